// The states seen so far. They lie in the order of their discovery; hash tables of short marks find them, and a mark
// that agrees is followed to the state itself, so that no state is ever taken for another. (Lossy, the long mark alone
// decides and old states are forgotten.)
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <stdexcept>
#include <vector>

#include "verify/explore/checkpoint.hpp"
#include "verify/explore/hash.hpp"

namespace gridproof::explore {

// A vector that never moves its elements, and can forget the first of them.
template <class T>
class Blocks {
 public:
  static constexpr std::uint64_t block = 1024;

  std::uint64_t size() const { return size_; }
  const T& operator[](std::uint64_t i) const { return blocks_[i / block][i % block]; }
  void push_back(const T& value) {
    if (size_ % block == 0) blocks_.push_back(std::make_unique_for_overwrite<T[]>(block));
    blocks_[size_ / block][size_ % block] = value;
    ++size_;
  }
  void forget_before(std::uint64_t i) {
    for (; forgotten_ < i / block; ++forgotten_) blocks_[forgotten_].reset();
  }
  void clear() {
    blocks_.clear();
    size_ = forgotten_ = 0;
  }
  std::uint64_t bytes() const { return (blocks_.size() - forgotten_) * block * sizeof(T); }

  void save(CheckpointWriter& to) const {
    to.put(size_);
    to.put(forgotten_);
    for (std::uint64_t i = forgotten_ * block; i < size_; i += block)
      to.write(blocks_[i / block].get(), std::min(block, size_ - i) * sizeof(T));
  }
  void load(CheckpointReader& from) {
    size_ = from.get<std::uint64_t>();
    forgotten_ = from.get<std::uint64_t>();
    blocks_.resize((size_ + block - 1) / block);
    for (std::uint64_t i = forgotten_ * block; i < size_; i += block) {
      blocks_[i / block] = std::make_unique_for_overwrite<T[]>(block);
      from.read(blocks_[i / block].get(), std::min(block, size_ - i) * sizeof(T));
    }
  }

 private:
  std::vector<std::unique_ptr<T[]>> blocks_;
  std::uint64_t size_ = 0, forgotten_ = 0;
};

// How a state was first reached: from the state `parent` by its step number `ordinal`, or as an initial state.
struct Link {
  std::uint64_t bits;

  static Link initial(std::uint64_t i) { return {i | root}; }
  static Link step(std::uint64_t parent, std::uint64_t ordinal) {
    if (ordinal >= steps) throw std::length_error("a state has more than 2^25 successors");
    return {parent * steps | ordinal};
  }
  bool is_initial() const { return (bits & root) != 0; }
  std::uint64_t initial() const { return bits & ~root; }
  std::uint64_t parent() const { return bits / steps; }
  std::uint64_t ordinal() const { return bits % steps; }

 private:
  static constexpr std::uint64_t root = std::uint64_t{1} << 63, steps = std::uint64_t{1} << 25;
};

template <class Packed>
class Table {
 public:
  explicit Table(bool lossy = false) : lossy_(lossy) { resize(least_buckets); }

  std::uint64_t size() const { return states_.size(); }
  const Packed& operator[](std::uint64_t i) const { return states_[i]; }

  struct Found {
    std::uint64_t number;  // lossy: only of a fresh state
    bool fresh;
  };
  Found insert(const Packed& state, std::uint64_t hash) {
    if (size() >= room_) grow();
    const std::uint64_t mark = mark_of(hash);
    for (std::size_t at = home(mark);; at = (at + 1) & mask_) {
      Bucket& bucket = buckets_[at];
      if (const auto number = find_in(bucket, mark, state)) return {*number, false};
      if (bucket.count() == Bucket::slots) continue;
      bucket.add(lossy_ ? mark : mark | size());
      states_.push_back(state);
      return {size() - 1, true};
    }
  }
  std::optional<std::uint64_t> find(const Packed& state, std::uint64_t hash) const {
    const std::uint64_t mark = mark_of(hash);
    for (std::size_t at = home(mark);; at = (at + 1) & mask_) {
      if (const auto number = find_in(buckets_[at], mark, state)) return number;
      if (buckets_[at].count() != Bucket::slots) return std::nullopt;
    }
  }

  // The memory that an insert looks at first.
  void prefetch(std::uint64_t hash) const { __builtin_prefetch(&buckets_[home(mark_of(hash))]); }

  void forget_before(std::uint64_t i) { states_.forget_before(i); }
  void clear() {
    if (buckets_.size() > least_buckets && size() * 4 < buckets_.size())
      resize(least_buckets);
    else
      std::fill(buckets_.begin(), buckets_.end(), Bucket{});
    states_.clear();
  }
  std::uint64_t bytes() const { return buckets_.size() * sizeof(Bucket) + states_.bytes(); }

  void save(CheckpointWriter& to) const {
    states_.save(to);
    to.put_all(buckets_);
  }
  void load(CheckpointReader& from) {
    states_.load(from);
    std::vector<Bucket> buckets;
    from.get_all(buckets);
    resize(buckets.size());
    buckets_.swap(buckets);
  }

 private:
  // A cache line. A slot is a mark with the state's number in its lower half; lossy, a mark alone. A byte of each mark
  // stands together with the others in one word, so that a few instructions tell which slots are worth a look.
  struct alignas(64) Bucket {
    static constexpr std::uint64_t slots = 7;

