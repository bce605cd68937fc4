import * as z from 'zod'
import { emailField, FIELD_ERRORS, nameField, phoneField, postcodeField, textField } from './contactFields'
import { ENQUIRY_KIND_DETAILS } from './enquiryKinds'
import { type FormField, validateDetail } from './formFields'
import { ENQUIRY_KINDS, type EnquiryKind } from './lead'

const VISITED_PAGES = 50
const DETAILS = 30
const FILES = 3

const detailValue = z.union([z.string().max(1000), z.number(), z.boolean()])

/**
 * What a form sends to POST /api/enquiries (LEAD-01, LEAD-02). Shared by the browser, which checks it while typing, and
 * the server, which trusts only its own check. Empty text means left out. Unknown fields are dropped.
 */
export const enquirySchema = z.object({
  kind: z.enum(ENQUIRY_KINDS),
  name: nameField,
  last_name: textField(80),
  email: emailField,
  phone: phoneField,
  postcode: postcodeField,
  message: textField(4000),
  /** of a general enquiry, one of `ENQUIRY_CATEGORIES` or the form's own */
  category: textField(80),
  subcategory: textField(80),
  rego: textField(12),
  opt_in: z.boolean().default(true),
  /** agreed to the form's terms, where it has any */
  terms: z.boolean().default(false),
  car_id: z.int().positive().nullish(),
  location_id: z.int().positive().nullish(),
  dealership_id: z.int().positive().nullish(),
  /** answers of a form beyond the usual ones, by label */
  details: z
    .record(z.string().max(80), detailValue)
    .refine((details) => Object.keys(details).length <= DETAILS, 'Too many answers.')
    .default({}),
  /** start of the time that the shopper books, as the server offered it (LEAD-06) */
  starts_at: z.iso.datetime({ error: FIELD_ERRORS.slot }).nullish(),
  /** proofs of files that were sent before, such as a CV */
  files: z.array(z.string().max(200)).max(FILES).default([]),
  additional_services: textField(400),
  page_id: textField(80),
  /** the form's block, whose settings the server reads by itself (LEAD-02) */
  form_id: textField(80),
  /** `start` where the form goes on in steps after this (LEAD-05, LEAD-08) */
  step: z.literal('start').nullish(),
  /** address of the page that the form is on */
  url: textField(2000),
  visited_pages: z.array(z.string().max(500)).max(VISITED_PAGES).default([]),
  linked_query_params: z.record(z.string().max(80), z.string().max(500)).default({}),
  /** milliseconds from the form's first sight to its sending; nobody types this fast (see `isTooFast`) */
  filled_ms: z.int().min(0).nullish(),
  /** the honeypot: no person sees it, so whatever fills it in is not one (LEAD-09) */
  special: textField(400),
})

/** What a form holds while it is filled in. */
export type EnquiryInput = z.input<typeof enquirySchema>
/** An enquiry that passed the schema. */
export type Enquiry = z.output<typeof enquirySchema>

/** What one form asks beyond the schema (LEAD-02); set by staff in its block. */
export interface EnquiryFormRules {
  messageRequired: boolean
  categoryRequired: boolean
  /** the site has more than one dealership, or the form asks for a location */
  locationRequired: boolean
  postcodeRequired: boolean
  /** the form has terms to agree to */
  termsRequired: boolean
  /** the shopper chooses a time; a form at a place without times asks for none */
  slotRequired?: boolean
  /** fields beyond name, email and phone that this form checks; none where nothing is known of the form */
  fields?: readonly FormField[]
}

/**
 * The rules of a kind's form where staff change nothing; `placesToChoose` is the number of locations the form offers
 * (LEAD-02).
 */
export function defaultFormRules(kind: EnquiryKind, placesToChoose: number): EnquiryFormRules {
  return {
    messageRequired: ENQUIRY_KIND_DETAILS[kind].messageRequired,
    categoryRequired: kind === 'general',
    locationRequired: kind === 'dealerSearch' || placesToChoose > 1,
    postcodeRequired: kind === 'tradeIn' || kind === 'sellMyCar',
    termsRequired: false,
  }
}

