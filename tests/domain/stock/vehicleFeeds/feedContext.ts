import { parse } from 'csv-parse/sync'
import type { Location } from '../../../../src/domain/locations/location'
import type { OfferContext } from '../../../../src/domain/stock/vehicleFeeds/vehicleOffer'
import { buildSite } from '../../stockIndexSites'

export const NOW = new Date('2026-11-21T00:00:00Z')
export const ORIGIN = 'https://harbour.test'

export const GEELONG = {
  id: 7,
  slug: 'geelong',
  name: 'Harbour Geelong',
  dealershipName: 'Harbour Motor Group',
  phone: '+61 3 5550 1234',
  address: {
    street: '1 Malop St',
    city: 'Geelong',
    state: 'VIC',
    postcode: '3220',
    placeId: null,
    placeUrl: null,
    lat: -38.1499,
    lng: 144.3617,
  },
} as Location

export function buildContext(overrides: Partial<OfferContext> = {}): OfferContext {
  return {
    site: { ...buildSite(1), name: 'Harbour' },
    locations: [GEELONG],
    origin: ORIGIN,
    fromFeed: new Set(),
    now: NOW,
    photoUrl: (url) => new URL(url, ORIGIN).href,
    ...overrides,
  }
}

/** Parses a feed's rows by column name, as an advertiser does. */
export function parseRows(csv: string): Record<string, string>[] {
  return parse(csv, { columns: true, record_delimiter: '\r\n' })
}
