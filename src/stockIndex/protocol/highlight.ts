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
  wordsWithJoints,
} from '../engine/words'

export interface Highlight {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  fullyHighlighted?: boolean
  matchedWords: string[]
}

/** What is looked for in a word of a text. */
interface Sought {
  text: string
  /** the typed words that are found when this is */
  typed: string[]
  /** the other half of a parted word, which must be there too */
  besides: string | null
  prefix: boolean
  rows: DistanceRows | null
  allowed: number
  digits: string
}

interface Span {
  start: number
  end: number
}

/** Marks in texts what a query found there, by the rules the search itself goes by. */
export class Highlighter {
  private readonly typed: string[]
  private readonly sought: Sought[]
  private readonly known = new Map<string, Highlight>()

  constructor(
    private readonly query: { text: string; prefixes: PrefixRule; typos: boolean },
    private readonly tags: { before: string; after: string },
  ) {
    this.typed = typedWords(query.text)
    this.sought = this.typed.flatMap((word, index) => this.waysToFind(word, index))
  }

  /** True when nothing was typed, so that there is nothing to mark. */
  get seeksNothing(): boolean {
    return this.typed.length === 0
  }

  /** The text with what was found in it between the tags. */
  text(text: string): Highlight {
    let highlight = this.known.get(text)
    if (highlight === undefined) {
      highlight = this.marked(text)
      this.known.set(text, highlight)
    }
    return highlight
  }

  /** A stock number: marked as a whole when the query is it or its beginning. */
  code(code: string): Highlight {
    const folded = foldCode(code)
    const fits = (text: string, prefix: boolean) =>
      folded === text || (prefix && text.length >= MIN_CODE_PREFIX && folded.startsWith(text))
    const found = this.sought.filter((one) => one.besides === null && fits(one.text, one.prefix))
    const whole = this.typed.length > 2 && fits(this.typed.join(''), this.query.prefixes !== 'prefixNone')
    const matched = new Set(whole ? this.typed : found.flatMap((one) => one.typed))
    return this.result(code, matched.size === 0 ? [] : [{ start: 0, end: code.length }], matched)
  }

  private waysToFind(word: string, index: number): Sought[] {
    const { prefixes, typos } = this.query
    const prefix = prefixes === 'prefixAll' || (prefixes === 'prefixLast' && index === this.typed.length - 1)
    const allowed = typos ? typosAllowed(word) : 0
    const rows = allowed === 0 ? null : new DistanceRows(word, allowed)
    const plainly = { besides: null, rows: null, allowed: 0, digits: '' }
    const ways: Sought[] = [
      { ...plainly, text: word, typed: [word], prefix, rows, allowed, digits: extractDigits(word) },
    ]
    const before = this.typed[index - 1]
    if (before !== undefined) ways.push({ ...plainly, text: before + word, typed: [before, word], prefix })
    for (let at = 1; at < word.length; at++) {
      if (!canSplitWord(word, at)) continue
      const [first, second] = [word.slice(0, at), word.slice(at)]
      ways.push({ ...plainly, text: first, typed: [word], besides: second, prefix: false })
      ways.push({ ...plainly, text: second, typed: [word], besides: first, prefix: false })
    }
    return ways
  }

  private marked(text: string): Highlight {
    if (this.sought.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] }
    const words = wordsWithJoints(text)
    const spans: Span[] = []
    const matched = new Set<string>()
    for (const one of this.sought) {
      if (one.besides !== null && !words.some((word) => word.text === one.besides)) continue
      for (const word of words) {
        const span = spanFound(one, word)
        if (span === null) continue
        spans.push(span)
        for (const typed of one.typed) matched.add(typed)
      }
    }
    return this.result(text, spans, matched)
  }

  private result(text: string, spans: readonly Span[], matched: ReadonlySet<string>): Highlight {
    if (matched.size === 0) return { value: text, matchLevel: 'none', matchedWords: [] }
    const merged = mergedSpans(spans)
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

/** Where a word of a text is found by what is sought; null where it is not. */
function spanFound({ text, prefix, rows, allowed, digits }: Sought, word: Word): Span | null {
  if (word.text === text) return word
  if (prefix && word.text.startsWith(text)) {
    // accents and joints make the folded word shorter than what stands in the text; then all of it is marked
    const sameLength = word.text.length === word.end - word.start
    return { start: word.start, end: sameLength ? word.start + text.length : word.end }
  }
  if (rows === null) return null
  const typos = rows.typos(word.text, rows.follow(word.text, 0), prefix)
  return typos <= allowed && hasDigits(digits, word.text, prefix) ? word : null
}

function mergedSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}
