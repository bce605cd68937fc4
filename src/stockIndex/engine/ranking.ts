import type FastBitSet from 'fastbitset'
import { listSlots, toBitSet } from './posting'
import type { SlotOrder } from './sortedOrder'
import { getTypos, type TextMatches } from './textSearch'

/** Ranking data by slot: text score and distance. */
export interface Ranked {
  scores: Uint16Array | null
  distances: Float64Array | null
}

/** Fewest typos first, then nearest, then most exact words, then the index's own order. */
export function byRelevance({ scores, distances }: Ranked, precisionMetres: number, ranks: Int32Array): SlotOrder {
  return (a, b) => {
    const left = scores === null ? 0 : (scores[a] as number)
    const right = scores === null ? 0 : (scores[b] as number)
    const typos = getTypos(left) - getTypos(right)
    if (typos !== 0) return typos
    if (distances !== null) {
      const bucketA = Math.floor((distances[a] as number) / precisionMetres)
      const bucketB = Math.floor((distances[b] as number) / precisionMetres)
      if (bucketA !== bucketB) return bucketA < bucketB ? -1 : 1
    }
    return left - right || (ranks[a] as number) - (ranks[b] as number)
  }
}

/** Only the records with the fewest typos in scope: "ford" does not also match a Forester. */
export function withFewestTypos({ set, scores }: TextMatches, scope: FastBitSet): TextMatches {
  const slots = listSlots(set.new_intersection(scope))
  let fewest = Number.POSITIVE_INFINITY
  for (const slot of slots) fewest = Math.min(fewest, getTypos(scores[slot] as number))
  return { set: toBitSet(slots.filter((slot) => getTypos(scores[slot] as number) === fewest)), scores }
}
