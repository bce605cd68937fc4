import { Posting } from './posting'
import { listTexts } from './recordTexts'
import { foldCode, splitWords } from './words'

/** How much a whole name that was typed counts, and two words of a phrase, in units of the fields' costs. */
export const NAME_BOOST = 6
export const PHRASE_BOOST = 2

/** Words of the longest typed name. */
const MAX_NAME_WORDS = 4

/** Boosts are kept in a byte. */
const MAX_BOOST = 255

/**
 * Ranks records first whose model or badge was typed whole, so that "mazda 3" is Mazda3 before CX-3, and those in whose name typed
 * words follow each other.
 */
export class NameBoosts {
  private readonly names = new Map<string, Posting>()
  private readonly pairs = new Map<string, Posting>()

  constructor(
    private readonly nameAttributes: readonly string[],
    private readonly phraseAttribute: string,
  ) {}

  replace(slot: number, before: object | undefined, after: object | undefined, slots: number): void {
    replaceKeys(this.names, slot, this.namesOf(before), this.namesOf(after), slots)
    replaceKeys(this.pairs, slot, this.pairsOf(before), this.pairsOf(after), slots)
  }

  /** The boosts of each slot; null if nothing typed is a whole name or phrase. */
  find(typed: readonly string[], slots: number): Uint8Array | null {
    let boosts: Uint8Array | null = null
    const boost = (posting: Posting | undefined, by: number) => {
      if (posting === undefined) return
      const all = boosts ?? new Uint8Array(slots)
      boosts = all
      posting.forEach((slot) => {
        all[slot] = Math.min(MAX_BOOST, (all[slot] as number) + by)
      })
    }
    for (let from = 0; from < typed.length; from++) {
      let name = ''
      for (let to = from; to < Math.min(typed.length, from + MAX_NAME_WORDS); to++) {
        name += typed[to]
        boost(this.names.get(name), NAME_BOOST)
      }
      if (from > 0) boost(this.pairs.get(`${typed[from - 1]} ${typed[from]}`), PHRASE_BOOST)
    }
    return boosts
  }

  private namesOf(record: object | undefined): Set<string> {
    return record === undefined ? NONE : new Set(listTexts(record, this.nameAttributes).map(foldCode).filter(Boolean))
  }

  private pairsOf(record: object | undefined): Set<string> {
    if (record === undefined) return NONE
    const pairs = new Set<string>()
    for (const text of listTexts(record, [this.phraseAttribute])) {
      const words = splitWords(text)
      for (let at = 1; at < words.length; at++) pairs.add(`${words[at - 1]?.text} ${words[at]?.text}`)
    }
    return pairs
  }
}

const NONE: Set<string> = new Set()

function replaceKeys(
  postings: Map<string, Posting>,
  slot: number,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  slots: number,
): void {
  for (const key of before) {
    if (after.has(key)) continue
    const posting = postings.get(key)
    posting?.remove(slot)
    if (posting?.size === 0) postings.delete(key)
  }
  for (const key of after) {
    if (before.has(key)) continue
    let posting = postings.get(key)
    if (posting === undefined) {
      posting = new Posting()
      postings.set(key, posting)
    }
    posting.add(slot, slots)
  }
}
