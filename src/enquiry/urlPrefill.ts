import { truncateText } from '@/domain/cleanText'

/** A location that a form offers. */
export interface FormLocation {
  id: number
  name: string
  slug?: string
  dealershipSlug?: string | null
}

/** Initial values from the address of a form's page (LEAD-10), as set by links to forms. */
export interface UrlPrefill {
  carId: number | null
  locationId: number | null
  details: Record<string, string | number>
}

const DETAILS = { car_type: 'car_type', vin: 'vin' } as const

/** Parses `?car_id=&preferredDealership=&vehiclePriceBudget=&car_type=&vin=`; ignores invalid values. */
export function parseUrlPrefill(search: string, places: readonly FormLocation[]): UrlPrefill {
  const query = new URLSearchParams(search)
  const parseInteger = (name: string) => {
    const text = (query.get(name) ?? '').replaceAll(/[$,\s]/g, '')
    return /^\d{1,9}$/.test(text) ? Number(text) : null
  }
  const locationParam = query.get('preferredDealership') ?? query.get('location') ?? ''
  const place = places.find(
    ({ id, slug, dealershipSlug }) =>
      locationParam !== '' && [String(id), slug, dealershipSlug].includes(locationParam),
  )
  const details: Record<string, string | number> = {}
  const budget = parseInteger('vehiclePriceBudget')
  if (budget !== null) details.vehicle_budget = budget
  for (const [parameter, name] of Object.entries(DETAILS)) {
    const value = truncateText(query.get(parameter)?.trim() ?? '', 80)
    if (value) details[name] = value
  }
  return { carId: parseInteger('car_id'), locationId: place?.id ?? null, details }
}
