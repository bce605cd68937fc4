import { DEALER_SEARCH_ERRORS } from '@/domain/locations/dealerSearch'
import type { Place } from '@/domain/locations/place'

/** The place of a postcode, or what to tell the shopper instead (LOC-09). Never throws. */
export async function lookUpPlace(postcode: string): Promise<Place | { error: string }> {
  try {
    const answer = await fetch(`/api/geocode?${new URLSearchParams({ postcode })}`)
    if (answer.ok) return (await answer.json()) as Place
    if (answer.status === 400 || answer.status === 404) return { error: DEALER_SEARCH_ERRORS.postcode }
    throw new Error(`The server answered ${answer.status}`)
  } catch (error) {
    console.warn('A postcode could not be looked up', error)
    return { error: DEALER_SEARCH_ERRORS.failed }
  }
}

/** Where the shopper's browser says that they are; null where it does not say. */
export function ownPosition(): Promise<{ lat: number; lng: number } | null> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      // three decimals are some 100 m: near enough, and no closer than needed
      ({ coords }) => resolve({ lat: thousandth(coords.latitude), lng: thousandth(coords.longitude) }),
      () => resolve(null),
      { timeout: 8000, maximumAge: 300_000 },
    )
  })
}

const thousandth = (degrees: number) => Math.round(degrees * 1000) / 1000
