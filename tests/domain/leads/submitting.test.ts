import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enquirySchema, isTooFast, sendDelayMs, submittedFields } from '../../../src/domain/leads/enquiry'
import { toFormRules } from '../../../src/domain/leads/formSettings'
import { canAdvance, LEAD_STEPS, stepSchema, stepSubcategory, toTradeIn } from '../../../src/domain/leads/steps'
import { addPageToVisit, EMPTY_VISIT, MAX_PAGES, parseVisit } from '../../../src/domain/leads/visit'

describe('[LEAD-01] the way through the site', () => {
  it('keeps pages in order, the first always, and no more than the cap', () => {
    let visit = addPageToVisit(EMPTY_VISIT, '/', '?utm_source=news&page=2')
    for (let page = 1; page <= 100; page += 1) visit = addPageToVisit(visit, `/page-${page}`, '')
    visit = addPageToVisit(visit, '/page-100', '')
    expect(visit.visited_pages).toHaveLength(MAX_PAGES)
    expect(visit.visited_pages[0]).toBe('/')
    expect(visit.visited_pages.at(-1)).toBe('/page-100')
    expect(visit.linked_query_params).toEqual({ utm_source: 'news' })
  })

  it('takes campaign parameters and nothing else, and never mixes two campaigns', () => {
    const first = addPageToVisit(EMPTY_VISIT, '/', '?utm_source=a&UTM_Medium=email&email=me@x.test&gclid=1')
    expect(first.linked_query_params).toEqual({ utm_source: 'a', utm_medium: 'email', gclid: '1' })
    expect(addPageToVisit(first, '/b', '?utm_source=b').linked_query_params).toEqual({ utm_source: 'b' })
  })

  it('always fits what an enquiry may carry, whatever the address or the store says', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.anything(), (path, search, stored) => {
        const visit = addPageToVisit(parseVisit(stored), path, `?utm_source=${search}&gclid=${search.repeat(200)}`)
        const sent = { kind: 'general', name: 'A', email: 'a@b.test', phone: '0491570006', ...visit }
        const parsed = enquirySchema.safeParse(sent)
        const ours = parsed.success ? [] : parsed.error.issues.filter(({ path: [field] }) => field === 'visited_pages')
        expect(ours).toEqual([])
      }),
    )
  })
})

describe('[LEAD-09] the time trap', () => {
  it('catches what no person could have typed, and the form itself waits for people', () => {
    expect(isTooFast({ filled_ms: 200 })).toBe(true)
    expect(isTooFast({ filled_ms: 200 + sendDelayMs(200) })).toBe(false)
    expect(isTooFast({ filled_ms: 60_000 })).toBe(false)
    expect(isTooFast({ filled_ms: null })).toBe(false)
    expect(sendDelayMs(60_000)).toBe(0)
  })
})

it('[LEAD-01] two tries of one submission count as the same, however long lies between them', () => {
  const sent = { kind: 'general', name: 'A', email: 'a@b.test', phone: '0491570006', message: 'Hello' }
  const first = enquirySchema.parse({ ...sent, filled_ms: 5000, visited_pages: ['/'] })
  const second = enquirySchema.parse({ ...sent, filled_ms: 9000, visited_pages: ['/', '/a'], url: '/a' })
  expect(submittedFields(second)).toEqual(submittedFields(first))
  expect(submittedFields({ ...second, message: 'Other' })).not.toEqual(submittedFields(first))
})

describe('[LEAD-02] a form’s block', () => {
  it('decides over its kind', () => {
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
    // What it leaves open stays as the kind has it.
    expect(toFormRules('tradeIn', { termsText: null }, 1)).toMatchObject({
      postcodeRequired: true,
      termsRequired: false,
    })
  })
})

describe('[LEAD-05] [LEAD-08] steps', () => {
  it('go on or over again, never back, and end with the offer', () => {
    expect(LEAD_STEPS.filter((step) => canAdvance('start', step))).toEqual(LEAD_STEPS)
    expect(LEAD_STEPS.filter((step) => canAdvance('valuation', step))).toEqual(['valuation', 'accept'])
    expect(LEAD_STEPS.filter((step) => canAdvance('accept', step))).toEqual([])
  })

  it('file a trade-in as the specification does', () => {
    expect(stepSubcategory('tradeIn', 'accept', true)).toBe('3. Offer Accepted')
    expect(stepSubcategory('tradeIn', 'accept')).toBe('3. Call Requested')
    expect(stepSubcategory('finance', 'accept')).toBeNull()
  })

  it('take what the shopper says of their car and no valuation of their own', () => {
    const sent = stepSchema.parse({
      step: 'valuation',
      token: 'x'.repeat(40),
      rego_state: 'VIC',
      vehicle: { make: 'Mazda', model: '3', year: 2020, km: 50_000 },
      adjustment_answers: { 'Two keys': true },
      valuation: { low: 1, high: 99_999_999 },
    })
    expect(toTradeIn(sent)).toEqual({
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
