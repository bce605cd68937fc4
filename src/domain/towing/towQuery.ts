import type { FieldError } from '../fieldErrors'
import type { SearchVocabulary } from '../stock/landingPath'
import { ALL_STOCK, type SearchRange } from '../stock/searchState'
import { formatSearchUrl } from '../stock/searchUrl'
import { DEFAULT_LOAD_KG, type TowCapacity } from './towMatch'

/** A car with its towing figures and where they come from. */
export interface TowVehicle extends Omit<TowCapacity, 'loadKg' | 'maxBodyMm'> {
  slug: string
  /** "2024 Toyota Prado GXL, automatic diesel" */
  name: string
  brakedKg: number
  /** "Toyota Australia, Prado specifications, 2024" */
  source: string
  sourceUrl: string | null
}

/** What a shopper asks of the tow matcher. */
export interface TowQuestion {
  /** slug of a vehicle on record; empty for own figures */
  vehicle: string
  capacity: TowCapacity
  /** slug of the van that the shopper comes from */
  van: string
}

type Params = Record<string, string | string[] | undefined>

/** Figures that a shopper can type, with their bounds. */
export const TOW_FIELDS = {
  braked: { label: 'Braked towing capacity', unit: 'kg', min: 100, max: 6000 },
  ball: { label: 'Tow ball limit', unit: 'kg', min: 10, max: 600 },
  gcm: { label: 'Gross combination mass (GCM)', unit: 'kg', min: 500, max: 12_000 },
  kerb: { label: 'Kerb mass', unit: 'kg', min: 500, max: 6000 },
  load: { label: 'People and luggage in the car', unit: 'kg', min: 0, max: 2000 },
  length: { label: 'Longest van', unit: 'ft', min: 5, max: 40 },
} as const
export type TowField = keyof typeof TOW_FIELDS

const MM_PER_FOOT = 304.8

/** A mass as shoppers type it: "250", "250 kg", "2.5 t", "2,500". */
const KILOGRAMS = /^\d[\d,\s]*(?:\.\d+\s*)?(?:kg|kgs|kilos?|kilograms?)?\.?$/i
const TONNES = /^\d+(?:[.,]\d+)?\s*(?:t|tonnes?)\.?$/i

/** A mass in kilograms; null in another unit, such as a share of the van's mass: "10%". */
function parseTypedKilograms(typed: string): number | null {
  if (TONNES.test(typed)) return Number.parseFloat(typed.replace(',', '.')) * 1000
  return KILOGRAMS.test(typed) ? Number.parseFloat(typed.replace(/[,\s]/g, '')) : null
}

const METRES = /^\d+(?:[.,]\d+)?\s*(?:m|met(?:er|re)s?)\.?$/i
const FEET = /^\d+(?:[.,]\d+)?\s*(?:f|ft|foot|feet|['’′])?\.?$/i

/** A length as shoppers type it, in feet: "20", "20ft", "5.5m"; null in another unit, which must not be read as feet. */
function parseTypedFeet(typed: string): number | null {
  const amount = Number.parseFloat(typed.replace(',', '.'))
  if (METRES.test(typed)) return (amount * 1000) / MM_PER_FOOT
  return FEET.test(typed) ? amount : null
}

/**
 * Parses the query of the tow matcher. A vehicle on record replaces typed figures of the car, except for a ball limit that is not on
 * record; load and length always count.
 */
export function parseTowQuestion(
  params: Params,
  vehicles: readonly TowVehicle[],
): { question: TowQuestion | null; errors: FieldError[] } {
  const errors: FieldError[] = []
  const read = (field: TowField): number | null => {
    const typed = first(params[field])
    if (typed === '') return null
    const { label, unit, min, max } = TOW_FIELDS[field]
    const value = unit === 'ft' ? parseTypedFeet(typed) : parseTypedKilograms(typed)
    if (value !== null && value >= min && value <= max) return value
    const further =
      unit === 'ft' ? ', or metres such as 5.5 m' : typed.includes('%') ? ', not a share of the van’s mass' : ''
    errors.push({ field, message: `${label}: enter ${min} to ${max.toLocaleString('en-AU')} ${unit}${further}.` })
    return null
  }
  const typed = { brakedKg: read('braked'), ballKg: read('ball'), gcmKg: read('gcm'), kerbKg: read('kerb') }
  const load = read('load')
  const feet = read('length')
  const slug = first(params.vehicle)
  const vehicle = vehicles.find((item) => item.slug === slug)
  const isAsked = slug !== '' || Object.keys(TOW_FIELDS).some((field) => first(params[field]) !== '')
  if (slug !== '' && !vehicle) errors.push({ field: 'vehicle', message: 'Choose a car from the list.' })
  if (isAsked && errors.length === 0 && !vehicle && typed.brakedKg === null)
    errors.push({ field: 'braked', message: 'Choose a car, or enter its braked towing capacity.' })
  if (!isAsked || errors.length > 0) return { question: null, errors }
  const limits = { loadKg: load ?? DEFAULT_LOAD_KG, maxBodyMm: feet === null ? null : Math.round(feet * MM_PER_FOOT) }
  const own = { ...typed, gvmKg: null, overallMm: null }
  return {
    question: {
      vehicle: vehicle?.slug ?? '',
      capacity: { ...(vehicle ? withBallLimit(vehicle, typed.ballKg) : own), ...limits },
      van: first(params.van),
    },
    errors,
  }
}

const withBallLimit = (vehicle: TowVehicle, typedKg: number | null) => {
  const capacity = toCapacity(vehicle)
  return { ...capacity, ballKg: capacity.ballKg ?? typedKg }
}

/** The towing figures of a vehicle on record. */
export function toCapacity({ brakedKg, ballKg, gcmKg, gvmKg, kerbKg, overallMm }: TowVehicle) {
  return { brakedKg, ballKg, gcmKg, gvmKg, kerbKg, overallMm }
}

/** The search of vans within a car's towing capacity, tow ball limit and length. */
export function towSearchUrl({ brakedKg, ballKg, maxBodyMm }: TowCapacity, vocabulary: SearchVocabulary): string {
  const upTo = (max: number | null): SearchRange | null => (max === null ? null : { min: null, max })
  const ranges = {
    aggregate_trailer_mass_kg: upTo(brakedKg),
    tow_ball_mass_kg: upTo(ballKg),
    body_length_feet: upTo(maxBodyMm === null ? null : Math.round((maxBodyMm / MM_PER_FOOT) * 10) / 10),
  }
  const known = Object.fromEntries(Object.entries(ranges).filter(([, range]) => range !== null))
  return formatSearchUrl({ ...ALL_STOCK, ranges: known as Record<string, SearchRange> }, vocabulary)
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? (value[0] ?? '') : (value ?? '')).trim().slice(0, 120)
}
