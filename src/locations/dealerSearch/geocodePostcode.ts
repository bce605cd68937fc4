import { DEALER_SEARCH_ERRORS } from '@/domain/locations/dealerSearch'
import type { Place } from '@/domain/locations/place'

/** The place of a postcode, or a message for the shopper (LOC-09). Never throws. */
export async function geocodePostcode(postcode: string): Promise<Place | { error: string }> {
  try {
    const response = await fetch(`/api/geocode?${new URLSearchParams({ postcode })}`)
    if (response.ok) return (await response.json()) as Place
    if (response.status === 400 || response.status === 404) return { error: DEALER_SEARCH_ERRORS.postcode }
    throw new Error(`The server responded ${response.status}`)
  } catch (error) {
    console.warn('Could not look up a postcode', error)
    return { error: DEALER_SEARCH_ERRORS.failed }
  }
}

/** The browser's position; null if not available. */
export function getPosition(): Promise<{ lat: number; lng: number } | null> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      // rounded to three decimals, some 100 m: precise enough, and better for privacy
      ({ coords }) => resolve({ lat: thousandth(coords.latitude), lng: thousandth(coords.longitude) }),
      () => resolve(null),
      { timeout: 8000, maximumAge: 300_000 },
    )
  })
}

const thousandth = (degrees: number) => Math.round(degrees * 1000) / 1000
