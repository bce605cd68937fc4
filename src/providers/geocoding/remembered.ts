import type { Geocoding } from './port'

/** Answers kept of each kind. */
const KEPT_ANSWERS = 2000

/**
 * The same geocoding, with its answers kept for `keptMs`, so that a popular postcode is asked for once. What failed is not
 * kept; the oldest answer goes when there are too many.
 */
export function rememberedGeocoding(geocoding: Geocoding, keptMs: number, now: () => number = Date.now): Geocoding {
  return {
    placeOfPostcode: remembering(geocoding.placeOfPostcode, keptMs, now),
    suggestPlaces: remembering(geocoding.suggestPlaces, keptMs, now),
  }
}

function remembering<Answer>(ask: (text: string) => Promise<Answer>, keptMs: number, now: () => number) {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>()
  return (text: string): Promise<Answer> => {
    const key = text.toLowerCase()
    const found = kept.get(key)
    if (found && found.until > now()) return found.answer
    const answer = ask(text)
    kept.delete(key)
    kept.set(key, { answer, until: now() + keptMs })
    answer.catch(() => kept.delete(key))
    const oldest = kept.keys().next().value
    if (kept.size > KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest)
    return answer
  }
}
