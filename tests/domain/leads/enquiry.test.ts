import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../../../src/domain/fieldErrors'
import { FIELD_ERRORS, isAustralianPhone, isFourDigits } from '../../../src/domain/leads/contactFields'
import {
  defaultFormRules,
  type EnquiryFormRules,
  type EnquiryInput,
  enquiryFormSchema,
  enquirySchema,
  isFromBot,
} from '../../../src/domain/leads/enquiry'
import { ENQUIRY_KIND_DETAILS, enquiryCategory, enquiryEvent } from '../../../src/domain/leads/enquiryKinds'
import { ENQUIRY_KINDS } from '../../../src/domain/leads/lead'
import { type LeadContext, leadMessage, leadPayload } from '../../../src/domain/leads/leadPayload'
import { leadReference } from '../../../src/domain/leads/leadReference'
import { toParkedContent } from '../../../src/domain/leads/parkedEnquiry'
import { stepSchema } from '../../../src/domain/leads/steps'
import { parseStoredContact, toStoredContact } from '../../../src/domain/leads/storedContact'
import { seededRandom } from '../../../src/domain/random'
import { buildCar } from '../carFixture'

const buildInput = (overrides: Partial<EnquiryInput> = {}): EnquiryInput => ({
  kind: 'general',
  name: 'Priya',
  email: 'priya@shopper.test',
  phone: '+61 491 570 006',
  message: 'Is it still there?',
  ...overrides,
})
const relaxed: EnquiryFormRules = {
  messageRequired: false,
  categoryRequired: false,
  locationRequired: false,
  postcodeRequired: false,
  termsRequired: false,
}
const listErrors = (input: unknown, rules = relaxed) => {
  const result = enquiryFormSchema(rules).safeParse(input)
  return result.success ? [] : fieldErrors(result.error)
}

describe('[LEAD-02] an enquiry', () => {
  it('has lines in its message only: elsewhere a line could pass for another one of the email', () => {
    const lines = 'A\r\nBcc: x@y.z'
    const line = 'A Bcc: x@y.z'
    const texts = ['name', 'last_name', 'subcategory', 'additional_services', 'url'] as const
    const typed = Object.fromEntries(texts.map((field) => [field, lines]))
    const enquiry = enquirySchema.parse({
      ...buildInput({ ...typed, message: lines }),
      details: { [lines]: lines, kilometres: 7 },
      visited_pages: [lines],
      linked_query_params: { utm_source: lines },
      phone: '0491\n570 006',
    })
    expect(enquiry).toMatchObject({
      ...Object.fromEntries(texts.map((field) => [field, line])),
      ...{ message: lines, details: { [line]: line, kilometres: 7 }, phone: '0491 570 006' },
      ...{ visited_pages: [line], linked_query_params: { utm_source: line } },
    })
    expect(
      stepSchema.parse({ step: 'rego', token: 'a'.repeat(20), vehicle: { make: lines }, message: lines }),
    ).toMatchObject({
      ...{ vehicle: { make: line }, message: lines },
    })
    expect(toParkedContent({ name: lines, last_name: ' \n' })).toMatchObject({ name: line, email: null })
  })

  it('needs a name, an email and a phone; everything else is optional', () => {
    expect(enquirySchema.parse(buildInput({ message: undefined }))).toMatchObject({
      name: 'Priya',
      last_name: '',
      phone: '0491 570 006',
      postcode: '',
      message: '',
      opt_in: false,
      terms: false,
      details: {},
      visited_pages: [],
      special: '',
    })
    expect(listErrors({ kind: 'general' })).toEqual([
      { field: 'name', message: FIELD_ERRORS.name },
      { field: 'email', message: FIELD_ERRORS.email },
      { field: 'phone', message: FIELD_ERRORS.phone },
    ])
    expect(listErrors(buildInput({ name: '  ' }))).toEqual([{ field: 'name', message: FIELD_ERRORS.name }])
  })

  it.each([
    ['messageRequired', buildInput({ message: ' ' }), 'message', FIELD_ERRORS.message],
    ['categoryRequired', buildInput(), 'category', FIELD_ERRORS.category],
    ['locationRequired', buildInput({ location_id: null }), 'location_id', '*Please select a dealership location'],
    ['postcodeRequired', buildInput(), 'postcode', FIELD_ERRORS.postcode],
    [
      'termsRequired',
      buildInput({ terms: false }),
      'terms',
      'You must agree to the terms of use before submitting the form.',
    ],
  ] as const)('%s for its form', (rule, input, field, message) => {
    expect(listErrors(input)).toEqual([])
    expect(listErrors(input, { ...relaxed, [rule]: true })).toEqual([{ field, message }])
  })

  it('with all required fields is valid', () => {
    const all = {
      messageRequired: true,
      categoryRequired: true,
      locationRequired: true,
      postcodeRequired: true,
      termsRequired: true,
    }
    expect(listErrors(buildInput({ category: 'Service', location_id: 3, postcode: '0800', terms: true }), all)).toEqual(
      [],
    )
  })

  it('has default rules without settings', () => {
    expect(defaultFormRules('general', 1)).toEqual({ ...relaxed, messageRequired: true, categoryRequired: true })
    expect(defaultFormRules('car', 2)).toEqual({ ...relaxed, messageRequired: true, locationRequired: true })
    expect(defaultFormRules('dealerSearch', 1).locationRequired).toBe(true)
    expect(defaultFormRules('photos', 1).messageRequired).toBe(false)
    expect(defaultFormRules('tradeIn', 1).postcodeRequired).toBe(true)
  })

  it('drops unknown fields and rejects long ones', () => {
    expect(enquirySchema.parse({ ...buildInput(), lead_id: 'mine' })).not.toHaveProperty('lead_id')
    expect(listErrors(buildInput({ message: 'x'.repeat(4001) }))[0]?.field).toBe('message')
    expect(listErrors(buildInput({ visited_pages: Array.from({ length: 51 }, () => '/') }))[0]?.field).toBe(
      'visited_pages',
    )
    const details = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`q${index}`, 'a']))
    expect(listErrors(buildInput({ details }))[0]?.field).toBe('details')
  })

  it('cuts a long address of its page, without half a character at the end', () => {
    const address = `http://dealer.test/?gclid=${'a'.repeat(1973)}`
    expect(address).toHaveLength(1999)
    expect(enquirySchema.parse(buildInput({ url: `${address}\u{1F600}bcd` })).url).toBe(address)
    expect(enquirySchema.parse(buildInput({ url: address })).url).toBe(address)
  })

  it('never throws, whatever the input', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        enquirySchema.safeParse(input)
      }),
    )
  })
})

