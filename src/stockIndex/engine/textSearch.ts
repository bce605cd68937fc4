import FastBitSet from 'fastbitset'
import { CodeForms } from './codeForms'
import type { FieldPostings } from './fieldPostings'
import { NameBoosts } from './nameBoosts'
import { Posting } from './posting'
import { listTexts } from './recordTexts'
import { Vocabulary } from './vocabulary'
import { foldCode, indexedWords, otherNumbers, proseWords, typedWords } from './words'

/** Which typed words may be the prefix of a longer one, as in Algolia's `queryType`. */
export type PrefixRule = 'prefixLast' | 'prefixAll' | 'prefixNone'

export interface TextQuery {
  query: string
  prefixes: PrefixRule
  /** whether typos are tolerated */
  typos: boolean
}

/** Records that match a text, and how well. */
export interface TextMatches {
  set: FastBitSet
  /** by slot: typos, inexact words and the cost of their fields; lower is better, `NO_MATCH` if the text was not found */
  scores: Uint16Array
}

export const NO_MATCH = 0xffff

const NONE: ReadonlyMap<string, number> = new Map()
const NO_WORDS: ReadonlySet<string> = new Set()
/** bits of a score: 5 for typos, 4 for inexact words, 7 for the fields */
const TYPO = 1 << 11
const NOT_EXACT = 1 << 7

/** The number of typos in a score. */
export const getTypos = (score: number): number => score >> 11

/** The number of words in a score that matched by prefix, with a typo, or joined or split differently. */
export const getInexactWords = (score: number): number => (score >> 7) & 15

/** What the fields in which the words were found cost: 0 if all are in the most important one. */
export const getFieldCost = (score: number): number => score & 127

/** What a rare word costs in each field: the make and model tell most, the dealer's comments least. */
const FIELD_COSTS = [0, 4, 7, 11] as const

/** A word in more than this part of the records tells nothing, wherever it is. */
const COMMON_SHARE = 0.5

/**
 * What a word costs in a field, as in BM25: the rarer it is, the more its field tells. `size` is the number of records with the word
 * of `total`.
 */
export function fieldCost(field: number, size: number, total: number): number {
  const rarest = Math.log(1 + total)
  const rarity = rarest === 0 ? 1 : Math.log((1 + total) / (1 + Math.min(size, total * COMMON_SHARE))) / rarest
  return Math.round((FIELD_COSTS[Math.min(field, FIELD_COSTS.length - 1)] as number) * (0.4 + 0.6 * rarity))
}

export interface TextSettings {
  /** the searched attributes, in fields of falling importance */
  textAttributes: readonly (readonly string[])[]
  /** the number of these fields, from the first, in which typos are tolerated */
  typoFields: number
  /** long texts, of which only whole words are found; the least important field */
  proseAttributes: readonly string[]
  /** stock numbers and the like */
  codeAttributes: readonly string[]
  /** attributes whose whole text ranks first */
  nameAttributes: readonly string[]
  /** attribute in which typed words that follow each other rank first */
  phraseAttribute: string
}

/**
 * Finds records by text. Every typed word must match the record: exactly, by prefix, with tolerated typos, joined with
 * its neighbour ("hi lux") or split ("landrover"); or it is the stock number or VIN.
 */
export class TextSearch {
  private readonly vocabulary = new Vocabulary()
  private readonly prose = new Map<string, Posting>()
  private readonly codes = new CodeForms()
  private readonly names: NameBoosts
  private readonly proseField: number
  private total = 0

  constructor(private readonly settings: TextSettings) {
    this.names = new NameBoosts(settings.nameAttributes, settings.phraseAttribute)
    this.proseField = settings.textAttributes.length
  }

  /** Replaces a slot's searchable text; undefined means no record. */
  replace(slot: number, before: object | undefined, after: object | undefined, slots: number): void {
    this.total += (after === undefined ? 0 : 1) - (before === undefined ? 0 : 1)
    const oldWords = before === undefined ? NONE : this.extractWords(before)
    const newWords = after === undefined ? NONE : this.extractWords(after)
    for (const [word, field] of oldWords) if (newWords.get(word) !== field) this.vocabulary.remove(word, slot, field)
    for (const [word, field] of newWords)
      if (oldWords.get(word) !== field) this.vocabulary.add(word, slot, field, slots)
    const oldProse = before === undefined ? NO_WORDS : this.extractProse(before)
    const newProse = after === undefined ? NO_WORDS : this.extractProse(after)
    for (const word of oldProse) if (!newProse.has(word)) this.removeProse(word, slot)
    for (const word of newProse) if (!oldProse.has(word)) this.addProse(word, slot, slots)
    const oldCodes = before === undefined ? NO_WORDS : this.extractCodes(before)
    const newCodes = after === undefined ? NO_WORDS : this.extractCodes(after)
    for (const code of oldCodes) if (!newCodes.has(code)) this.codes.remove(code, slot)
    for (const code of newCodes) if (!oldCodes.has(code)) this.codes.add(code, slot)
    this.names.replace(slot, before, after, slots)
  }

