// One conversation with one incremental solver, for each of the two readings.
//
//   CadicalSession session(options);
//   Literal a = session.variable("a");
//   session.assert_true(a | b);
//   session.check({~a}) == Found::model && session.value(b);
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "verify/symbolic/prove.hpp"

namespace gridproof::symbolic {

enum class Found : std::uint8_t { model, none, nothing };  // nothing: the budget ran out

class CadicalSession {
 public:
  using BitType = Literal;

  explicit CadicalSession(const Options& options);
  ~CadicalSession();
  CadicalSession(const CadicalSession&) = delete;
  CadicalSession& operator=(const CadicalSession&) = delete;

  Literal variable(const std::string& name);
  void assert_true(Literal term);
  void assert_any(const std::vector<Literal>& terms);
  Found check(const std::vector<Literal>& assumed);
  bool value(Literal input) const;  // after Found::model

  static bool is_true(Literal term) { return term.number() == 1; }
  std::size_t clauses() const;
  std::size_t learned() const;

 private:
  struct Contents;
  std::unique_ptr<Contents> contents_;
};

class Z3Session {
 public:
  using BitType = Formula;

  explicit Z3Session(const Options& options);
  ~Z3Session();
  Z3Session(const Z3Session&) = delete;
  Z3Session& operator=(const Z3Session&) = delete;

  Formula variable(const std::string& name);
  void assert_true(Formula term);
  void assert_any(const std::vector<Formula>& terms);
  Found check(const std::vector<Formula>& assumed);
  bool value(Formula input) const;

  static bool is_true(Formula term) { return term.index() == 1; }
  std::size_t clauses() const;
  std::size_t learned() const;

 private:
  struct Contents;
  std::unique_ptr<Contents> contents_;
};

}  // namespace gridproof::symbolic
