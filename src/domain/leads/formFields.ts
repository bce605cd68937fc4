import { PAYMENT_LIMITS } from '../payments/payment'
import { type EnquiryKind, isMultiStep } from './lead'

/** Input type of a field (LEAD-09). */
export type FormFieldType =
  | 'text'
  | 'textarea'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'rego'
  | 'money'
  | 'kilometres'
  | 'number'
  | 'date'
  | 'choice'
  | 'file'

/** Where a value is stored: in a field of the enquiry, or in its `details`. */
export type FormFieldPlace = 'enquiry' | 'details'

/** A field of an enquiry form. */
export interface FormField {
  name: string
  label: string
  type: FormFieldType
  place: FormFieldPlace
  required: boolean
  help?: string
  /** half width on wide screens */
  half?: boolean
  /** of a choice */
  options?: readonly string[]
  /** buttons with preset values in dollars or kilometres */
  quickPicks?: readonly number[]
  min?: number
  max?: number
  step?: number
  autoComplete?: string
}

/** Preset dollar values (LEAD-09). */
export const MONEY_PICKS = [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000] as const

/** Preset dollar values for high-value vehicles (LEAD-09). */
export const LARGE_MONEY_PICKS = [300_000, 400_000, 500_000, 600_000, 700_000, 800_000] as const

/** Preset kilometre values (LEAD-09). */
export const KM_PICKS = [10_000, 25_000, 50_000, 75_000, 100_000, 150_000] as const

const MAX_DOLLARS = 5_000_000
const MAX_KM = 2_000_000

type FieldOverrides = Partial<Omit<FormField, 'name' | 'label' | 'type' | 'place'>>

const contact = (name: string, label: string, type: FormFieldType, overrides: FieldOverrides = {}): FormField => ({
  ...{ name, label, type, place: 'enquiry', required: false, half: true },
  ...overrides,
})
const detail = (name: string, label: string, type: FormFieldType, overrides: FieldOverrides = {}): FormField => ({
  ...{ name, label, type, place: 'details', required: false, half: true },
  ...overrides,
})

const money = (name: string, label: string, overrides: FieldOverrides = {}) =>
  detail(name, label, 'money', { min: 0, max: MAX_DOLLARS, quickPicks: MONEY_PICKS, half: false, ...overrides })

/** Fields of every form. Name, email and phone cannot be removed. */
export const CONTACT_FIELDS: readonly FormField[] = [
  contact('name', 'First name', 'text', { required: true, autoComplete: 'given-name' }),
  contact('last_name', 'Last name', 'text', { autoComplete: 'family-name' }),
  contact('email', 'Email', 'email', { required: true, autoComplete: 'email' }),
  contact('phone', 'Phone', 'phone', { required: true, autoComplete: 'tel' }),
  contact('postcode', 'Postcode', 'postcode', { autoComplete: 'postal-code' }),
]

const REGO = contact('rego', 'Registration plate', 'rego')

/** Fields of the shopper's own car. */
const OWN_CAR: readonly FormField[] = [
  detail('vehicle_make', 'Make', 'text'),
  detail('vehicle_model', 'Model', 'text'),
  detail('vehicle_year', 'Year', 'number', { min: 1900, max: 2100, step: 1 }),
]

/** Additional default fields by kind of form. */
const KIND_FIELDS: Record<EnquiryKind, readonly FormField[]> = {
  general: [],
  car: [],
  location: [],
  dealerSearch: [],
  photos: [],
  testDrive: [],
  tradeIn: [],
  sellMyCar: [],
  similar: [
    money('budget', 'Maximum budget'),
    detail('year_from', 'Year from', 'number', { min: 1950, max: 2100, step: 1 }),
    detail('most_kilometres', 'Maximum kilometres', 'kilometres', { min: 0, max: MAX_KM }),
  ],
  service: [
    REGO,
    ...OWN_CAR,
    detail('kilometres', 'Kilometres', 'kilometres', { min: 0, max: MAX_KM }),
    detail('service_type', 'What it needs', 'choice', {
      required: true,
      options: ['Logbook service', 'General service', 'Repair', 'Tyres or brakes', 'Recall', 'Something else'],
    }),
    contact('additional_services', 'Additional services', 'text', { half: false }),
  ],
  parts: [
    REGO,
    ...OWN_CAR,
    detail('part_number', 'Part number', 'text'),
    detail('vin', 'VIN', 'text', { help: '17 letters and digits, on the registration papers.', half: false }),
  ],
  finance: [
    money('vehicle_budget', 'Vehicle price or budget'),
    money('deposit', 'Deposit or trade-in', { quickPicks: [2000, 5000, 10_000, 15_000, 20_000] }),
    detail('use', 'Used for', 'choice', { options: ['Mostly private', 'Mostly business'] }),
    detail('employment', 'Employment', 'choice', {
      options: ['Full time', 'Part time', 'Casual', 'Self-employed', 'Retired', 'Other'],
    }),
  ],
  fleet: [
    detail('company', 'Company', 'text', { required: true, autoComplete: 'organization' }),
    detail('vehicles', 'Number of vehicles', 'number', { min: 1, max: 10_000, step: 1 }),
    detail('needed_by', 'Needed by', 'date'),
  ],
  careers: [
    detail('position', 'Kind of work', 'choice', {
      required: true,
      half: false,
      options: ['Sales', 'Workshop', 'Parts', 'Administration', 'Apprenticeship', 'Something else'],
    }),
    detail('cv', 'CV', 'file', { half: false, help: 'PDF, Word (.docx), OpenDocument or plain text, at most 5 MB.' }),
  ],
  reserve: [],
  purchase: [
    detail('paying_by', 'Paying by', 'choice', { options: ['Finance', 'Bank transfer', 'Not sure yet'] }),
    detail('handover', 'How you get it', 'choice', { options: ['I collect it', 'Have it delivered'] }),
  ],
  payment: [
    detail('invoice', 'Invoice or reference', 'text', { required: true, half: false }),
    money('amount', 'Amount', {
      ...{ required: true, step: 0.01, quickPicks: [] },
      ...{ min: PAYMENT_LIMITS.min, max: PAYMENT_LIMITS.max },
    }),
  ],
}