  /** Sorts added words and codes, which the first search would otherwise do, step by step. */
  *prepare(): Generator<void> {
    this.vocabulary.sortedWords()
    yield
    yield* this.codes.prepare()
  }

  /** How much more a record ranks for whole names and phrases, by slot; null if the text has none. */
  boosts(query: string, slots: number): Uint8Array | null {
    return this.names.find(typedWords(query), slots)
  }

  /** True if a stock number, VIN or plate is this, or ends in it. */
  hasCode(code: string): boolean {
    let found = false
    this.codes.find(foldCode(code), false, () => {
      found = true
    })
    return found
  }

  /** True if some record has the word, in any way that a search finds it. */
  hasWord(word: string, prefix: boolean): boolean {
    const [folded] = typedWords(word)
    if (folded === undefined) return false
    return (
      this.vocabulary.exact(folded) !== undefined ||
      this.prose.has(folded) ||
      otherNumbers(folded).some((form) => this.vocabulary.exact(form) !== undefined || this.prose.has(form)) ||
      this.findSplits(folded).length > 0 ||
      this.hasCode(folded) ||
      // the dearest comes last
      this.vocabulary.matches(folded, { prefix, typos: true }).length > 0
    )
  }

  /** The records that match the text; null for an empty text, which every record matches. */
  find({ query, prefixes, typos }: TextQuery, slots: number): TextMatches | null {
    const typed = typedWords(query)
    if (typed.length === 0) return null
    const isPrefix = (index: number) =>
      prefixes === 'prefixAll' || (prefixes === 'prefixLast' && index === typed.length - 1)
    const termCosts = (index: number) => this.wordCosts(typed[index] as string, isPrefix(index), typos, slots)
    // the best sums for the words so far, and for those before the last: a joined pair continues from there
    let scores = termCosts(0)
    let beforeLast: Uint16Array | null = null
    for (let index = 1; index < typed.length; index++) {
      const next = added(scores, termCosts(index))
      const joined = this.joinedCosts(`${typed[index - 1]}${typed[index]}`, isPrefix(index), slots)
      if (joined !== null) keepLower(next, beforeLast === null ? joined : added(beforeLast, joined))
      beforeLast = scores
      scores = next
    }
    if (typed.length > 2) {
      this.codes.find(typed.join(''), isPrefix(typed.length - 1), (slot) => {
        scores[slot] = Math.min(scores[slot] as number, NOT_EXACT)
      })
    }
    return { set: foundIn(scores), scores }
  }

  private wordCosts(word: string, prefix: boolean, typos: boolean, slots: number): Uint16Array {
    const costs = new Uint16Array(slots).fill(NO_MATCH)
    const note = (slot: number, cost: number) => {
      if (cost < (costs[slot] as number)) costs[slot] = cost
    }
    for (const match of this.vocabulary.matches(word, { prefix, typos })) {
      const cost = match.exact ? 0 : match.typos * TYPO + NOT_EXACT
      const byField = this.costsByField(match.postings.size)
      // A typo of a word among the features is most often another word: a "camel" is no camera.
      const fields = match.typos === 0 ? byField.length : this.settings.typoFields
      match.postings.forEach((slot, field) => {
        if (field < fields) note(slot, cost + (byField[field] as number))
      })
    }
    const noteProse = (form: string, cost: number) => {
      const prose = this.prose.get(form)
      if (prose === undefined) return
      const proseCost = cost + fieldCost(this.proseField, prose.size, this.total)
      prose.forEach((slot) => {
        note(slot, proseCost)
      })
    }
    noteProse(word, 0)
    for (const form of otherNumbers(word)) {
      const postings = this.vocabulary.exact(form)
      const byField = postings === undefined ? [] : this.costsByField(postings.size)
      postings?.forEach((slot, field) => {
        note(slot, NOT_EXACT + (byField[field] as number))
      })
      noteProse(form, NOT_EXACT)
    }
    for (const [first, second] of this.findSplits(word)) {
      const byField = this.costsByField(first.size)
      first.forEach((slot, field) => {
        const other = second.fieldOf(slot)
        if (other >= 0) note(slot, NOT_EXACT + (byField[Math.max(field, other)] as number))
      })
    }
    this.codes.find(word, prefix, (slot, exact) => {
      note(slot, exact ? 0 : NOT_EXACT)
    })
    return costs
  }

