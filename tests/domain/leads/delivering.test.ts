import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adfXml } from '../../../src/domain/leads/adf'
import { tradeInLines } from '../../../src/domain/leads/labels'
import { dealerEmail, paymentReceiptEmail, receiptEmail } from '../../../src/domain/leads/leadEmail'
import { DELIVERY_BACKOFF_SECONDS, deliveryBackoffSeconds } from '../../../src/domain/leads/retries'
import { type LeadRoute, planDeliveries, type RoutableLead } from '../../../src/domain/leads/routing'
import { webhookBody } from '../../../src/domain/leads/webhookBody'
import { anyText } from '../../support/anyText'
import { findDtdErrors, parseXml } from './adfDtd'
import { buildDeliverableLead } from './deliverableFixture'

/** Names that every object has; feeds and senders of forms may use them. */
const OBJECT_NAMES = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', '__proto__']

describe('[LEAD-01] a lead whose answers have names of every object', () => {
  it.each(OBJECT_NAMES)('%s is a line of the email', (name) => {
    const lead = buildDeliverableLead()
    const details = JSON.parse(`{ "${name}": "an answer" }`)
    const email = dealerEmail({ ...lead, payload: { ...lead.payload, details }, tradeIn: details })
    expect(JSON.stringify(email)).toContain('an answer')
  })
})

describe('[LEAD-01] routing rules', () => {
  const aRoute = (overrides: Partial<LeadRoute> = {}): LeadRoute => ({
    ...{ id: 1, fallback: false, kinds: [], categories: [], locationIds: [], carTypes: [], makes: [] },
    ...{ emails: [], adfEmails: [], adfUrl: null, webhookUrl: null },
    ...overrides,
  })
  const lead: RoutableLead = {
    kind: 'car',
    category: 'Vehicle Enquiry',
    locationId: 7,
    carType: 'used',
    make: 'Toyota',
  }
  const to = (routes: LeadRoute[], lastResort: (string | null)[] = []) =>
    planDeliveries(routes, lead, lastResort).map(({ channel, recipient }) => `${channel} ${recipient}`)

  it('are left out for a form with recipients of its own; invalid ones are skipped', () => {
    const routes = [aRoute({ id: 1, emails: ['sales@dealer.test'] })]
    const plan = (own: string[]) =>
      planDeliveries(routes, lead, ['site@dealer.test'], own).map(({ recipient, routeId }) => [recipient, routeId])
    expect(plan(['eofy@dealer.test', 'EOFY@dealer.test', 'no address'])).toEqual([['eofy@dealer.test', null]])
    expect(plan(['no address'])).toEqual([['sales@dealer.test', 1]])
    expect(plan([])).toEqual([['sales@dealer.test', 1]])
  })

  it('send a lead once by every matching rule and channel', () => {
    const routes = [
      aRoute({ id: 1, emails: ['sales@dealer.test'], adfEmails: ['crm@dealer.test'] }),
      aRoute({
        id: 2,
        kinds: ['car'],
        emails: ['Sales@Dealer.test', 'used@dealer.test'],
        webhookUrl: 'https://a.test/x',
      }),
      aRoute({ id: 3, kinds: ['service'], emails: ['service@dealer.test'] }),
    ]
    expect(to(routes)).toEqual([
      'email sales@dealer.test',
      'adfEmail crm@dealer.test',
      'email used@dealer.test',
      'webhook https://a.test/x',
    ])
  })

  it.each([
    ['another form', { kinds: ['service' as const] }],
    ['another category', { categories: ['Parts'] }],
    ['another location', { locationIds: [8] }],
    ['another condition', { carTypes: ['new'] }],
    ['another make', { makes: ['Mazda'] }],
  ])('do not match a lead of %s', (_, condition) => {
    expect(to([aRoute({ ...condition, emails: ['a@dealer.test'] })])).toEqual([])
  })

  it('ignore case', () => {
    expect(
      to([aRoute({ makes: ['TOYOTA'], categories: ['vehicle enquiry'], emails: ['a@dealer.test'] })]),
    ).toHaveLength(1)
  })

  it('use the fallback if no rule matches, and then the location or the site', () => {
    const fallback = aRoute({ id: 9, fallback: true, emails: ['reception@dealer.test'] })
    const otherRoute = aRoute({ kinds: ['service'], emails: ['service@dealer.test'] })
    expect(to([fallback, otherRoute])).toEqual(['email reception@dealer.test'])
    expect(to([fallback, aRoute({ emails: ['sales@dealer.test'] })])).toEqual(['email sales@dealer.test'])
    expect(to([otherRoute], [null, 'site@dealer.test'])).toEqual(['email site@dealer.test'])
    // A matching rule without recipients sends nothing, so the fallback gets the lead.
    expect(to([aRoute()], ['yard@dealer.test'])).toEqual(['email yard@dealer.test'])
  })

  it('skip invalid addresses', () => {
    expect(to([aRoute({ emails: ['a@b.test\nBcc: c@d.test'], webhookUrl: 'ftp://a.test' })])).toEqual([])
  })
})

