/** Chance that can be repeated: the same seed gives the same choices on every machine. */
export interface Random {
  /** from 0 up to, but not including, 1 */
  next: () => number
  /** whole number from `from` to `to`, both included */
  int: (from: number, to: number) => number
  between: (from: number, to: number) => number
  /** true in the given share of cases, 0 to 1 */
  chance: (share: number) => boolean
  /** bell curve around the mean, cut off at two and a half deviations so that no car is absurd */
  normal: (mean: number, deviation: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** weights are relative; an item of weight 0 is never picked. Throws where all are 0. */
  weighted: <Item>(items: readonly Item[], weight: (item: Item) => number) => Item
  /** a new list in another order */
  shuffle: <Item>(items: readonly Item[]) => Item[]
  /** the first `count` of a shuffled list */
  some: <Item>(items: readonly Item[], count: number) => Item[]
}

/** A stream of its own for every seed, so that a change to one car never moves another. */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const shuffle = <Item>(items: readonly Item[]) => {
    const order = [...items]
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = int(0, last)
      ;[order[last], order[other]] = [order[other]!, order[last]!]
    }
    return order
  }
  return {
    next,
    int,
    between: (from, to) => from + next() * (to - from),
    chance: (share) => next() < share,
    normal: (mean, deviation) => {
      const bell = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
      return mean + deviation * Math.max(-2.5, Math.min(2.5, bell))
    },
    pick: (items) => {
      if (items.length === 0) throw new Error(`Nothing to pick from (${seed})`)
      return items[int(0, items.length - 1)]!
    },
    weighted: (items, weight) => {
      const weights = items.map(weight)
      const total = weights.reduce((sum, one) => sum + one, 0)
      if (!(total > 0)) throw new Error(`Nothing to pick from (${seed})`)
      let rest = next() * total
      const index = weights.findIndex((one) => {
        rest -= one
        return rest < 0
      })
      return items[index < 0 ? weights.findLastIndex((one) => one > 0) : index]!
    },
    shuffle,
    some: (items, count) => shuffle(items).slice(0, Math.max(0, count)),
  }
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}
