import '../zodWithoutEval'
import * as z from 'zod'
import { toSingleLine, truncateText } from '../cleanText'
import { documentIdField } from '../documentIdField'
import { parseTouches } from './attribution'
import {
  emailField,
  FIELD_ERRORS,
  linesField,
  lineValue,
  nameField,
  phoneField,
  postcodeField,
  textField,
} from './contactFields'
import { ENQUIRY_KIND_DETAILS } from './enquiryKinds'
import { type FormField, validateDetail } from './formFields'
import { ENQUIRY_KINDS, type EnquiryKind } from './lead'

const MAX_VISITED_PAGES = 50
const MAX_DETAILS = 30
const MAX_FILES = 3
/** Characters of the stored address; tracking parameters can be longer, and only their end is lost. */
const MAX_URL_LENGTH = 2000

/** The address of a form's page, at most `MAX_URL_LENGTH` characters. */
export const toPageUrl = (url: string): string => truncateText(toSingleLine(url).trim(), MAX_URL_LENGTH)

/** What the browser notes of the visit, cut to 500 characters: shoppers did not type it, and cannot shorten it. */
const trackedText = z.string().transform((text) => truncateText(toSingleLine(text), 500))

const detailValue = z.union([lineValue(1000), z.number(), z.boolean()])

/**
 * Request body of POST /api/enquiries (LEAD-01, LEAD-02). Used by the browser while typing and by the server, which always
 * validates again. Empty text means missing. Unknown fields are dropped.
 */
export const enquirySchema = z.object({
  kind: z.enum(ENQUIRY_KINDS),
  name: nameField,
  last_name: textField(80),
  email: emailField,
  phone: phoneField,
  postcode: postcodeField,
  message: linesField(4000),
  /** for a general enquiry: one of `ENQUIRY_CATEGORIES`; any other text counts as the default */
  category: textField(80),
  /** one of `LEAD_SUBCATEGORIES`; any other text is not stored */
  subcategory: textField(80),
  rego: textField(12),
  /** agreement to marketing; the form sends its checkbox, so that a missing value is no consent */
  opt_in: z.boolean().default(false),
  /** agreed to the form's terms, if it has any */
  terms: z.boolean().default(false),
  car_id: documentIdField('Enter the id of a car.').nullish(),
  location_id: documentIdField('Enter the id of a location.').nullish(),
  dealership_id: documentIdField('Enter the id of a dealership.').nullish(),
  /** values of additional fields, by name */
  details: z
    .record(lineValue(80), detailValue)
    .refine((details) => Object.keys(details).length <= MAX_DETAILS, 'Too many answers.')
    .default({}),
  /** start of the booked slot, as offered by the server (LEAD-06) */
  starts_at: z.iso.datetime({ error: FIELD_ERRORS.slot }).nullish(),
  /** tokens of files uploaded before, such as a CV */
  files: z.array(z.string().max(200)).max(MAX_FILES).default([]),
  additional_services: textField(400),
  page_id: textField(80),
  /** id of the form's block, whose settings the server reads itself (LEAD-02) */
  form_id: textField(80),
  /** `start` if further steps follow (LEAD-05, LEAD-08) */
  step: z.literal('start').nullish(),
  /** URL of the page with the form; a long one is cut, since shoppers did not type it */
  url: z.string().transform(toPageUrl).default(''),
  visited_pages: z.array(trackedText).max(MAX_VISITED_PAGES).default([]),
  linked_query_params: z.record(lineValue(80), trackedText).default({}),
  /** what brought the shopper first and last; what is invalid counts as none, since shoppers did not type it */
  touches: z.unknown().optional().transform(parseTouches),
  /** milliseconds from the first display of the form to its submission (see `isTooFast`) */
  filled_ms: z.int().min(0).nullish(),
  /** honeypot: hidden from people, so only bots fill it in (LEAD-09) */
  special: textField(400),
})

/** Values of a form while it is filled in. */
export type EnquiryInput = z.input<typeof enquirySchema>
/** A validated enquiry. */
export type Enquiry = z.output<typeof enquirySchema>

