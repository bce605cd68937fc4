import type { StockSort } from '../site/site'

/** Where words are in a typed search. */
export interface Span {
  start: number
  end: number
}

/** A part of a typed search that was understood. */
export interface UnderstoodWords {
  /** on the chip */
  label: string
  words: string
  /** position of the words in the search */
  start: number
  end: number
  /** the search without the words */
  without: string
  /** what they filter by; none of a place */
  filters: UnderstoodFilter[]
  /** the name of the place from which it measures distances */
  place?: string
  /** the order that it asks for */
  sort?: StockSort
}

/** A filter that typed words became: any of some values, or a range; null leaves a side open. */
export type UnderstoodFilter =
  | { attribute: string; values: string[]; excluded: boolean }
  | { attribute: string; min: number | null; max: number | null }

/** What a typed search was understood as, in the `userData` of the index's response. */
export interface UnderstoodData {
  understood: {
    parts: UnderstoodWords[]
    /** the words that were searched as text, where they are, and the search without them; null for none */
    text: { words: string; spans: Span[]; without: string } | null
    /**
     * Words that were not searched, where they are, and the search without them: those that say nothing about the stock, and the `unmatched`
     * phrases, which no car has together with what was understood.
     */
    leftOut?: { words: string; spans: Span[]; without: string; unmatched: string[] }
  }
}

/** A part of a search that can be left out: typed words, or the filter of an attribute. */
export type LeftOut = { kind: 'words'; label: string } | { kind: 'filter'; attribute: string }

/** What finds something where a whole search finds nothing. */
export interface EmptySearch {
  nothing: {
    /** what is left out, the typed words that remain, and the number of cars that are then found; most first */
    offers: { without: LeftOut[]; query: string; count: number }[]
    /** the typed words that no car of the site has, whatever else is asked for; null if some has them */
    unknownWords: string | null
    /** makes and models that were typed and of which there is no car */
    missing: string[]
    /** the cars most like what was asked for, in the form of hits */
    nearest: unknown[]
    /** no car is like it: `nearest` are those that came last */
    isNewest: boolean
  }
}