  /** Costs of two typed words read as one word and as one code; null when neither matches. */
  private joinedCosts(word: string, prefix: boolean, slots: number): Uint16Array | null {
    const costs = new Uint16Array(slots).fill(NO_MATCH)
    let found = false
    const note = (slot: number, cost: number) => {
      found = true
      if (cost < (costs[slot] as number)) costs[slot] = cost
    }
    for (const match of this.vocabulary.matches(word, { prefix, typos: false })) {
      const byField = this.costsByField(match.postings.size)
      match.postings.forEach((slot, field) => {
        note(slot, NOT_EXACT + (byField[field] as number))
      })
    }
    this.codes.find(word, prefix, (slot) => {
      note(slot, NOT_EXACT)
    })
    return found ? costs : null
  }

  /** The ways to split a word into two indexed words, the rarer first. */
  private findSplits(word: string): [FieldPostings, FieldPostings][] {
    const found: [FieldPostings, FieldPostings][] = []
    for (let at = 1; at < word.length; at++) {
      if (!canSplitWord(word, at)) continue
      const first = this.vocabulary.exact(word.slice(0, at))
      const second = first === undefined ? undefined : this.vocabulary.exact(word.slice(at))
      if (first !== undefined && second !== undefined) {
        found.push(first.size <= second.size ? [first, second] : [second, first])
      }
    }
    return found
  }

  private costsByField(size: number): number[] {
    return this.settings.textAttributes.map((_, field) => fieldCost(field, size, this.total))
  }

  private addProse(word: string, slot: number, slots: number): void {
    let posting = this.prose.get(word)
    if (posting === undefined) {
      posting = new Posting()
      this.prose.set(word, posting)
    }
    posting.add(slot, slots)
  }

  private removeProse(word: string, slot: number): void {
    const posting = this.prose.get(word)
    posting?.remove(slot)
    if (posting?.size === 0) this.prose.delete(word)
  }

  /** Each word with the most important field that has it. */
  private extractWords(record: object): Map<string, number> {
    const words = new Map<string, number>()
    this.settings.textAttributes.forEach((attributes, field) => {
      for (const text of listTexts(record, attributes))
        for (const word of indexedWords(text)) if (!words.has(word)) words.set(word, field)
    })
    return words
  }

  private extractProse(record: object): ReadonlySet<string> {
    const [first = NO_WORDS, ...others] = listTexts(record, this.settings.proseAttributes).map(proseWords)
    return others.length === 0 ? first : new Set([first, ...others].flatMap((words) => [...words]))
  }

  private extractCodes(record: object): Set<string> {
    return new Set(listTexts(record, this.settings.codeAttributes).map(foldCode).filter(Boolean))
  }
}

/**
 * A word may be split where letters meet digits, or between letters when both parts have two or more; never inside a
 * number.
 */
export function canSplitWord(word: string, at: number): boolean {
  const digitBefore = /\p{N}/u.test(word[at - 1] as string)
  const digitAfter = /\p{N}/u.test(word[at] as string)
  return digitBefore !== digitAfter || (!digitBefore && at >= 2 && word.length - at >= 2)
}

function added(scores: Uint16Array, costs: Uint16Array): Uint16Array {
  const sums = new Uint16Array(scores.length)
  for (let slot = 0; slot < sums.length; slot++) {
    const score = scores[slot] as number
    const cost = costs[slot] as number
    sums[slot] = score === NO_MATCH || cost === NO_MATCH ? NO_MATCH : score + cost
  }
  return sums
}

function keepLower(scores: Uint16Array, others: Uint16Array): void {
  for (let slot = 0; slot < scores.length; slot++) {
    if ((others[slot] as number) < (scores[slot] as number)) scores[slot] = others[slot] as number
  }
}

function foundIn(scores: Uint16Array): FastBitSet {
  const words = new Array<number>((scores.length + 31) >>> 5).fill(0)
  for (let slot = 0; slot < scores.length; slot++) {
    if (scores[slot] !== NO_MATCH) words[slot >>> 5] = (words[slot >>> 5] as number) | (1 << (slot & 31))
  }
  return FastBitSet.fromWords(words)
}