describe('[LEAD-09] field types', () => {
  it.each([
    ['3000', true],
    ['0800', true],
    ['', true],
    ['300', false],
    ['30000', false],
    ['3,000', false],
    ['30OO', false],
    ['-300', false],
  ])('postcode %s: %s', (postcode, valid) => {
    const expected = valid ? [] : [{ field: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' }]
    expect(listErrors(buildInput({ postcode }))).toEqual(expected)
    expect(isFourDigits(postcode)).toBe(valid && postcode !== '')
  })

  it.each([
    ['03 5550 1234', true],
    ['+61 3 5550 1234', true],
    ['(02) 7010 1234', true],
    ['0491 570 006', true],
    ['1800 160 401', true],
    ['13 12 34', true],
    ['5550 1234', false],
    ['0491 570 00', false],
    ['0591 570 006', false],
    ['+64 9 555 1234', false],
    ['call me', false],
    ['', false],
  ])('phone %s: %s', (phone, valid) => {
    expect(isAustralianPhone(phone)).toBe(valid)
    expect(listErrors(buildInput({ phone })).length).toBe(valid ? 0 : 1)
  })

  it.each([
    ['a@b.test', true],
    [' a@b.test ', true],
    ['a@b', false],
    ['a b@c.test', false],
  ])('email %s: %s', (email, valid) => {
    expect(listErrors(buildInput({ email })).length).toBe(valid ? 0 : 1)
  })

  it('a filled honeypot is a robot', () => {
    expect(isFromBot(enquirySchema.parse(buildInput({ special: 'http://' })))).toBe(true)
    expect(isFromBot(enquirySchema.parse(buildInput()))).toBe(false)
  })
})

describe('[LEAD-06] [LEAD-10] analytics events', () => {
  const car = (carType: 'new' | 'used' | 'demo', tag: string | null = null) => ({ carType, tag })

  it.each([
    ['car', car('new'), 14],
    ['car', car('demo'), 14],
    ['car', car('used'), 15],
    ['photos', car('used'), 15],
    ['testDrive', car('new'), 17],
    ['testDrive', car('used'), 48],
    ['testDrive', car('used', 'Test Drive Only'), 17],
    ['finance', car('used'), 9],
    ['careers', null, 51],
    ['general', null, 22],
    ['car', null, 22],
    ['service', car('used'), 22],
  ] as const)('%s about %j: %d', (kind, about, event) => {
    expect(enquiryEvent(kind, about)).toBe(event)
  })
})

describe('[LEAD-01] the lead of an enquiry', () => {
  const context: LeadContext = {
    leadId: '7KQ4-MX3D',
    car: buildCar(),
    location: { id: 9, dealershipId: 4, dealershipSlug: 'harbour-city', dealershipName: 'Harbour City' },
    autogauge: true,
    pageId: '17',
    userAgent: 'Browser 1',
  }
  const enquiry = enquirySchema.parse(
    buildInput({
      kind: 'car',
      url: 'https://harbour.test/cars/x',
      visited_pages: ['/'],
      linked_query_params: { gclid: '1' },
    }),
  )

  it('has the specified names', () => {
    expect(leadPayload(enquiry, context)).toEqual({
      lead_id: '7KQ4-MX3D',
      name: 'Priya',
      last_name: null,
      email: 'priya@shopper.test',
      phone: '0491 570 006',
      postcode: null,
      category: 'Vehicle Enquiry',
      subcategory: null,
      message: 'Is it still there?',
      rego: null,
      opt_in: false,
      dealership_slug: 'harbour-city',
      manufacturer_slug: 'toyota',
      stock_number: 'H1001',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'HiLux',
      car_type: 'used',
      car_id: 1,
      vehicle_status: 'in_stock',
      car_dealership_id: 4,
      dealership_name: 'Harbour City',
      location_id: 9,
      dealership_id: 4,
      url: 'https://harbour.test/cars/x',
      source: 'Website',
      user_agent: 'Browser 1',
      lead_attributes: { visited_pages: ['/'], linked_query_params: { gclid: '1' } },
      additional_services: null,
      autogauge_enabled: true,
      page_id: '17',
      details: {},
    })
  })

  it('can be without a car', () => {
    const payload = leadPayload(enquiry, { ...context, car: null, location: null })
    expect(payload).toMatchObject({
      car_id: null,
      car_dealership_id: null,
      autogauge_enabled: false,
      stock_number: null,
      'Vehicle Make': null,
      manufacturer_slug: null,
    })
  })

  it('[LEAD-12] an enquiry from the dealer search has the chosen dealership and location', () => {
    const search = enquirySchema.parse(buildInput({ kind: 'dealerSearch', location_id: 9 }))
    expect(leadPayload(search, { ...context, car: null })).toMatchObject({
      category: 'Dealer Search',
      dealership_name: 'Harbour City',
      location_id: 9,
      dealership_id: 4,
      dealership_slug: 'harbour-city',
    })
    const unchosen = enquiryFormSchema(defaultFormRules('dealerSearch', 0)).safeParse(
      buildInput({ kind: 'dealerSearch' }),
    )
    expect(unchosen.error?.issues.map(({ message }) => message)).toEqual(['*Please select a dealership location'])
  })

  it('[LEAD-02] a general enquiry has the shopper’s category, General Enquiry by default', () => {
    expect(enquiryCategory('general', 'Parts')).toBe('Parts')
    expect(enquiryCategory('general', ' used cars ')).toBe('Used Cars')
    expect(enquiryCategory('general', '')).toBe('General Enquiry')
    expect(enquiryCategory('general', 'Ring Ada on 0491 570 006')).toBe('General Enquiry')
    expect(enquiryCategory('service', 'Parts')).toBe('Service')
    for (const kind of ENQUIRY_KINDS) expect(ENQUIRY_KIND_DETAILS[kind].category).not.toBe('')
  })

  it('[LEAD-07] a request for photos has its standard text, then the shopper’s', () => {
    expect(leadMessage({ kind: 'photos', message: '' })).toBe('Please send me photos of this vehicle.')
    expect(leadMessage({ kind: 'photos', message: 'The boot too' })).toMatch(/vehicle\.\n\nThe boot too$/)
    expect(leadMessage({ kind: 'testDrive', message: '' })).toBeNull()
  })
})

describe('the reference of a lead', () => {
  it('is easy to read aloud and differs by seed', () => {
    const random = seededRandom('leads')
    const references = Array.from({ length: 2000 }, () => leadReference(random))
    for (const reference of references) {
      expect(reference).toMatch(/^[BCDFGHJKMNPQRTVWXY346789]{4}-[BCDFGHJKMNPQRTVWXY346789]{4}$/)
    }
    expect(new Set(references).size).toBe(2000)
  })

  it('uses only its letters at both ends of the random range', () => {
    expect(leadReference(() => 0)).toBe('BBBB-BBBB')
    expect(leadReference(() => 1 - 2 ** -53)).toBe('9999-9999')
  })
})

describe('[LEAD-03] contact details stored in the browser', () => {
  const contact = { name: 'Priya', last_name: '', email: 'priya@shopper.test', phone: '0491 570 006', postcode: '' }

  it('are complete with name, email and phone', () => {
    expect(toStoredContact(contact)).toEqual(contact)
    expect(toStoredContact({ ...contact, name: ' ' })).toBeNull()
    expect(toStoredContact({ ...contact, email: '' })).toBeNull()
    expect(toStoredContact({ name: 'Priya', email: 'p@s.test' })).toBeNull()
  })

  it('are validated when read', () => {
    expect(parseStoredContact({ ...contact, extra: 1 })).toEqual(contact)
    for (const value of [null, 'x', 3, [], { name: 1 }]) expect(parseStoredContact(value)).toBeNull()
  })
})

it('[LEAD-01] an enquiry is not refused for what its browser noted, however long', () => {
  const long = `${'a'.repeat(499)}\u{1f600}`
  const noted = { visited_pages: [long], linked_query_params: { utm_source: long } }
  expect(enquirySchema.parse({ ...buildInput({}), ...noted })).toMatchObject({
    visited_pages: ['a'.repeat(499)],
    linked_query_params: { utm_source: 'a'.repeat(499) },
  })
})