/** The schema of one form: the shared one and what this form asks beyond it (LEAD-02). */
export function enquiryFormSchema(rules: EnquiryFormRules) {
  const check = (enquiry: Enquiry, context: z.core.$RefinementCtx<Enquiry>) => {
    const problem = (field: keyof Enquiry, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (rules.messageRequired && !enquiry.message) problem('message', FIELD_ERRORS.message)
    if (rules.categoryRequired && !enquiry.category) problem('category', FIELD_ERRORS.category)
    if (rules.locationRequired && !enquiry.location_id) problem('location_id', FIELD_ERRORS.dealership)
    const asksPostcode = rules.fields?.some(({ name }) => name === 'postcode')
    if (rules.postcodeRequired && !asksPostcode && !enquiry.postcode) problem('postcode', FIELD_ERRORS.postcode)
    for (const field of rules.fields ?? []) {
      if (field.place === 'details') {
        const message = validateDetail(field, enquiry.details?.[field.name])
        if (message) context.addIssue({ code: 'custom', path: ['details', field.name], message })
      } else if (isLeftOut(field, enquiry)) problem(field.name as keyof Enquiry, leftOutMessage(field))
    }
    if (rules.slotRequired && !enquiry.starts_at) problem('starts_at', FIELD_ERRORS.slot)
    if (rules.termsRequired && !enquiry.terms) problem('terms', FIELD_ERRORS.terms)
  }
  // Everything that is missing is told at once, also where a name or an email is missing too.
  return enquirySchema.superRefine(check, { when: ({ value }) => typeof value === 'object' && value !== null })
}

const CHECKED_BY_SCHEMA = ['name', 'email', 'phone']

function isLeftOut({ name, required }: FormField, enquiry: Enquiry): boolean {
  return required && !CHECKED_BY_SCHEMA.includes(name) && !enquiry[name as keyof Enquiry]
}

function leftOutMessage(field: FormField): string {
  return field.name === 'postcode' ? FIELD_ERRORS.postcode : (validateDetail(field, '') ?? '')
}

/**
 * True when the honeypot was filled in (LEAD-09). The sender is answered as if all were well, and nothing is stored.
 */
export function isFromBot(enquiry: Pick<Enquiry, 'special'>): boolean {
  return enquiry.special !== ''
}

/** Least time that a person needs for a form, in milliseconds. */
const FASTEST_PERSON_MS = 1500

/**
 * True where a form says that it was filled in faster than a person could (LEAD-09). The form itself waits until that time
 * is over, so no person ever meets this; a sender that does not say is judged by how often it sends.
 */
export function isTooFast({ filled_ms }: Pick<Enquiry, 'filled_ms'>): boolean {
  return filled_ms != null && filled_ms < FASTEST_PERSON_MS
}

/** Milliseconds that a form must still wait before it may be sent. */
export function sendDelayMs(filledMs: number): number {
  return Math.max(0, FASTEST_PERSON_MS - filledMs)
}

/** What of an enquiry tells two submissions apart: not the trace around it, which grows between two tries of one. */
export function submittedFields(enquiry: Enquiry) {
  const { filled_ms: _, visited_pages: __, linked_query_params: ___, url: ____, ...words } = enquiry
  return words
}

/** Words of a form that failed (LEAD-04, LEAD-05). */
export const FORM_ERRORS = {
  heading: 'Please fix the following errors:',
  failed: 'An error occurred when submitting this form',
  noLead: 'An unexpected error occured',
  tooOften:
    'You have sent several enquiries in a short time. Please wait a little and send this one again; what you typed is kept.',
  offline: 'You seem to be offline. What you typed is kept; send it again once you are connected.',
  tooFast: 'That was very quick. Please send it once more; what you typed is kept.',
  unavailable: 'We could not save your enquiry just now. What you typed is kept; please send it again in a minute.',
} as const
