import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enquirySchema, isTooFast, sendDelayMs, submittedFields } from '../../../src/domain/leads/enquiry'
import { toFormRules } from '../../../src/domain/leads/formSettings'
import { canAdvance, LEAD_STEPS, stepSchema, stepSubcategory, toTradeIn } from '../../../src/domain/leads/steps'
import { addPageToVisit, EMPTY_VISIT, MAX_PAGES, parseVisit } from '../../../src/domain/leads/visit'

describe('[LEAD-01] the visited pages', () => {
  it('are in order, always with the first, up to the limit', () => {
    let visit = addPageToVisit(EMPTY_VISIT, '/', '?utm_source=news&page=2')
    for (let page = 1; page <= 100; page += 1) visit = addPageToVisit(visit, `/page-${page}`, '')
    visit = addPageToVisit(visit, '/page-100', '')
    expect(visit.visited_pages).toHaveLength(MAX_PAGES)
    expect(visit.visited_pages[0]).toBe('/')
    expect(visit.visited_pages.at(-1)).toBe('/page-100')
    expect(visit.linked_query_params).toEqual({ utm_source: 'news' })
  })

  it('include campaign parameters and nothing else, and never mix two campaigns', () => {
    const first = addPageToVisit(EMPTY_VISIT, '/', '?utm_source=a&UTM_Medium=email&email=me@x.test&gclid=1')
    expect(first.linked_query_params).toEqual({ utm_source: 'a', utm_medium: 'email', gclid: '1' })
    expect(addPageToVisit(first, '/b', '?utm_source=b').linked_query_params).toEqual({ utm_source: 'b' })
  })

  it('always fit into an enquiry, whatever the address or the stored value', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.anything(), (path, search, stored) => {
        const visit = addPageToVisit(parseVisit(stored), path, `?utm_source=${search}&gclid=${search.repeat(200)}`)
        const input = { kind: 'general', name: 'A', email: 'a@b.test', phone: '0491570006', ...visit }
        const parsed = enquirySchema.safeParse(input)
        const issues = parsed.success
          ? []
          : parsed.error.issues.filter(({ path: [field] }) => field === 'visited_pages')
        expect(issues).toEqual([])
      }),
    )
  })
})

describe('[LEAD-09] the time trap', () => {
  it('rejects impossibly fast input, and the form waits for people', () => {
    expect(isTooFast({ filled_ms: 200 })).toBe(true)
    expect(isTooFast({ filled_ms: 200 + sendDelayMs(200) })).toBe(false)
    expect(isTooFast({ filled_ms: 60_000 })).toBe(false)
    expect(isTooFast({ filled_ms: null })).toBe(false)
    expect(sendDelayMs(60_000)).toBe(0)
  })
})

it('[LEAD-01] two attempts of one submission are equal, however far apart', () => {
  const input = { kind: 'general', name: 'A', email: 'a@b.test', phone: '0491570006', message: 'Hello' }
  const first = enquirySchema.parse({ ...input, filled_ms: 5000, visited_pages: ['/'] })
  const second = enquirySchema.parse({ ...input, filled_ms: 9000, visited_pages: ['/', '/a'], url: '/a' })
  expect(submittedFields(second)).toEqual(submittedFields(first))
  expect(submittedFields({ ...second, message: 'Other' })).not.toEqual(submittedFields(first))
})

describe('[LEAD-02] a form’s block', () => {
  it('overrides its kind', () => {
    expect(toFormRules('general', null, 3)).toMatchObject({
      messageRequired: true,
      categoryRequired: true,
      locationRequired: true,
    })
    expect(
      toFormRules(
        'general',
        { messageRequired: false, askCategory: false, askLocation: false, termsText: 'I agree' },
        3,
      ),
    ).toMatchObject({
      messageRequired: false,
      categoryRequired: false,
      locationRequired: false,
      postcodeRequired: false,
      termsRequired: true,
    })
    // Unset options use the kind's defaults.
    expect(toFormRules('tradeIn', { termsText: null }, 1)).toMatchObject({
      postcodeRequired: true,
      termsRequired: false,
    })
  })
})

describe('[LEAD-05] [LEAD-08] steps', () => {
  it('continue or repeat, never go back, and end with the offer', () => {
    expect(LEAD_STEPS.filter((step) => canAdvance('start', step))).toEqual(LEAD_STEPS)
    expect(LEAD_STEPS.filter((step) => canAdvance('valuation', step))).toEqual(['valuation', 'accept'])
    expect(LEAD_STEPS.filter((step) => canAdvance('accept', step))).toEqual([])
  })

  it('store a trade-in as specified', () => {
    expect(stepSubcategory('tradeIn', 'accept', true)).toBe('3. Offer Accepted')
    expect(stepSubcategory('tradeIn', 'accept')).toBe('3. Call Requested')
    expect(stepSubcategory('finance', 'accept')).toBeNull()
  })

  it('accept the shopper’s details of their car and no valuation of their own', () => {
    const input = stepSchema.parse({
      step: 'valuation',
      token: 'x'.repeat(40),
      rego_state: 'VIC',
      vehicle: { make: 'Mazda', model: '3', year: 2020, km: 50_000 },
      adjustment_answers: { 'Two keys': true },
      valuation: { low: 1, high: 99_999_999 },
    })
    expect(toTradeIn(input)).toEqual({
      make: 'Mazda',
      model: '3',
      year: 2020,
      km: 50_000,
      rego_state: 'VIC',
      adjustment_answers: { 'Two keys': true },
    })
    expect(stepSchema.safeParse({ step: 'start', token: 'x'.repeat(40) }).success).toBe(false)
  })
})
