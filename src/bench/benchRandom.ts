import { seededRandom } from '../domain/random'

/** Seeded random numbers, so that all runs measure the same work. */
export interface Random {
  next: () => number
  pick: <Item>(items: readonly Item[]) => Item
}

export function benchRandom(seed: string): Random {
  const next = seededRandom(seed)
  return { next, pick: (items) => items[Math.floor(next() * items.length)] as never }
}

/** A random integer within `spread` of a number. */
export function randomNear(random: Random, number: number, spread: number): number {
  return number + Math.floor(random.next() * (2 * spread + 1)) - spread
}
