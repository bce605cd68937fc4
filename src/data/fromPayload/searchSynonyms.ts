import type { SearchSynonym } from '../../domain/stock/query/lexicon'

/** The search words of a site's form; those with commas are several. */
export function toSearchSynonyms(
  rows: readonly { words: string; means: string }[] | null | undefined,
): SearchSynonym[] {
  return (rows ?? []).map(({ words, means }) => ({
    words: words.split(',').flatMap((word) => word.trim() || []),
    means: means.trim(),
  }))
}