describe('[LEAD-01] retries', () => {
  it('continue for a day with growing intervals, and end', () => {
    const waits = DELIVERY_BACKOFF_SECONDS.map((_, index) => deliveryBackoffSeconds(index + 1, () => 0) as number)
    expect(waits).toEqual([...waits].sort((first, second) => first - second))
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThan(25)
    expect(deliveryBackoffSeconds(DELIVERY_BACKOFF_SECONDS.length + 1, () => 0)).toBeNull()
    expect(deliveryBackoffSeconds(1, () => 0.999)).toBeLessThanOrEqual(12)
  })
})

describe('[LEAD-01] ADF XML', () => {
  it('matches the DTD and has the fields of the lead', () => {
    const xml = adfXml(buildDeliverableLead())
    expect(findDtdErrors(parseXml(xml))).toEqual([])
    expect(xml).toContain('<?adf version="1.0"?>')
    expect(xml).toContain('<vehicle interest="test-drive" status="used">')
    expect(xml).toContain('<price type="asking" currency="AUD">54990</price>')
    expect(xml).toContain('<pricecomments>Drive Away</pricecomments>')
    expect(xml).toMatch(/Booked for Tuesday,? 24 November 2026 at 11:30/)
  })

  it('matches the DTD with minimal data', () => {
    const { payload, site } = buildDeliverableLead()
    const minimal = buildDeliverableLead({
      car: null,
      location: null,
      booking: null,
      tradeIn: null,
      site: { ...site, phone: null, email: null },
      payload: { ...payload, last_name: null, postcode: null, message: null, dealership_slug: null, rego: null },
    })
    expect(findDtdErrors(parseXml(adfXml(minimal)))).toEqual([])
  })

  it.each([
    ['tradeIn', 'trade-in'],
    ['sellMyCar', 'sell'],
  ])('has the shopper’s own car for a lead of the kind %s, beside the wanted one', (kind, interest) => {
    const tradeIn = { make: 'Mazda', model: 'CX-5', badge: 'Touring', year: 2020, km: 88_000 }
    const xml = adfXml(buildDeliverableLead({ kind, tradeIn }))
    expect(findDtdErrors(parseXml(xml))).toEqual([])
    expect(xml).toContain('<vehicle interest="buy" status="used">')
    expect(xml).toContain(
      `<vehicle interest="${interest}" status="used"><year>2020</year><make>Mazda</make><model>CX-5</model>` +
        '<trim>Touring</trim><odometer units="km">88000</odometer></vehicle>',
    )
    const withoutVehicles = adfXml(buildDeliverableLead({ kind, tradeIn: null, car: null }))
    expect(findDtdErrors(parseXml(withoutVehicles))).toEqual([])
    expect(withoutVehicles.match(/<vehicle /g)).toHaveLength(1)
  })

  it('matches the DTD with any input', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (name, message) => {
        const { payload } = buildDeliverableLead()
        const xml = adfXml(buildDeliverableLead({ payload: { ...payload, name, message: `${message}]]></adf><adf>` } }))
        expect(findDtdErrors(parseXml(xml))).toEqual([])
      }),
      { numRuns: 40 },
    )
    // Formatting dates is slow on a busy machine.
  }, 30_000)

  it('the DTD check itself finds errors', () => {
    expect(findDtdErrors(parseXml('<adf><prospect status="old"><requestdate/></prospect></adf>'))).toEqual([
      expect.stringContaining('/adf/prospect: holds (requestdate)'),
      '/adf/prospect@status: old',
    ])
    expect(findDtdErrors(parseXml('<contact><name/></contact>'))).toHaveLength(1)
  })
})

