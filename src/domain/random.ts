/**
 * A generator of numbers in [0, 1) that is the same for the same seed (mulberry32 over an FNV-1a hash), so that server
 * and browser shuffle alike. Not for secrets.
 */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A copy in random order, every order equally likely (Fisher-Yates). */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const copy = [...items]
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const swapped = copy[last] as T
    copy[last] = copy[other] as T
    copy[other] = swapped
  }
  return copy
}
