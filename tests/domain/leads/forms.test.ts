import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../../../src/domain/fieldErrors'
import { enquiryFormSchema, enquirySchema } from '../../../src/domain/leads/enquiry'
import { LARGE_MONEY_PICKS, MONEY_PICKS, toFormFields, validateDetail } from '../../../src/domain/leads/formFields'
import {
  commentsLabel,
  formSettingsSchema,
  standardFormRules,
  toFormRules,
} from '../../../src/domain/leads/formSettings'
import { ENQUIRY_KINDS } from '../../../src/domain/leads/lead'
import { detectFileKind, FILE_ERRORS, MAX_FILE_BYTES } from '../../../src/domain/leads/leadFile'
import { isLeadReference, leadReference } from '../../../src/domain/leads/leadReference'
import { ADJUSTMENTS, adjustedValuation, adjustmentSchema, ownCarSchema } from '../../../src/domain/leads/tradeInForm'
import { seededRandom } from '../../../src/domain/random'

const CONTACT = { name: 'Priya', email: 'priya@shopper.test', phone: '0491 570 006' }
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('[LEAD-09] the fields of a form', () => {
  it('start with the contact details, without duplicates', () => {
    for (const kind of ENQUIRY_KINDS) {
      const names = toFormFields(kind, { askRego: true }).map(({ name }) => name)
      expect(names.slice(0, 5)).toEqual(['name', 'last_name', 'email', 'phone', 'postcode'])
      expect(new Set(names).size, kind).toBe(names.length)
    }
  })

  it('are configured by staff: hidden, required, renamed, added', () => {
    const fields = toFormFields('finance', {
      fields: [
        { field: 'deposit', ask: 'hidden' },
        { field: 'last_name', ask: 'required' },
        { field: 'vehicle_budget', ask: 'required', label: 'Your budget' },
        { field: 'company', ask: 'optional' },
      ],
    })
    const field = (name: string) => fields.find((candidate) => candidate.name === name)
    expect(field('deposit')).toBeUndefined()
    expect(field('last_name')?.required).toBe(true)
    expect(field('vehicle_budget')).toMatchObject({ label: 'Your budget', required: true, quickPicks: MONEY_PICKS })
    expect(field('company')).toMatchObject({ required: false })
    const dear = toFormFields('finance', { largeAmounts: true }).find(({ name }) => name === 'vehicle_budget')
    expect(dear?.quickPicks).toEqual(LARGE_MONEY_PICKS)
  })

  it('are validated the same in the browser and on the server, by the same settings', () => {
    const block = {
      kind: 'careers',
      messageRequired: false,
      fields: [
        { field: 'cv', ask: 'required' },
        { field: 'postcode', ask: 'required' },
      ],
    }
    // The server reads the block from its page as JSON; the browser gets the rules derived from it.
    const rules = toFormRules('careers', formSettingsSchema.parse(JSON.parse(JSON.stringify(block))), 0)
    const inBrowser = JSON.parse(JSON.stringify(rules))
    for (const details of [
      {},
      { position: 'Sales' },
      { position: 'Sitting', cv: 'cv.pdf' },
      { position: 'Sales', cv: 'cv.pdf' },
    ]) {
      const input = { kind: 'careers', ...CONTACT, details }
      const errorsBy = (ruleSet: typeof rules) => {
        const checked = enquiryFormSchema(ruleSet).safeParse(input)
        return checked.success ? [] : fieldErrors(checked.error)
      }
      expect(errorsBy(inBrowser)).toEqual(errorsBy(rules))
    }
    const checked = enquiryFormSchema(rules).safeParse({ kind: 'careers', ...CONTACT })
    expect(checked.success ? [] : fieldErrors(checked.error)).toEqual([
      { field: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' },
      { field: 'details.position', message: 'Please choose: kind of work.' },
      { field: 'details.cv', message: 'Please attach: CV.' },
    ])
  })

  it('report all missing values together, even when the name is missing too', () => {
    const rules = { ...standardFormRules('careers'), locationRequired: true, slotRequired: true, termsRequired: true }
    const checked = enquiryFormSchema(rules).safeParse({ kind: 'careers' })
    expect(checked.success ? [] : fieldErrors(checked.error).map(({ field }) => field)).toEqual([
      ...['name', 'email', 'phone', 'message', 'location_id', 'details.position', 'starts_at', 'terms'],
    ])
    expect(enquiryFormSchema(rules).safeParse(null).success).toBe(false)
  })

  it('report an invalid number with its unit', () => {
    const amount = toFormFields('payment', null).find(({ name }) => name === 'amount')!
    expect(validateDetail(amount, 0)).toBe('Amount: please enter $1 to $200,000.')
    expect(validateDetail(amount, 200_000)).toBeNull()
    expect(validateDetail(amount, 'much')).toBe('Amount: please enter a number.')
    expect(validateDetail(amount, undefined)).toBe('Please enter: amount.')
  })

  it('require comments if configured, and never in the first of several steps', () => {
    expect(commentsLabel({ fields: [{ field: 'message', ask: 'hidden' }] })).toBeNull()
    expect(commentsLabel({ fields: [{ field: 'message', ask: 'required', label: 'Your story' }] })).toBe('Your story')
    expect(toFormRules('tradeIn', { messageRequired: true }, 0).messageRequired).toBe(false)
    expect(toFormRules('general', { messageRequired: true }, 0).messageRequired).toBe(true)
    expect(standardFormRules('tradeIn').fields.find(({ name }) => name === 'postcode')?.required).toBe(true)
  })

  it('[LEAD-06] require a time if there are any', () => {
    const rules = { ...standardFormRules('testDrive'), slotRequired: true }
    const checked = enquiryFormSchema(rules).safeParse({ kind: 'testDrive', ...CONTACT })
    expect(checked.success ? [] : fieldErrors(checked.error)).toEqual([
      { field: 'starts_at', message: 'Please choose a day and a time.' },
    ])
    expect(enquirySchema.safeParse({ kind: 'testDrive', ...CONTACT, starts_at: 'soon' }).success).toBe(false)
  })
})

describe('[LEAD-08] a trade-in', () => {
  const range = { low: 20_000, high: 24_000, comparables: 9 }

  it('is worth less in a worse state, and unchanged without answers', () => {
    expect(adjustedValuation(range, {})).toEqual(range)
    expect(adjustedValuation(range, { condition: 'fair', damage: 'yes' })).toEqual({
      ...range,
      low: 15_500,
      high: 18_600,
    })
    expect(adjustedValuation(range, { finance_owing: 'yes', condition: 'constructor' })).toEqual(range)
  })

  it('needs every question answered and the car’s details', () => {
    const answers = Object.fromEntries(ADJUSTMENTS.map(({ id, answers: [first] }) => [id, first?.value]))
    expect(adjustmentSchema.safeParse(answers).success).toBe(true)
    const missing = adjustmentSchema.safeParse({ ...answers, damage: undefined })
    expect(missing.success ? '' : missing.error.issues[0]?.message).toBe(
      'Please answer: Was it ever in an accident, a flood or hail?',
    )
    const schema = ownCarSchema(new Date('2026-11-21T00:00:00Z'))
    expect(schema.safeParse({ make: 'Mazda', model: 'CX-5', year: 2021, km: 45_000 }).success).toBe(true)
    const wrong = schema.safeParse({ make: ' ', model: 'CX-5', year: 2030 })
    expect(wrong.success ? [] : wrong.error.issues.map(({ message }) => message)).toEqual([
      'Please enter the make.',
      'The year cannot be in the future.',
      'Please enter the kilometres.',
    ])
  })
})

describe('[LEAD-11] a file’s type is detected by its content', () => {
  const zip = (entries: string) => bytes(`PK\u0003\u0004${'\u0000'.repeat(26)}${entries}`)
  it.each([
    ['pdf', bytes('%PDF-1.7\n1 0 obj\n%%EOF')],
    ['docx', zip('[Content_Types].xml word/document.xml')],
    ['odt', zip('mimetypeapplication/vnd.oasis.opendocument.text')],
    ['txt', new TextEncoder().encode('Zoë has driven tractors for years.\n')],
  ])('a %s is accepted', (extension, file) => {
    expect(detectFileKind(file)).toMatchObject({ extension })
  })
  it.each([
    ['a program', bytes('MZ\u0000\u0001'), FILE_ERRORS.type],
    ['a page', bytes('<!DOCTYPE html><script>'), FILE_ERRORS.type],
    ['any other zip', zip('invoice.exe'), FILE_ERRORS.type],
    ['a document with macros', zip('[Content_Types].xml word/document.xml word/vbaProject.bin'), FILE_ERRORS.active],
    ['a PDF that runs', bytes('%PDF-1.7 /OpenAction << /S /JavaScript /JS (x) >>'), FILE_ERRORS.active],
    ['nothing', bytes(''), FILE_ERRORS.empty],
    ['too much', new Uint8Array(MAX_FILE_BYTES + 1), FILE_ERRORS.size],
  ])('%s is rejected', (_, file, problem) => {
    expect(detectFileKind(file)).toEqual({ problem })
  })
})

it('a reference has a fixed format', () => {
  expect(isLeadReference(leadReference(seededRandom('forms')))).toBe(true)
  for (const reference of ['', '7KQ4MX3D', 'AEIO-MX3D', '7KQ4-MX3D x']) expect(isLeadReference(reference)).toBe(false)
})