/** Fields that staff can add to any form. */
const EXTRA_FIELDS: readonly FormField[] = [
  REGO,
  ...OWN_CAR,
  ...Object.values(KIND_FIELDS)
    .flat()
    .filter(({ type }) => type !== 'file'),
]

/** All configurable fields, without duplicates, with their default labels. */
export const SETTABLE_FIELDS: readonly FormField[] = [
  ...new Map(
    [...CONTACT_FIELDS, ...EXTRA_FIELDS, ...KIND_FIELDS.careers]
      .filter(({ name }) => !['name', 'email', 'phone'].includes(name))
      .map((field) => [field.name, field]),
  ).values(),
]

export const FIELD_REQUIREMENTS = ['required', 'optional', 'hidden'] as const

/** A field setting of a form. */
export interface FieldSetting {
  field: string
  ask: (typeof FIELD_REQUIREMENTS)[number]
  label?: string | null
}

/** Name of the comments field in field settings. */
export const COMMENTS_FIELD = 'message'

export interface FieldSettings {
  fields?: readonly FieldSetting[] | null
  askRego?: boolean | null
  postcodeRequired?: boolean | null
  /** use `LARGE_MONEY_PICKS` */
  largeAmounts?: boolean | null
}

/**
 * The fields of a form in order: contact details, those of its kind, then those added by staff, with their settings applied.
 * A hidden field is omitted even if its kind requires it.
 */
export function toFormFields(kind: EnquiryKind, settings: FieldSettings | null): FormField[] {
  const settingsByField = new Map((settings?.fields ?? []).map((setting) => [setting.field, setting]))
  const defaults = [...CONTACT_FIELDS, ...KIND_FIELDS[kind]]
  const has = (name: string) => defaults.some((field) => field.name === name)
  const added = SETTABLE_FIELDS.filter(
    ({ name }) => !has(name) && settingsByField.has(name) && !(isMultiStep(kind) && name === 'rego'),
  )
  const rego = settings?.askRego && !isMultiStep(kind) && !has('rego') && !settingsByField.has('rego') ? [REGO] : []
  return [...defaults, ...rego, ...added].flatMap((field) => {
    const setting = settingsByField.get(field.name)
    if (setting?.ask === 'hidden') return []
    return [
      {
        ...field,
        ...(field.name === 'postcode' && settings?.postcodeRequired != null && { required: settings.postcodeRequired }),
        ...(setting && { required: setting.ask === 'required' }),
        ...(setting?.label && { label: setting.label }),
        ...(settings?.largeAmounts && field.quickPicks === MONEY_PICKS && { quickPicks: LARGE_MONEY_PICKS }),
      },
    ]
  })
}

/** Validates the value of an additional field: an error message that names the field, or null. */
export function validateDetail(field: FormField, value: unknown): string | null {
  const empty = value === undefined || value === null || value === ''
  // Keep abbreviations in upper case.
  const name = /^[A-Z]{2}/.test(field.label) ? field.label : field.label.charAt(0).toLowerCase() + field.label.slice(1)
  if (empty) {
    if (!field.required) return null
    if (field.type === 'choice') return `Please choose: ${name}.`
    return field.type === 'file' ? `Please attach: ${name}.` : `Please enter: ${name}.`
  }
  switch (field.type) {
    case 'money':
    case 'kilometres':
    case 'number':
      return numberError(field, value)
    case 'choice':
      return field.options?.includes(String(value)) ? null : `Please choose: ${name}.`
    case 'date':
      return isDate(String(value)) ? null : `Please enter a date: ${name}.`
    default:
      return null
  }
}

function numberError({ label, type, min = 0, max = Number.MAX_SAFE_INTEGER }: FormField, value: unknown) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return `${label}: please enter a number.`
  if (value >= min && value <= max) return null
  const format = (limit: number) => {
    if (type === 'number') return String(limit)
    const thousands = limit.toLocaleString('en-AU')
    return type === 'money' ? `$${thousands}` : `${thousands} kms`
  }
  return `${label}: please enter ${format(min)} to ${format(max)}.`
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}
