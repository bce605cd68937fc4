import { truncateText } from '@/domain/cleanText'
/** A place that a form offers. */
export interface FormPlace {
  id: number
  name: string
  slug?: string
  dealershipSlug?: string | null
}

/** What the address of a form's page says of the enquiry (LEAD-10): links to forms carry it. */
export interface AddressAnswers {
  carId: number | null
  locationId: number | null
  details: Record<string, string | number>
}

const DETAILS = { car_type: 'car_type', vin: 'vin' } as const

/** Reads `?car_id=&preferredDealership=&vehiclePriceBudget=&car_type=&vin=`; what makes no sense is left out. */
export function addressAnswers(search: string, places: readonly FormPlace[]): AddressAnswers {
  const query = new URLSearchParams(search)
  const whole = (name: string) => {
    const text = (query.get(name) ?? '').replaceAll(/[$,\s]/g, '')
    return /^\d{1,9}$/.test(text) ? Number(text) : null
  }
  const wanted = query.get('preferredDealership') ?? query.get('location') ?? ''
  const place = places.find(
    ({ id, slug, dealershipSlug }) => wanted !== '' && [String(id), slug, dealershipSlug].includes(wanted),
  )
  const details: Record<string, string | number> = {}
  const budget = whole('vehiclePriceBudget')
  if (budget !== null) details.vehicle_budget = budget
  for (const [parameter, name] of Object.entries(DETAILS)) {
    const value = truncateText(query.get(parameter)?.trim() ?? '', 80)
    if (value) details[name] = value
  }
  return { carId: whole('car_id'), locationId: place?.id ?? null, details }
}
