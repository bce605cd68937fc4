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
}

/** What a typed search was understood as, in the `userData` of the index's response. */
export interface UnderstoodData {
  understood: {
    parts: UnderstoodWords[]
    /** the words that were searched as text, where they are, and the search without them; null for none */
    text: { words: string; spans: { start: number; end: number }[]; without: string } | null
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
    /** the cars that miss the fewest parts, in the form of hits */
    nearest: unknown[]
  }
}
