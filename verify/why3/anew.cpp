// A development proved without its session: the same obligations, which any Why3 makes of the text, are given to one
// prover after the other, first for a moment and then for as long as the stored proofs were given. What Why3 says
// counts only where its exit code says the same: a Why3 that breaks off has not named all obligations.
#include "verify/why3/anew.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace gridproof::why3 {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::array<int, 2> limits = {2, 30};  // seconds
constexpr int some_open = 2;                    // the exit code of `why3 prove` where not all is proved

// `File "solve.mlw", line 78, characters 12-23:` gives :78, as Why3 takes a place; another file's gives nothing.
std::string place_of(std::string_view line, const std::string& file) {
  const std::string mark = fmt::format("File \"{}\", line ", file);
  if (!line.starts_with(mark)) return {};
  const std::string_view number = line.substr(mark.size());
  return ":" + std::string(number.substr(0, number.find_first_not_of("0123456789")));
}

class Anew {
 public:
  explicit Anew(const ProofRequest& request)
      : request_(request), file_(request.development.session + ".mlw"), end_(Clock::now() + request.patience) {}

  Proof run() {
    proof_.anew = true;
    proof_.provers = request_.tools.provers;
    for (const int limit : limits)
      for (const std::string& prover : request_.tools.provers)
        for (const std::string& place : places_that_are_open())
          if (!ask(prover, limit, place)) return proof_;
    if (proof_.obligations == obligations_.size())
      proof_.answer = Answer::proved;
    else
      proof_.detail = fmt::format("of {} obligations {} stay open: {}", obligations_.size(),
                                  obligations_.size() - proof_.obligations, open_in_words());
    return proof_;
  }

 private:
  // Where to look again; an empty place is the whole text.
  std::set<std::string> places_that_are_open() const {
    std::set<std::string> places;
    if (obligations_.empty()) return {""};
    for (const Obligation& each : obligations_)
      if (!each.proved) places.insert(each.place);
    return places.contains("") ? std::set<std::string>{""} : places;
  }

  // False where there is nothing more to be done.
  bool ask(const std::string& prover, int limit, const std::string& place) {
    const std::size_t space = prover.rfind(' ');
    std::vector<std::string> words = {"prove", "-L", ".", "-a", "split_vc", "-t", std::to_string(limit), "-P",
                                      prover.substr(0, space) + "," + prover.substr(space + 1) + ",", file_};
    if (!place.empty()) words.insert(words.end(), {"-g", place});
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end_ - Clock::now());
    const Said said = run_why3(request_.tools, std::move(words), request_.folder,
                               std::max(left, std::chrono::milliseconds(1)));
    if (stopped(said, proof_)) return false;
    const std::vector<Obligation> answers = obligations_in(said.output, file_);
    const bool all = std::all_of(answers.begin(), answers.end(), [](const Obligation& each) { return each.proved; });
    if (said.ended.code != (all ? 0 : some_open)) {
      proof_.detail = fmt::format("Why3 broke off with exit code {}:\n{}{}", said.ended.code, said.output,
                                  said.ended.errors);
      return false;
    }
    if (obligations_.empty()) obligations_ = answers;
    std::vector<Obligation*> asked;
    for (Obligation& each : obligations_)
      if (place.empty() || each.place == place) asked.push_back(&each);
    if (answers.empty() || asked.size() != answers.size()) {
      proof_.detail = fmt::format("Why3 has {} obligations for {}, {} were expected:\n{}{}", answers.size(), prover,
                                  asked.size(), said.output, said.ended.errors);
      return false;
    }
    for (std::size_t i = 0; i < asked.size(); ++i) asked[i]->proved = asked[i]->proved || answers[i].proved;
    proof_.obligations = static_cast<std::uint64_t>(
        std::count_if(obligations_.begin(), obligations_.end(), [](const Obligation& each) { return each.proved; }));
    return true;
  }

  std::string open_in_words() const {
    std::set<std::string> places;
    for (const Obligation& each : obligations_)
      if (!each.proved) places.insert(file_ + each.place);
    return fmt::format("{}", fmt::join(places, ", "));
  }

  const ProofRequest& request_;
  std::string file_;
  Clock::time_point end_;
  Proof proof_;
  std::vector<Obligation> obligations_;
};

}  // namespace

std::vector<Obligation> obligations_in(const std::string& output, const std::string& file) {
  constexpr std::string_view mark = "Prover result is: ";
  std::vector<Obligation> obligations;
  std::string place;
  for (std::size_t from = 0; from < output.size();) {
    const std::size_t end = std::min(output.find('\n', from), output.size());
    const std::string_view line = std::string_view(output).substr(from, end - from);
    if (line.starts_with("File ")) place = place_of(line, file);
    if (line.starts_with(mark)) obligations.push_back({place, line.substr(mark.size()).starts_with("Valid")});
    from = end + 1;
  }
  return obligations;
}

Proof prove_anew(const ProofRequest& request) { return Anew(request).run(); }

}  // namespace gridproof::why3
