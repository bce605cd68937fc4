/** What a typed search means on a site. */
export interface SearchReading {
  parts: { words: string; label: string }[]
  /** the words searched as text; null for none */
  text: string | null
  /** cars found */
  count: number
  /** the first of them; null without any */
  example: string | null
}

type ReadingResult = { reading: SearchReading; problem?: undefined } | { reading?: undefined; problem: string }

/** Reads a search with the form's search words, saved or not. */
export async function requestReading(
  site: number,
  query: string,
  form: { stockRules?: { searchSynonyms?: unknown } },
): Promise<ReadingResult> {
  const synonyms = toSynonyms(form.stockRules?.searchSynonyms)
  try {
    const response = await fetch('/api/search-words/try', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ site, query, synonyms }),
    })
    if (response.ok) return { reading: (await response.json()) as SearchReading }
    const { errors } = (await response.json()) as { errors?: { message: string }[] }
    return { problem: errors?.[0]?.message ?? 'Could not read the search.' }
  } catch {
    return { problem: 'Could not reach the server. Try again.' }
  }
}

/** The complete search words of a form, whose list without rows is not a list but 0. */
export function toSynonyms(rows: unknown): { words: string; means: string }[] {
  if (!Array.isArray(rows)) return []
  return (rows as { words?: string | null; means?: string | null }[]).flatMap(({ words, means }) =>
    words?.trim() && means?.trim() ? [{ words, means }] : [],
  )
}
