import { describe, expect, it } from 'vitest'
import type { LeadTrackingConsent } from '../../../src/domain/tags/consent'
import {
  actionOfRecipient,
  e164,
  googleRecipient,
  normalizedEmail,
  pixelOfRecipient,
  pixelRecipient,
  planConversions,
} from '../../../src/domain/tags/conversions'
import { formatListedItem, parseListedItem } from '../../../src/domain/tags/listedItem'
import {
  formStartEvents,
  itemFromData,
  linkEvent,
  numberedEvents,
  pageEvents,
} from '../../../src/domain/tags/standardEvents'

const CONSENT: LeadTrackingConsent = { version: 'v', at: '2027-01-01T00:00:00.000Z', purposes: ['marketing'], text: '' }
const always = { from: null, until: null }

describe('conversions', () => {
  const pixel = {
    ...always,
    kind: 'metaPixel' as const,
    settings: { pixelId: '123456789012345' },
    hasAccessToken: true,
  }
  const ads = {
    ...{ ...always, kind: 'googleAds' as const, hasAccessToken: false },
    settings: { conversionId: 'AW-1', customerId: '123-456-7890', conversionActionId: '987654321' },
  }
  const plan = (more: Partial<Parameters<typeof planConversions>[0]> = {}) =>
    planConversions({
      ...{
        tags: [pixel, ads, pixel],
        consent: CONSENT,
        params: { gclid: 'x' },
        uploadsToGoogle: true,
        now: new Date(0),
      },
      ...more,
    }).map(({ recipient }) => recipient)

  it('go to each pixel and conversion action once', () => {
    expect(plan()).toEqual(['Pixel 123456789012345', 'Customer 1234567890, conversion action 987654321'])
    expect(pixelOfRecipient(pixelRecipient('123'))).toBe('123')
    expect(actionOfRecipient(googleRecipient('123-456-7890', '9'))).toEqual({ customerId: '1234567890', actionId: '9' })
    expect([pixelOfRecipient('a@b.test'), actionOfRecipient('Pixel 1')]).toEqual([null, null])
  })

  it('go nowhere without consent, token, credentials or a click, and not after the tag has ended', () => {
    expect(plan({ consent: null })).toEqual([])
    expect(plan({ consent: { ...CONSENT, purposes: ['analytics'] } })).toEqual([])
    expect(
      plan({
        tags: [
          { ...pixel, hasAccessToken: false },
          { ...pixel, until: 0 },
        ],
      }),
    ).toEqual([])
    expect(plan({ tags: [ads], uploadsToGoogle: false })).toEqual([])
    expect(plan({ tags: [ads], params: { utm_source: 'google' } })).toEqual([])
  })

  it.each([
    ['0491 570 006', '+61491570006'],
    ['+61 491 570 006', '+61491570006'],
    ['(03) 5550 0100', '+61355500100'],
    ['+64 21 123 4567', '+64211234567'],
    ['1300 555 010', null],
    ['call me', null],
  ])('know %s as %s', (phone, expected) => expect(e164(phone)).toBe(expected))

  it('hash an address in lower case', () => expect(normalizedEmail(' Ada@Shopper.Test ')).toBe('ada@shopper.test'))
})

