import type FastBitSet from 'fastbitset'
import { PHRASE_BOOST } from './nameBoosts'
import { listSlots, toBitSet } from './posting'
import type { SlotOrder } from './sortedOrder'
import { getFieldCost, getInexactWords, getTypos, type TextMatches } from './textSearch'

/** Ranking data by slot: text score, boosts, preferred values and distance. */
export interface Ranked {
  scores: Uint16Array | null
  boosts: Uint8Array | null
  /** the number of preferred filters that a record matches */
  preferred: Uint8Array | null
  distances: Float64Array | null
  /** records that others of about the same relevance come before, such as sold cars */
  demoted: FastBitSet | null
}

/** What a word that did not match exactly costs, in units of the fields' costs. */
const INEXACT_COST = 4

/** What being sold costs: as much as two words of a phrase gain. */
const DEMOTED_COST = PHRASE_BOOST

/**
 * Fewest typos first, then nearest, then most preferred values, then by how much the matched words tell (see `TextSearch`) with
 * phrases and whole names first, then the index's own order. A strict order: equal searches have equal results.
 */
export function byRelevance(ranked: Ranked, precisionMetres: number, ranks: Int32Array): SlotOrder {
  const { scores, boosts, preferred, distances, demoted } = ranked
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
    if (preferred !== null && preferred[a] !== preferred[b]) return (preferred[b] as number) - (preferred[a] as number)
    let cost = relevanceCost(left) - relevanceCost(right)
    if (boosts !== null) cost += (boosts[b] as number) - (boosts[a] as number)
    if (demoted !== null) cost += DEMOTED_COST * (Number(demoted.has(a)) - Number(demoted.has(b)))
    return cost || (ranks[a] as number) - (ranks[b] as number)
  }
}

/** The cost of a text match without its typos; lower is better. */
export const relevanceCost = (score: number): number => getInexactWords(score) * INEXACT_COST + getFieldCost(score)

/** Only the records with the fewest typos in scope: "ford" does not also match a Forester. */
export function withFewestTypos({ set, scores }: TextMatches, scope: FastBitSet): TextMatches {
  const slots = listSlots(set.new_intersection(scope))
  let fewest = Number.POSITIVE_INFINITY
  for (const slot of slots) fewest = Math.min(fewest, getTypos(scores[slot] as number))
  return { set: toBitSet(slots.filter((slot) => getTypos(scores[slot] as number) === fewest)), scores }
}
