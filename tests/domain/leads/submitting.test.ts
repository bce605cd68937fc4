import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enquirySchema, isTooFast, submittedWords, waitBeforeSending } from '../../../src/domain/leads/enquiry'
import { rulesOfForm } from '../../../src/domain/leads/formSettings'
import { LEAD_STEPS, mayStep, stepSchema, subcategoryAt, tradeInOf } from '../../../src/domain/leads/steps'
import { MOST_PAGES, NO_VISIT, readVisit, visitWith } from '../../../src/domain/leads/visit'

describe('[LEAD-01] the way through the site', () => {
  it('keeps pages in order, the first always, and no more than the cap', () => {
    let visit = visitWith(NO_VISIT, '/', '?utm_source=news&page=2')
    for (let page = 1; page <= 100; page += 1) visit = visitWith(visit, `/page-${page}`, '')
    visit = visitWith(visit, '/page-100', '')
    expect(visit.visited_pages).toHaveLength(MOST_PAGES)
    expect(visit.visited_pages[0]).toBe('/')
    expect(visit.visited_pages.at(-1)).toBe('/page-100')
    expect(visit.linked_query_params).toEqual({ utm_source: 'news' })
  })

  it('takes campaign parameters and nothing else, and never mixes two campaigns', () => {
    const first = visitWith(NO_VISIT, '/', '?utm_source=a&UTM_Medium=email&email=me@x.test&gclid=1')
    expect(first.linked_query_params).toEqual({ utm_source: 'a', utm_medium: 'email', gclid: '1' })
    expect(visitWith(first, '/b', '?utm_source=b').linked_query_params).toEqual({ utm_source: 'b' })
  })

  it('always fits what an enquiry may carry, whatever the address or the store says', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.anything(), (path, search, stored) => {
        const visit = visitWith(readVisit(stored), path, `?utm_source=${search}&gclid=${search.repeat(200)}`)
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
    expect(isTooFast({ filled_ms: 200 + waitBeforeSending(200) })).toBe(false)
    expect(isTooFast({ filled_ms: 60_000 })).toBe(false)
    expect(isTooFast({ filled_ms: null })).toBe(false)
    expect(waitBeforeSending(60_000)).toBe(0)
  })
})

it('[LEAD-01] two tries of one submission count as the same, however long lies between them', () => {
  const sent = { kind: 'general', name: 'A', email: 'a@b.test', phone: '0491570006', message: 'Hello' }
  const first = enquirySchema.parse({ ...sent, filled_ms: 5000, visited_pages: ['/'] })
  const second = enquirySchema.parse({ ...sent, filled_ms: 9000, visited_pages: ['/', '/a'], url: '/a' })
  expect(submittedWords(second)).toEqual(submittedWords(first))
  expect(submittedWords({ ...second, message: 'Other' })).not.toEqual(submittedWords(first))
})

describe('[LEAD-02] a form’s block', () => {
  it('decides over its kind', () => {
    expect(rulesOfForm('general', null, 3)).toMatchObject({
      messageRequired: true,
      categoryRequired: true,
      locationRequired: true,
    })
    expect(
      rulesOfForm(
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
    expect(rulesOfForm('tradeIn', { termsText: null }, 1)).toMatchObject({
      postcodeRequired: true,
      termsRequired: false,
    })
  })
})

describe('[LEAD-05] [LEAD-08] steps', () => {
  it('go on or over again, never back, and end with the offer', () => {
    expect(LEAD_STEPS.filter((step) => mayStep('start', step))).toEqual(LEAD_STEPS)
    expect(LEAD_STEPS.filter((step) => mayStep('valuation', step))).toEqual(['valuation', 'accept'])
    expect(LEAD_STEPS.filter((step) => mayStep('accept', step))).toEqual([])
  })

  it('file a trade-in as the specification does', () => {
    expect(subcategoryAt('tradeIn', 'accept', true)).toBe('3. Offer Accepted')
    expect(subcategoryAt('tradeIn', 'accept')).toBe('3. Call Requested')
    expect(subcategoryAt('finance', 'accept')).toBeNull()
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
    expect(tradeInOf(sent)).toEqual({
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