describe('[LEAD-01] emails', () => {
  const hostile = () => {
    const { payload } = buildDeliverableLead()
    return buildDeliverableLead({
      payload: { ...payload, name: '<img src=x onerror=alert(1)>', message: '"><script>alert(1)</script>' },
    })
  }

  it('show the dealer who enquires, about what and from where, as text and HTML', () => {
    const { subject, html, text } = dealerEmail(buildDeliverableLead())
    expect(subject).toBe('Test Drive: 2024 Toyota HiLux SR5 (Priya Nair)')
    for (const part of [html, text]) {
      for (const header of [
        'Priya Nair',
        '0491 570 006',
        'H1001',
        '$54,990 Drive Away',
        'utm_source: newsletter',
        '7KQ4-MX3D',
        '11:30',
      ])
        expect(part).toContain(header)
    }
    expect(dealerEmail(buildDeliverableLead(), 'update').subject).toMatch(/^Update: /)
  })

  it('show the shopper the reference, the vehicle and the booking', () => {
    const { subject, html, text } = receiptEmail(buildDeliverableLead())
    expect(subject).toBe('We have your enquiry (7KQ4-MX3D)')
    for (const part of [html, text]) {
      for (const shown of ['We answer within a day.', '2024 Toyota HiLux SR5', '11:30', 'Geelong', '7KQ4-MX3D'])
        expect(part).toContain(shown)
      expect(part).not.toContain('newsletter')
      expect(part).not.toContain('H1001')
    }
  })

  it('contain nothing that the sender typed when they go to the address that the sender gave', () => {
    const typed = (field: string) => `typed-${field}`
    const { payload } = buildDeliverableLead()
    const TYPED = [
      'name',
      'last_name',
      'phone',
      'postcode',
      'message',
      'rego',
      'subcategory',
      'url',
      'user_agent',
    ] as const
    const lead = buildDeliverableLead({
      payload: {
        ...payload,
        ...Object.fromEntries(TYPED.map((field) => [field, typed(field)])),
        additional_services: typed('services'),
        category: typed('category'),
        details: { 'typed-question': typed('answer') },
        lead_attributes: { visited_pages: [typed('page')], linked_query_params: { utm_source: typed('source') } },
      },
      tradeIn: { make: typed('make'), adjustment_answers: { 'typed-adjustment': true } },
      payment: {
        ...{ kind: 'invoice', amount: 200, status: 'due', description: typed('invoice'), paidAt: null },
      } as never,
    })
    expect(JSON.stringify(dealerEmail(lead))).toContain('typed-message')
    for (const receipt of [receiptEmail, paymentReceiptEmail])
      expect(JSON.stringify(receipt(lead))).not.toContain('typed-')
  })

  it('name the number of a paid invoice, if it is one', () => {
    const paidFor = (description: string, kind = 'invoice') =>
      paymentReceiptEmail(
        buildDeliverableLead({ payment: { kind, amount: 200, status: 'paid', description, paidAt: null } as never }),
      )
    expect(paidFor('Invoice INV-1042').text).toContain('Invoice INV-1042')
    expect(paidFor('Reservation of the 2024 Kia Rio', 'reservation').text).toContain('2024 Kia Rio')
    for (const typed of ['Invoice free prize 7', 'Invoice evil.test/7', 'Invoice bonus', `Invoice ${'7'.repeat(21)}`])
      expect(JSON.stringify(paidFor(typed))).not.toContain(typed)
  })

  it('escape HTML and line breaks in subjects', () => {
    for (const { html } of [dealerEmail(hostile()), receiptEmail(hostile())]) {
      expect(html).not.toContain('<script>')
      expect(html).not.toContain('<img src=x')
    }
    const { payload } = buildDeliverableLead()
    const lead = buildDeliverableLead({ payload: { ...payload, name: 'Ada\r\nBcc: all@shopper.test' } })
    expect(dealerEmail(lead).subject).not.toMatch(/[\r\n]/)
  })
})

it('[LEAD-08] a trade-in is listed in order with labels, in any database order', () => {
  const tradeIn = {
    ...{ km: 40_000, make: 'Toyota', year: 2022, model: 'Corolla', no_valuation: null, offer_accepted: false },
    valuation: { low: 18_400, high: 22_300, comparables: 6 },
    adjustment_answers: { damage: 'no', condition: 'good', finance_owing: 'yes', 'Two keys': true },
  }
  expect(tradeInLines({ tradeIn })).toEqual([
    ['Make', 'Toyota'],
    ['Model', 'Corolla'],
    ['Year', '2022'],
    ['Kilometres', '40,000'],
    ['Condition', 'Good, with small marks'],
    ['Accident, flood or hail', 'No'],
    ['Finance owing', 'Yes'],
    ['Two keys', 'Yes'],
    ['Estimate shown', '$18,400 to $22,300, based on 6 similar cars'],
    ['Accepted the estimate', 'No'],
  ])
})

it('[PRIV-07] a withdrawn consent reaches every kind of recipient', () => {
  const lead = buildDeliverableLead()
  const withdrawn = buildDeliverableLead({
    payload: { ...lead.payload, opt_in: false },
    consent: null,
    consentWithdrawnAt: '2026-11-23T01:00:00.000Z',
  })
  const mail = dealerEmail(withdrawn, 'consent')
  expect(mail.subject).toMatch(/^Opted out: /)
  expect(mail.text).toContain('News and offers: Opted out')
  expect(adfXml(withdrawn, { resend: true })).toContain('News and offers: Opted out')
  expect(adfXml(lead)).not.toContain('News and offers')
  expect(webhookBody(withdrawn, 'consent', null)).toMatchObject({
    event: 'consent.withdrawn',
    consent: null,
    consent_withdrawn_at: '2026-11-23T01:00:00.000Z',
  })
  expect(webhookBody(lead, 'lead', 'https://dealer.test/unsubscribe/x').consent).toMatchObject({
    unsubscribe_url: 'https://dealer.test/unsubscribe/x',
  })
})

it('[LEAD-01] a webhook has every field of the lead under the specified name', () => {
  const { lead } = webhookBody(buildDeliverableLead(), 'lead', null)
  for (const field of [
    ...['category', 'subcategory', 'message', 'opt_in', 'dealership_slug', 'manufacturer_slug', 'stock_number'],
    ...['Vehicle Make', 'Vehicle Model', 'car_type', 'car_id', 'vehicle_status', 'url', 'source', 'user_agent'],
    ...['car_dealership_id', 'lead_attributes', 'lead_id', 'additional_services', 'autogauge_enabled', 'page_id'],
    ...['dealership_name', 'location_id', 'dealership_id'],
  ])
    expect(lead).toHaveProperty([field])
})