    std::uint64_t tags = 0;  // the eighth byte: how many slots are in use, from the first on
    std::array<std::uint64_t, slots> slot{};

    static std::uint64_t tag(std::uint64_t mark) { return mark >> 32 & 0xff; }
    std::uint64_t count() const { return tags >> 56; }
    void add(std::uint64_t full) {
      slot[count()] = full;
      tags = (tags | tag(full) << 8 * count()) + (std::uint64_t{1} << 56);
    }
    // The top bit of each byte whose slot is in use and has this mark's tag. A byte above such a one may be named
    // wrongly (the borrow of the subtraction); the slot itself decides.
    std::uint64_t candidates(std::uint64_t mark) const {
      constexpr std::uint64_t ones = 0x0101010101010101;
      const std::uint64_t zero_where_equal = tags ^ tag(mark) * ones;
      return (zero_where_equal - ones) & ~zero_where_equal & ones << 7 & ((std::uint64_t{1} << 8 * count()) - 1);
    }
  };
  static constexpr std::size_t least_buckets = 8;
  static constexpr std::uint64_t upper = 0xffffffff00000000;

  // The upper bits of a mark say where its search begins, so that slots can move to a larger table without a look at
  // the states.
  std::uint64_t mark_of(std::uint64_t hash) const { return lossy_ ? hash : hash & upper; }
  std::size_t home(std::uint64_t mark) const { return static_cast<std::size_t>(mark >> shift_); }

  std::optional<std::uint64_t> find_in(const Bucket& bucket, std::uint64_t mark, const Packed& state) const {
    for (std::uint64_t found = bucket.candidates(mark); found != 0; found &= found - 1) {
      const std::uint64_t slot = bucket.slot[static_cast<std::size_t>(std::countr_zero(found)) / 8];
      const std::uint64_t number = slot & ~upper;
      if (lossy_ ? slot == mark
                 : ((slot ^ mark) & upper) == 0 && std::memcmp(&states_[number], &state, sizeof(Packed)) == 0)
        return number;
    }
    return std::nullopt;
  }

  void resize(std::size_t buckets) {
    buckets_ = std::vector<Bucket>(buckets);
    mask_ = buckets - 1;
    shift_ = std::countl_zero(buckets) + 1;
    room_ = buckets * 5;
  }
  void grow() {
    if (size() > ~upper / 2) throw std::length_error("too many states");
    const std::vector<Bucket> old = std::move(buckets_);
    resize(old.size() * 2);
    for (const Bucket& bucket : old)
      for (std::uint64_t i = 0; i < bucket.count(); ++i) {
        std::size_t at = home(bucket.slot[i]);
        while (buckets_[at].count() == Bucket::slots) at = (at + 1) & mask_;
        buckets_[at].add(bucket.slot[i]);
      }
  }

  bool lossy_;
  std::vector<Bucket> buckets_;
  std::size_t mask_ = 0;
  int shift_ = 0;
  std::uint64_t room_ = 0;  // states before the buckets must become more
  Blocks<Packed> states_;
};

// The tables of a whole search, chosen by the hash, so that threads can fill different ones at the same time. Their
// number is fixed: it decides the order of states.
template <class Packed>
class Store {
 public:
  static constexpr std::size_t shards = 64;

  explicit Store(bool lossy) : lossy_(lossy) {
    shards_.reserve(shards);
    for (std::size_t i = 0; i < shards; ++i) shards_.push_back(Shard{Table<Packed>(lossy), {}});
  }

  static std::size_t shard_of(std::uint64_t hash) { return hash % shards; }
  static std::uint64_t id(std::size_t shard, std::uint64_t number) { return number * shards + shard; }

  const Table<Packed>& table(std::size_t shard) const { return shards_[shard].table; }
  const Packed& state(std::uint64_t id) const { return shards_[id % shards].table[id / shards]; }
  Link link(std::uint64_t id) const { return shards_[id % shards].links[id / shards]; }
  bool lossy() const { return lossy_; }

  // The number of the state among all, if it is new. Requires the hash of the state.
  std::optional<std::uint64_t> add(const Packed& state, std::uint64_t hash, Link link) {
    Shard& shard = shards_[shard_of(hash)];
    const auto found = shard.table.insert(state, hash);
    if (!found.fresh) return std::nullopt;
    shard.links.push_back(link);
    return id(shard_of(hash), found.number);
  }

  void prefetch(std::uint64_t hash) const { shards_[shard_of(hash)].table.prefetch(hash); }

  void forget_before(std::size_t shard, std::uint64_t number) { shards_[shard].table.forget_before(number); }

  std::uint64_t size() const {
    std::uint64_t sum = 0;
    for (const Shard& shard : shards_) sum += shard.table.size();
    return sum;
  }
  std::uint64_t bytes() const {
    std::uint64_t sum = 0;
    for (const Shard& shard : shards_) sum += shard.table.bytes() + shard.links.bytes();
    return sum;
  }

  void save(CheckpointWriter& to) const {
    for (const Shard& shard : shards_) {
      shard.table.save(to);
      shard.links.save(to);
    }
  }
  void load(CheckpointReader& from) {
    for (Shard& shard : shards_) {
      shard.table.load(from);
      shard.links.load(from);
    }
  }

 private:
  struct alignas(128) Shard {  // two threads never write to one cache line
    Table<Packed> table;
    Blocks<Link> links;
  };
  bool lossy_;
  std::vector<Shard> shards_;
};

}  // namespace gridproof::explore
