import { MIN_CODE_PREFIX } from '../engine/codeList'
import { DistanceRows } from '../engine/distanceRows'
import { canSplitWord, type PrefixRule } from '../engine/textSearch'
import {
  extractDigits,
  foldCode,
  hasDigits,
  typedWords,
  typosAllowed,
  type Word,
  wordsWithJoined,
} from '../engine/words'

export interface Highlight {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  fullyHighlighted?: boolean
  matchedWords: string[]
}

/** A term to look for in the words of a text. */
interface Term {
  text: string
  /** the typed words that match when this term does */
  typed: string[]
  /** the other half of a split word, which must match too */
  companion: string | null
  prefix: boolean
  rows: DistanceRows | null
  allowed: number
  digits: string
}

interface Span {
  start: number
  end: number
}

/** Highlights the matches of a query in a text, by the rules of the search. */
export class Highlighter {
  private readonly typed: string[]
  private readonly terms: Term[]
  private readonly known = new Map<string, Highlight>()

  constructor(
    private readonly query: { text: string; prefixes: PrefixRule; typos: boolean },
    private readonly tags: { before: string; after: string },
  ) {
    this.typed = typedWords(query.text)
    this.terms = this.typed.flatMap((word, index) => this.buildTerms(word, index))
  }

  /** True when nothing was typed, so that nothing is highlighted. */
  get isEmpty(): boolean {
    return this.typed.length === 0
  }

  /** The text with the matches between the tags. */
  text(text: string): Highlight {
    let highlight = this.known.get(text)
    if (highlight === undefined) {
      highlight = this.marked(text)
      this.known.set(text, highlight)
    }
    return highlight
  }

  /** A stock number: highlighted whole when the query equals it or is its prefix. */
  code(code: string): Highlight {
    const folded = foldCode(code)
    const fits = (text: string, prefix: boolean) =>
      folded === text || (prefix && text.length >= MIN_CODE_PREFIX && folded.startsWith(text))
    const found = this.terms.filter((term) => term.companion === null && fits(term.text, term.prefix))
    const matchesJoined = this.typed.length > 2 && fits(this.typed.join(''), this.query.prefixes !== 'prefixNone')
    const matched = new Set(matchesJoined ? this.typed : found.flatMap((term) => term.typed))
    return this.result(code, matched.size === 0 ? [] : [{ start: 0, end: code.length }], matched)
  }

  private buildTerms(word: string, index: number): Term[] {
    const { prefixes, typos } = this.query
    const prefix = prefixes === 'prefixAll' || (prefixes === 'prefixLast' && index === this.typed.length - 1)
    const allowed = typos ? typosAllowed(word) : 0
    const rows = allowed === 0 ? null : new DistanceRows(word, allowed)
    const exact = { companion: null, rows: null, allowed: 0, digits: '' }
    const ways: Term[] = [{ ...exact, text: word, typed: [word], prefix, rows, allowed, digits: extractDigits(word) }]
    const before = this.typed[index - 1]
    if (before !== undefined) ways.push({ ...exact, text: before + word, typed: [before, word], prefix })
    for (let at = 1; at < word.length; at++) {
      if (!canSplitWord(word, at)) continue
      const [first, second] = [word.slice(0, at), word.slice(at)]
      ways.push({ ...exact, text: first, typed: [word], companion: second, prefix: false })
      ways.push({ ...exact, text: second, typed: [word], companion: first, prefix: false })
    }
    return ways
  }

  private marked(text: string): Highlight {
    if (this.terms.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] }
    const words = wordsWithJoined(text)
    const spans: Span[] = []
    const matched = new Set<string>()
    for (const term of this.terms) {
      if (term.companion !== null && !words.some((word) => word.text === term.companion)) continue
      for (const word of words) {
        const span = findSpan(term, word)
        if (span === null) continue
        spans.push(span)
        for (const typed of term.typed) matched.add(typed)
      }
    }
    return this.result(text, spans, matched)
  }

  private result(text: string, spans: readonly Span[], matched: ReadonlySet<string>): Highlight {
    if (matched.size === 0) return { value: text, matchLevel: 'none', matchedWords: [] }
    const merged = mergeSpans(spans)
    let value = ''
    let at = 0
    for (const { start, end } of merged) {
      value += text.slice(at, start) + this.tags.before + text.slice(start, end) + this.tags.after
      at = end
    }
    return {
      value: value + text.slice(at),
      matchLevel: this.typed.every((word) => matched.has(word)) ? 'full' : 'partial',
      fullyHighlighted: merged.length === 1 && merged[0]?.start === 0 && merged[0].end === text.length,
      matchedWords: this.typed.filter((word) => matched.has(word)),
    }
  }
}

/** The position of a term's match in a word; null without a match. */
function findSpan({ text, prefix, rows, allowed, digits }: Term, word: Word): Span | null {
  if (word.text === text) return word
  if (prefix && word.text.startsWith(text)) {
    // accents and joiners make the folded word shorter than the text; then the whole word is highlighted
    const sameLength = word.text.length === word.end - word.start
    return { start: word.start, end: sameLength ? word.start + text.length : word.end }
  }
  if (rows === null) return null
  const typos = rows.typos(word.text, rows.extend(word.text, 0), prefix)
  return typos <= allowed && hasDigits(digits, word.text, prefix) ? word : null
}

function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}
