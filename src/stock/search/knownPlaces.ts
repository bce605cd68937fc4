import type { Place } from '@/domain/locations/place'
import { storedList } from '@/ui/storage/browserStorage'

/** The latest places that this tab has looked up, so that going back needs no second look. */
const stored = storedList<Place>({ key: 'postcodes', area: 'session', isEntry: isPlace, max: 20 })

/** Postcodes kept; a shopper has one or two, and the server meets those of all shoppers. */
const KEPT = 500

let places: Map<string, Place> | null = null

/** The place that stands for a postcode, where it has been looked up before. */
export function toCsvPlace(postcode: string): Place | null {
  return known().get(postcode) ?? null
}

/** The postcode whose place is at a point in the index's form, "-33.815,151.0011". */
export function postcodeAt(latLng: string | undefined): string | null {
  if (!latLng) return null
  for (const place of known().values()) if (latLngOf(place) === latLng) return place.postcode
  return null
}

/** A place's point in the index's form. */
export function latLngOf({ lat, lng }: Place): string {
  return `${lat},${lng}`
}

/** Keeps a place that was looked up. */
export function rememberPlace(place: Place): void {
  const all = known()
  if (all.has(place.postcode)) return
  all.set(place.postcode, place)
  const oldest = all.keys().next().value
  if (all.size > KEPT && oldest !== undefined) all.delete(oldest)
  stored.write([...all.values()].slice(-20))
}

/** Asks the site where a postcode is. Throws with words for the shopper where it cannot say. */
export async function lookUpPlace(postcode: string, signal?: AbortSignal): Promise<Place> {
  const response = await fetch(`/api/geocode?postcode=${encodeURIComponent(postcode)}`, { signal })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) {
    rememberPlace(answer as Place)
    return answer as Place
  }
  const { errors } = (answer ?? {}) as { errors?: { message: string }[] }
  throw new Error(errors?.[0]?.message ?? 'We could not look up the postcode just now. Try again in a moment.')
}

function known(): Map<string, Place> {
  places ??= new Map(stored.read().map((place) => [place.postcode, place]))
  return places
}

function isPlace(entry: unknown): entry is Place {
  const { postcode, lat, lng } = (entry ?? {}) as Partial<Place>
  return typeof postcode === 'string' && typeof lat === 'number' && typeof lng === 'number'
}
