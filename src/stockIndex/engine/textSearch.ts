import FastBitSet from 'fastbitset'
import { CodeList } from './codeList'
import type { Posting } from './posting'
import { Vocabulary } from './vocabulary'
import { foldCode, indexedWords, typedWords } from './words'

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
  /** by slot: typos x 16 + inexact words; lower is better, `NO_MATCH` if the text was not found */
  scores: Uint16Array
}

export const NO_MATCH = 0xffff

const NONE: ReadonlySet<string> = new Set()
const TYPO = 16
const NOT_EXACT = 1

/** The number of typos in a score. */
export const getTypos = (score: number): number => score >> 4

/** The number of words in a score that matched by prefix, with a typo, or joined or split differently. */
export const getInexactWords = (score: number): number => score & 15

/**
 * Finds records by text. Every typed word must match the record: exactly, by prefix, with tolerated typos, joined with
 * its neighbour ("hi lux") or split ("landrover"); or it is the stock number or VIN.
 */
export class TextSearch {
  private readonly vocabulary = new Vocabulary()
  private readonly codes = new CodeList()

  constructor(
    private readonly textAttributes: readonly string[],
    private readonly codeAttributes: readonly string[],
  ) {}

  /** Replaces a slot's searchable text; undefined means no record. */
  replace(slot: number, before: object | undefined, after: object | undefined, slots: number): void {
    const oldWords = before === undefined ? NONE : this.extractWords(before)
    const newWords = after === undefined ? NONE : this.extractWords(after)
    for (const word of oldWords) if (!newWords.has(word)) this.vocabulary.remove(word, slot)
    for (const word of newWords) if (!oldWords.has(word)) this.vocabulary.add(word, slot, slots)
    const oldCodes = before === undefined ? NONE : this.extractCodes(before)
    const newCodes = after === undefined ? NONE : this.extractCodes(after)
    for (const code of oldCodes) if (!newCodes.has(code)) this.codes.remove(code, slot)
    for (const code of newCodes) if (!oldCodes.has(code)) this.codes.add(code, slot)
  }

  /** Sorts added words, which the first search would otherwise do. */
  prepare(): void {
    this.vocabulary.sortedWords()
    this.codes.commit()
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
      match.posting.forEach((slot) => {
        note(slot, cost)
      })
    }
    for (const [first, second] of this.findSplits(word)) {
      first.forEach((slot) => {
        if (second.has(slot)) note(slot, NOT_EXACT)
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
    const note = (slot: number) => {
      found = true
      costs[slot] = NOT_EXACT
    }
    for (const match of this.vocabulary.matches(word, { prefix, typos: false })) match.posting.forEach(note)
    this.codes.find(word, prefix, note)
    return found ? costs : null
  }

  /** The ways to split a word into two indexed words, the rarer first. */
  private findSplits(word: string): [Posting, Posting][] {
    const found: [Posting, Posting][] = []
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

  private extractWords(record: object): Set<string> {
    const words = new Set<string>()
    for (const text of listTexts(record, this.textAttributes)) for (const word of indexedWords(text)) words.add(word)
    return words
  }

  private extractCodes(record: object): Set<string> {
    return new Set(listTexts(record, this.codeAttributes).map(foldCode).filter(Boolean))
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

/** The text that a record has in the named attributes, lists included. */
export function listTexts(record: object, attributes: readonly string[]): string[] {
  const texts: string[] = []
  for (const attribute of attributes) {
    const value = (record as Record<string, unknown>)[attribute]
    if (typeof value === 'string') texts.push(value)
    else if (Array.isArray(value)) texts.push(...value.filter((entry) => typeof entry === 'string'))
  }
  return texts
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