/** Form-specific rules beyond the schema (LEAD-02), set by staff in the form's block. */
export interface EnquiryFormRules {
  messageRequired: boolean
  categoryRequired: boolean
  /** the site has more than one dealership, or the form asks for a location */
  locationRequired: boolean
  postcodeRequired: boolean
  /** the form has terms to accept */
  termsRequired: boolean
  /** a time must be chosen; false at a location without slots */
  slotRequired?: boolean
  /** additional fields that this form validates; undefined if unknown */
  fields?: readonly FormField[]
}

/**
 * Default rules of a kind's form; `placesToChoose` is the number of locations that the form offers (LEAD-02).
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

/** The schema of one form: the shared one plus the form's rules (LEAD-02). */
export function enquiryFormSchema(rules: EnquiryFormRules) {
  const check = (enquiry: Enquiry, context: z.core.$RefinementCtx<Enquiry>) => {
    const addIssue = (field: keyof Enquiry, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (rules.messageRequired && !enquiry.message) addIssue('message', FIELD_ERRORS.message)
    if (rules.categoryRequired && !enquiry.category) addIssue('category', FIELD_ERRORS.category)
    if (rules.locationRequired && !enquiry.location_id) addIssue('location_id', FIELD_ERRORS.dealership)
    const asksPostcode = rules.fields?.some(({ name }) => name === 'postcode')
    if (rules.postcodeRequired && !asksPostcode && !enquiry.postcode) addIssue('postcode', FIELD_ERRORS.postcode)
    for (const field of rules.fields ?? []) {
      if (field.place === 'details') {
        const message = validateDetail(field, enquiry.details?.[field.name])
        if (message) context.addIssue({ code: 'custom', path: ['details', field.name], message })
      } else if (isMissing(field, enquiry)) addIssue(field.name as keyof Enquiry, missingMessage(field))
    }
    if (rules.slotRequired && !enquiry.starts_at) addIssue('starts_at', FIELD_ERRORS.slot)
    if (rules.termsRequired && !enquiry.terms) addIssue('terms', FIELD_ERRORS.terms)
  }
  // Report all missing fields in one pass, even if the name or email is invalid too.
  return enquirySchema.superRefine(check, { when: ({ value }) => typeof value === 'object' && value !== null })
}

const CHECKED_BY_SCHEMA = ['name', 'email', 'phone']

function isMissing({ name, required }: FormField, enquiry: Enquiry): boolean {
  return required && !CHECKED_BY_SCHEMA.includes(name) && !enquiry[name as keyof Enquiry]
}

function missingMessage(field: FormField): string {
  return field.name === 'postcode' ? FIELD_ERRORS.postcode : (validateDetail(field, '') ?? '')
}

/**
 * True if the honeypot was filled in (LEAD-09). The sender gets a success response, and nothing is stored.
 */
export function isFromBot(enquiry: Pick<Enquiry, 'special'>): boolean {
  return enquiry.special !== ''
}

/** Minimum time to fill in a form, in milliseconds. */
const MIN_FILL_MS = 1500

/**
 * True if a form was filled in faster than a person could (LEAD-09). The form delays its submission until that time, so people
 * never see this error; a sender without `filled_ms` is only rate limited.
 */
export function isTooFast({ filled_ms }: Pick<Enquiry, 'filled_ms'>): boolean {
  return filled_ms != null && filled_ms < MIN_FILL_MS
}

/** Milliseconds until a form may be submitted. */
export function sendDelayMs(filledMs: number): number {
  return Math.max(0, MIN_FILL_MS - filledMs)
}

/** The fields that identify a submission, without tracking data, which changes between two attempts. */
export function submittedFields(enquiry: Enquiry) {
  const { filled_ms: _, visited_pages: __, linked_query_params: ___, touches: ____, url: _____, ...fields } = enquiry
  return fields
}

/** Error messages of a failed form (LEAD-04, LEAD-05). */
export const FORM_ERRORS = {
  heading: 'Please fix the following errors:',
  failed: 'An error occurred when submitting this form',
  noLead: 'An unexpected error occured',
  rateLimited:
    'You have sent several enquiries in a short time. Please wait a few minutes and try again. Your details are still in the form.',
  offline: 'You seem to be offline. Your details are still in the form. Please try again once you are connected.',
  tooFast: 'That was very quick. Please try again. Your details are still in the form.',
  unavailable:
    'We could not save your enquiry just now. Your details are still in the form. Please try again in a minute.',
} as const
