// The looks of the page. Pictures are SVG because a printer leaves the backgrounds of tables out.
#pragma once

#include <string_view>

namespace gridproof::verify {

inline constexpr std::string_view html_style = R"css(
:root { color-scheme: light dark; --page: #fbfaf7; --paper: #ffffff; --ink: #1d1f23; --faint: #62666d; --rule: #d9d7d0;
  --line: #8b8f96; --good: #1c6b3c; --bad: #b3201f; --note: #7a5200; --hint: #ffe08a; --new: #cfe8d6;
  --shade: #eef0f4; }
@media (prefers-color-scheme: dark) { :root { --page: #16181c; --paper: #1f2227; --ink: #e6e7ea; --faint: #a0a5ad;
  --rule: #383c43; --line: #7b8089; --good: #7bd39a; --bad: #ff8f87; --note: #e8bd62; --hint: #6b5413; --new: #1f4a31;
  --shade: #292d35; } }
@media print { :root { --page: #ffffff; --paper: #ffffff; --ink: #000000; --faint: #444444; --rule: #bbbbbb;
  --line: #777777; --good: #14532d; --bad: #991b1b; --note: #5c3d00; --hint: #ffe9a8; --new: #d5ecdc;
  --shade: #f0f0f0; }
  article, figure, tr { break-inside: avoid; } body { font-size: 10pt; } a { color: inherit; text-decoration: none; }
  .scroll { overflow: visible; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 76rem; background: var(--page); color: var(--ink);
  font: 15px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; padding-top: .75rem; border-top: 2px solid var(--rule); }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0 .5rem; max-width: 62rem; overflow-wrap: anywhere; }
a { color: inherit; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
.faint { color: var(--faint); }
.good { color: var(--good); } .bad { color: var(--bad); font-weight: 700; } .note { color: var(--note); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: .5rem 0 1rem; }
th, td { padding: .2rem .9rem .2rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--rule); }
thead th { color: var(--faint); font-weight: 600; border-bottom-width: 2px; }
tbody th { font-weight: 500; white-space: nowrap; }
td span { white-space: nowrap; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0; }
dt { color: var(--faint); } dd { margin: 0; font-variant-numeric: tabular-nums; }
article { margin: 1.5rem 0; padding: .25rem 1rem 1rem; background: var(--paper); border: 1px solid var(--rule);
  border-left: 4px solid var(--note); border-radius: 4px; }
article.unexpected { border-left-color: var(--bad); }
ol.steps { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; margin: .75rem 0; padding: 0;
  list-style: none; }
ol.steps li { display: flex; align-items: center; gap: .75rem; }
.action { text-align: center; font-size: .85rem; } .action::after { content: "\2192"; display: block; font-size: 1.4rem;
  line-height: 1; color: var(--faint); }
.loop { border: 1px dashed var(--bad); border-radius: 4px; padding: .4rem .7rem; font-size: .9rem; max-width: 16rem; }
figure { margin: 0; }
figcaption { font-size: .85rem; line-height: 1.35; color: var(--faint); max-width: 16rem; min-height: 4.2em; }
li.solution { padding-right: .75rem; border-right: 2px solid var(--rule); }
figcaption b { color: var(--ink); }
svg.grid { display: block; max-width: 100%; height: auto; }
.paper { fill: var(--paper); } .shaded { fill: var(--shade); } .hinted { fill: var(--hint); }
.changed { fill: var(--new); }
.corner { fill: var(--good); }
.thin { stroke: var(--line); stroke-width: .6; } .thick { stroke: var(--ink); stroke-width: 1.8; }
.frame { fill: none; stroke: var(--ink); stroke-width: 2.4; }
svg text { text-anchor: middle; fill: var(--ink); font-family: system-ui, sans-serif; }
.given { font-size: 17px; } .new { font-weight: 700; }
.proposed { font-size: 17px; font-weight: 700; font-style: italic; }
svg text.crossed { font-size: 8px; text-decoration: line-through; fill: var(--faint); }
footer { margin-top: 3rem; padding-top: .75rem; border-top: 2px solid var(--rule); color: var(--faint); }
)css";

}  // namespace gridproof::verify
