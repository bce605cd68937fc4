import * as z from 'zod'
import type { Place } from '../../domain/locations/place'
import { isPostcode, isState } from '../../domain/locations/postcode'
import { requestJson } from '../httpClient/requestJson'
import { type GeocodingProvider, MAX_SUGGESTIONS } from './port'

const TIMEOUT_MS = 5000
const SERVICE = 'The geocoding service'

export interface HttpGeocodingOptions {
  /** https://maps.googleapis.com/maps/api/geocode/json, or a compatible service */
  url: string
  key: string | null
}

const part = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })
const responseSchema = z.object({
  status: z.string(),
  error_message: z.string().optional(),
  results: z
    .array(
      z.object({
        address_components: z.array(part),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      }),
    )
    .default([]),
})

/** Geocoding by Google or a compatible service. Rejects if it is unreachable or returns an error. */
export function httpGeocoding({ url, key }: HttpGeocodingOptions): GeocodingProvider {
  const geocode = async (params: Record<string, string>): Promise<Place[]> => {
    const requestUrl = new URL(url)
    for (const [name, value] of Object.entries({ ...params, region: 'au', ...(key && { key }) }))
      requestUrl.searchParams.set(name, value)
    const response = await requestJson(requestUrl, { service: SERVICE, timeoutMs: TIMEOUT_MS })
    if (response === null) throw new Error(`${SERVICE} returned 404`)
    const data = responseSchema.parse(response)
    if (data.status === 'ZERO_RESULTS') return []
    if (data.status !== 'OK') throw new Error(`${SERVICE} returned ${data.status}: ${data.error_message}`)
    return data.results.flatMap(({ address_components, geometry }) => {
      const findComponent = (type: string) => address_components.find(({ types }) => types.includes(type))
      const postcode = findComponent('postal_code')?.long_name ?? ''
      const state = findComponent('administrative_area_level_1')?.short_name ?? ''
      if (!isPostcode(postcode) || !isState(state)) return []
      return [{ name: findComponent('locality')?.long_name ?? postcode, state, postcode, ...geometry.location }]
    })
  }
  return {
    findPlaceByPostcode: async (postcode) => {
      const places = await geocode({ components: `country:AU|postal_code:${postcode}` })
      return places.find((place) => place.postcode === postcode) ?? null
    },
    suggestPlaces: async (text) =>
      (await geocode({ address: text, components: 'country:AU' })).slice(0, MAX_SUGGESTIONS),
  }
}