describe('standard events', () => {
  const car = { item_id: '7', item_name: 'Mazda 3', item_brand: 'Mazda', price: 20_000 }
  const page = { path: '/cars/mazda-3-7', car, list: [] }
  const names = (events: readonly { name: string; asc: readonly string[] }[]) =>
    events.flatMap(({ name, asc }) => [name, ...asc])

  it('of a page: the view, and what it shows', () => {
    expect(names(pageEvents(page))).toEqual(['page_view', 'asc_pageview', 'view_item', 'asc_item_pageview'])
    expect(names(pageEvents({ path: '/search/used-cars', car: null, list: [car] }))).toContain('view_item_list')
    expect(names(pageEvents({ path: '/checkout-journey', car: null, list: [] }))).toContain('begin_checkout')
    expect(names(pageEvents({ path: '/finance', car: null, list: [] }))).toEqual(['page_view', 'asc_pageview'])
  })

  it('of an enquiry: a lead with its vehicle and the id that the server reports', () => {
    const [lead] = numberedEvents(
      { event_id: 15, event_name: 'enquiryUsed', car_id: 7, conversion_id: 'ABC-123' },
      page,
    )
    expect(lead).toMatchObject({
      ...{ name: 'generate_lead', asc: ['asc_form_submission', 'asc_form_submission_sales'], conversionId: 'ABC-123' },
      ...{ items: [car], params: { form_name: 'enquiryUsed', value: 20_000, currency: 'AUD' } },
    })
    expect(names(numberedEvents({ event_id: 22 }, page))).toEqual(['generate_lead', 'asc_form_submission'])
  })

  it('of a search, a saved vehicle and a calculator', () => {
    expect(numberedEvents({ event_id: 49, words: 'red ute' }, page)[0]).toMatchObject({
      name: 'search',
      params: { search_term: 'red ute' },
    })
    expect(numberedEvents({ event_id: 49 }, page)).toEqual([])
    expect(numberedEvents({ event_id: 39, car_id: 7 }, page)[0]).toMatchObject({
      name: 'add_to_wishlist',
      items: [car],
    })
    expect(names(numberedEvents({ event_id: 26 }, page))).toEqual(['finance_interaction', 'asc_element_configuration'])
    expect(numberedEvents({ event_id: 4 }, page)).toEqual([])
  })

  it('of links to call, to text, to a chat and to the calculator, with the vehicle of the page and without the number', () => {
    const of = (href: string) => linkEvent(href, page.path, () => page.car)
    expect(of('tel:+61355500100')).toMatchObject({ name: 'click_to_call', asc: ['asc_click_to_call'], items: [car] })
    expect(of('sms:+61491570006')).toMatchObject({ name: 'click_to_text', params: { comm_type: 'sms' } })
    expect(of('https://wa.me/61491570006')).toMatchObject({ name: 'click_to_text', params: { comm_type: 'chat' } })
    expect(JSON.stringify(of('tel:+61355500100'))).not.toContain('5550')
    expect(of('#finance-calculator')).toMatchObject({ name: 'finance_interaction', items: [car] })
    expect(of('/finance')).toBeNull()
  })

  it('of a form: its start and its submission under one name, and a reservation by name', () => {
    const form = { name: 'Write to us', kind: 'general' }
    const [start] = formStartEvents(form, '/contact', null)
    const [lead] = numberedEvents({ event_id: 22, event_name: 'form' }, page, form)
    expect([start?.params.form_name, lead?.params.form_name]).toEqual(['Write to us', 'Write to us'])
    const reserve = { name: 'Reserve Now', kind: 'reserve' }
    expect(names(formStartEvents(reserve, page.path, car))).toEqual([
      ...['form_start', 'asc_form_engagement', 'begin_checkout', 'asc_retail_process'],
    ])
    expect(numberedEvents({ event_id: 22, car_id: 7 }, page, reserve)[0]).toMatchObject({
      ...{ name: 'reserve', asc: ['asc_retail_process'], items: [car] },
    })
    // Money for a vehicle is the business of the sales department.
    expect(numberedEvents({ event_id: 22, car_id: 7 }, page, reserve)[1]).toMatchObject({
      ...{ name: 'generate_lead', asc: ['asc_form_submission', 'asc_form_submission_sales'], items: [car] },
    })
  })

  it('describe a vehicle of a list by what its card has', () => {
    for (const item of [
      { isNew: true, price: 32_990, stockNumber: 'U 12/3' },
      { isNew: false, price: null, stockNumber: '' },
    ])
      expect(parseListedItem(formatListedItem(item))).toEqual(item)
    expect(formatListedItem({ isNew: false, price: 8990, stockNumber: 'U305059' })).toBe('used 8990 U305059')
    for (const text of ['', 'used', 'demo 1 2', 'used x U1']) expect(parseListedItem(text)).toBeNull()
  })

  it('describe a vehicle by what its page says', () => {
    const data = {
      ...{
        '@type': 'Car',
        name: '2021 Mazda 3',
        sku: 'S1',
        model: '3',
        itemCondition: 'https://schema.org/UsedCondition',
      },
      ...{ brand: { name: 'Mazda' }, offers: { price: 20_000 }, color: 'Red' },
    }
    expect(itemFromData(data, '7')).toMatchObject({
      ...{
        item_id: '7',
        item_number: 'S1',
        item_make: 'Mazda',
        item_condition: 'used',
        item_color: 'Red',
        price: 20_000,
      },
    })
    expect(itemFromData({ '@type': 'Organization' }, '7')).toBeNull()
  })
})
