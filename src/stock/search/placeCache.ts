import type { Place } from '@/domain/locations/place'
import { storedList } from '@/ui/storage/browserStorage'

/** The latest places looked up in this tab, so that going back needs no request. */
const stored = storedList<Place>({ key: 'postcodes', area: 'session', isEntry: isPlace, max: 20 })

/** Maximum cached postcodes; the server's cache is shared by all shoppers. */
const MAX_PLACES = 500

let places: Map<string, Place> | null = null

/** The place of a postcode, if it was looked up before. */
export function findPlace(postcode: string): Place | null {
  return readCache().get(postcode) ?? null
}

/** The postcode of a place at a point in the index's form, "-33.815,151.0011". */
export function findPostcode(latLng: string | undefined): string | null {
  if (!latLng) return null
  for (const place of readCache().values()) if (formatLatLng(place) === latLng) return place.postcode
  return null
}

/** A place's coordinates in the index's form. */
export function formatLatLng({ lat, lng }: Place): string {
  return `${lat},${lng}`
}

/** Caches a place. */
export function cachePlace(place: Place): void {
  const all = readCache()
  if (all.has(place.postcode)) return
  all.set(place.postcode, place)
  const oldest = all.keys().next().value
  if (all.size > MAX_PLACES && oldest !== undefined) all.delete(oldest)
  stored.write([...all.values()].slice(-20))
}

/** The place of a name, such as "Parramatta NSW 2150" or "st kilda". Throws with a message for the shopper. */
export async function lookUpNamedPlace(name: string, signal?: AbortSignal): Promise<Place> {
  if (name.trim().length < 2) throw new Error('Enter a postcode, four digits such as 2150, or a suburb.')
  const response = await fetch(`/api/places?q=${encodeURIComponent(name.trim())}`, { signal })
  const { places: found } = ((await response.json().catch(() => null)) ?? {}) as { places?: Place[] }
  if (!response.ok || !found) throw new Error('Could not look up the place. Try again.')
  const [place] = found
  if (!place) throw new Error(`We do not know \u201c${name.trim()}\u201d. Enter a postcode, four digits such as 2150.`)
  return place
}

/** Looks up the place of a postcode. Throws with a message for the shopper. */
export async function lookUpPlace(postcode: string, signal?: AbortSignal): Promise<Place> {
  const response = await fetch(`/api/geocode?postcode=${encodeURIComponent(postcode)}`, { signal })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) {
    cachePlace(body as Place)
    return body as Place
  }
  const { errors } = (body ?? {}) as { errors?: { message: string }[] }
  throw new Error(errors?.[0]?.message ?? 'Could not look up the postcode. Try again.')
}

function readCache(): Map<string, Place> {
  places ??= new Map(stored.read().map((place) => [place.postcode, place]))
  return places
}

function isPlace(entry: unknown): entry is Place {
  const { postcode, lat, lng } = (entry ?? {}) as Partial<Place>
  return typeof postcode === 'string' && typeof lat === 'number' && typeof lng === 'number'
}
