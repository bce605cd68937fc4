/** What a typed search was understood as, in the `userData` of the index's response. */
export interface UnderstoodData {
  understood: {
    /** each filter that was understood, with the search without its words */
    parts: { label: string; words: string; without: string }[]
    /** the words that were searched as text, and the search without them; null for none */
    text: { words: string; without: string } | null
  }
}
