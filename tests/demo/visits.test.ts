import { expect, it } from 'vitest'
import { type DemoSiteVisits, makeVisits } from '../../seed/reports/seedVisits'
import { REPORT_EVENTS } from '../../src/domain/leads/analyticsEvents'

const NOW = new Date('2026-11-25T05:00:00Z')

const plan: DemoSiteVisits = {
  ...{ site: 1, slug: 'harbour', usual: 55, timeZone: 'Australia/Sydney', promotions: ['offer:1'] },
  stock: [
    { id: 11, slug: 'tesla-model-3', name: 'tesla model 3' },
    { id: 12, slug: 'campervan', name: 'ford campervan' },
  ],
  starts: ['/', '/search'],
  leads: [
    {
      kind: 'car',
      at: new Date('2026-11-20T01:00:00Z'),
      carId: 11,
      campaign: { utm_source: 'google', utm_medium: 'cpc' },
    },
    { kind: 'careers', at: new Date('2026-11-21T01:00:00Z'), carId: null, campaign: {} },
  ],
}
const rows = makeVisits(plan, NOW)
interface Row {
  at: Date
  path: string
  details: Record<string, unknown>
}
const details = (event: number) => rows.filter(({ event_id }) => event_id === event) as unknown as Row[]

it('has one sent form for each enquiry of the demo, at its time, and no other', () => {
  const sent = details(REPORT_EVENTS.funnelStep).filter((row) => row.details.step === 'sent')
  expect(sent.map(({ at }) => at)).toEqual(plan.leads.map(({ at }) => at))
  const begun = details(REPORT_EVENTS.formStart).length
  expect(begun - details(REPORT_EVENTS.formStop).length).toBe(plan.leads.length)
  expect(begun).toBeGreaterThan(20)
})

it('begins on pages that are there, and measures the pages of vehicles', () => {
  const starts = details(REPORT_EVENTS.pageView).filter((row) => row.details.entry)
  expect(new Set(starts.map(({ path }) => path))).toEqual(new Set(plan.starts))
  expect(details(REPORT_EVENTS.webVital).filter((row) => row.details.kind === 'car').length).toBeGreaterThan(100)
})

it('finds nothing only for words that no car in stock has', () => {
  const missed = (rows as unknown as Row[]).flatMap(({ details: one }) => (one?.count === 0 ? [one.words] : []))
  expect(missed).toContain('unimog')
  expect(missed).not.toContain('campervan')
})
