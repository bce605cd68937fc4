import { PAYMENT_LIMITS } from '../payments/payment'
import { type EnquiryKind, isMultiStep } from './lead'

/** How a field is typed (LEAD-09). */
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

/** Where an answer belongs: a field of the enquiry itself, or one of its `details`. */
export type FormFieldPlace = 'enquiry' | 'details'

/** One field of an enquiry form, before and after staff have changed it. */
export interface FormField {
  name: string
  label: string
  type: FormFieldType
  place: FormFieldPlace
  required: boolean
  help?: string
  /** beside another field on wide screens */
  half?: boolean
  /** of a choice */
  options?: readonly string[]
  /** values to press in place of typing: dollars or kilometres */
  quickPicks?: readonly number[]
  min?: number
  max?: number
  step?: number
  autoComplete?: string
}

/** Dollars offered under a field of money (LEAD-09). */
export const MONEY_PICKS = [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000] as const

/** The same for dealers of dear vehicles (LEAD-09). */
export const LARGE_MONEY_PICKS = [300_000, 400_000, 500_000, 600_000, 700_000, 800_000] as const

/** Kilometres offered under a field of kilometres (LEAD-09). */
export const KM_PICKS = [10_000, 25_000, 50_000, 75_000, 100_000, 150_000] as const

const MAX_DOLLARS = 5_000_000
const MAX_KM = 2_000_000

type Extra = Partial<Omit<FormField, 'name' | 'label' | 'type' | 'place'>>

const contact = (name: string, label: string, type: FormFieldType, extra: Extra = {}): FormField => ({
  ...{ name, label, type, place: 'enquiry', required: false, half: true },
  ...extra,
})
const detail = (name: string, label: string, type: FormFieldType, extra: Extra = {}): FormField => ({
  ...{ name, label, type, place: 'details', required: false, half: true },
  ...extra,
})

const money = (name: string, label: string, extra: Extra = {}) =>
  detail(name, label, 'money', { min: 0, max: MAX_DOLLARS, quickPicks: MONEY_PICKS, half: false, ...extra })

/** Fields that every form starts with. Name, email and phone cannot be left out: a lead without them is no use. */
export const CONTACT_FIELDS: readonly FormField[] = [
  contact('name', 'First name', 'text', { required: true, autoComplete: 'given-name' }),
  contact('last_name', 'Last name', 'text', { autoComplete: 'family-name' }),
  contact('email', 'Email', 'email', { required: true, autoComplete: 'email' }),
  contact('phone', 'Phone', 'phone', { required: true, autoComplete: 'tel' }),
  contact('postcode', 'Postcode', 'postcode', { autoComplete: 'postal-code' }),
]

const REGO = contact('rego', 'Registration plate', 'rego')

/** The shopper's own car, where a form is about it. */
const OWN_CAR: readonly FormField[] = [
  detail('vehicle_make', 'Make', 'text'),
  detail('vehicle_model', 'Model', 'text'),
  detail('vehicle_year', 'Year', 'number', { min: 1900, max: 2100, step: 1 }),
]

/** What each kind of form asks beyond the contact details and the comments, unless staff leave it out. */
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
    money('budget', 'Most you would spend'),
    detail('year_from', 'Built in or after', 'number', { min: 1950, max: 2100, step: 1 }),
    detail('most_kilometres', 'Most kilometres', 'kilometres', { min: 0, max: MAX_KM }),
  ],
  service: [
    REGO,
    ...OWN_CAR,
    detail('kilometres', 'Kilometres', 'kilometres', { min: 0, max: MAX_KM }),
    detail('service_type', 'What it needs', 'choice', {
      required: true,
      options: ['Logbook service', 'General service', 'Repair', 'Tyres or brakes', 'Recall', 'Something else'],
    }),
    contact('additional_services', 'Anything else while it is with us', 'text', { half: false }),
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
      ...{ min: PAYMENT_LIMITS.least, max: PAYMENT_LIMITS.most },
    }),
  ],
}

/** Fields that staff may ask for on any form, besides those of its kind. */
const EXTRA_FIELDS: readonly FormField[] = [
  REGO,
  ...OWN_CAR,
  ...Object.values(KIND_FIELDS)
    .flat()
    .filter(({ type }) => type !== 'file'),
]

/** Names of all fields that staff may set, each once, with their usual labels. */
export const SETTABLE_FIELDS: readonly FormField[] = [
  ...new Map(
    [...CONTACT_FIELDS, ...EXTRA_FIELDS, ...KIND_FIELDS.careers]
      .filter(({ name }) => !['name', 'email', 'phone'].includes(name))
      .map((field) => [field.name, field]),
  ).values(),
]

export const FIELD_REQUIREMENTS = ['required', 'optional', 'hidden'] as const

/** What staff set for one field of a form. */
export interface FieldSetting {
  field: string
  ask: (typeof FIELD_REQUIREMENTS)[number]
  label?: string | null
}

/** What the comments are called, and whether they are asked for at all, goes by this name. */
export const COMMENTS_FIELD = 'message'

export interface FieldSettings {
  fields?: readonly FieldSetting[] | null
  askRego?: boolean | null
  postcodeRequired?: boolean | null
  /** quick picks of money for dear vehicles */
  largeAmounts?: boolean | null
}

/**
 * The fields of one form in their order: the contact details, those of its kind, then those that staff added; each as staff
 * set it. A field that staff hide is not asked, not even where its kind requires it.
 */
export function toFormFields(kind: EnquiryKind, settings: FieldSettings | null): FormField[] {
  const set = new Map((settings?.fields ?? []).map((setting) => [setting.field, setting]))
  const usual = [...CONTACT_FIELDS, ...KIND_FIELDS[kind]]
  const has = (name: string) => usual.some((field) => field.name === name)
  const added = SETTABLE_FIELDS.filter(
    ({ name }) => !has(name) && set.has(name) && !(isMultiStep(kind) && name === 'rego'),
  )
  const rego = settings?.askRego && !isMultiStep(kind) && !has('rego') && !set.has('rego') ? [REGO] : []
  return [...usual, ...rego, ...added].flatMap((field) => {
    const setting = set.get(field.name)
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

/** What is wrong with an answer to a field beyond the usual ones, in words that name the field; null where nothing is. */
export function validateDetail(field: FormField, answer: unknown): string | null {
  const empty = answer === undefined || answer === null || answer === ''
  // Abbreviations stay as they are.
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
      return numberProblem(field, answer)
    case 'choice':
      return field.options?.includes(String(answer)) ? null : `Please choose: ${name}.`
    case 'date':
      return isDate(String(answer)) ? null : `Please enter a date: ${name}.`
    default:
      return null
  }
}

function numberProblem({ label, type, min = 0, max = Number.MAX_SAFE_INTEGER }: FormField, answer: unknown) {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return `${label}: please enter a number.`
  if (answer >= min && answer <= max) return null
  const inWords = (value: number) => {
    if (type === 'number') return String(value)
    const thousands = value.toLocaleString('en-AU')
    return type === 'money' ? `$${thousands}` : `${thousands} kms`
  }
  return `${label}: please enter ${inWords(min)} to ${inWords(max)}.`
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}
