import { describe, expect, it } from 'vitest'
import { isPaymentUnderWay, mustKeepPayer, payerKeptUntil } from '../../../src/domain/privacy/paymentRecords'
import { describeCounts } from '../../../src/domain/privacy/privacyLog'
import { DEFAULT_RETENTION, retentionCutoff, toRetention } from '../../../src/domain/privacy/retention'
import { privacyPage } from '../../../src/newSite/legalPages'

const cutoff = (now: string, months: number) => retentionCutoff(new Date(now), months).toISOString()

describe('retention', () => {
  it('counts whole calendar months, and ends on the last day of a shorter month', () => {
    expect(cutoff('2026-11-23T16:30:00.000Z', 24)).toBe('2024-11-23T16:30:00.000Z')
    expect(cutoff('2026-01-15T00:00:00.000Z', 1)).toBe('2025-12-15T00:00:00.000Z')
    expect(cutoff('2026-03-31T00:00:00.000Z', 1)).toBe('2026-02-28T00:00:00.000Z')
    expect(cutoff('2024-03-31T00:00:00.000Z', 1)).toBe('2024-02-29T00:00:00.000Z')
    expect(cutoff('2024-02-29T00:00:00.000Z', 12)).toBe('2023-02-28T00:00:00.000Z')
    expect(cutoff('2026-11-23T00:00:00.000Z', -12)).toBe('2027-11-23T00:00:00.000Z')
  })

  it('is the default where a setting is missing or out of range: nothing is kept for ever', () => {
    expect(toRetention(null)).toEqual(DEFAULT_RETENTION)
    expect(toRetention({ leads: 1, applications: 120, files: 0, events: 121, mailCopies: 2.5 })).toEqual({
      ...DEFAULT_RETENTION,
      leads: 1,
      applications: 120,
    })
  })

  it('is stated on the seeded privacy page with the default months', () => {
    const text = JSON.stringify(privacyPage({ name: 'A dealer', state: 'VIC', email: 'a@dealer.test', phone: '1' }))
    const { leads, applications, files, events, shoppers } = DEFAULT_RETENTION
    expect(text).toContain(
      `${shoppers} months after your last change we delete an email address that you left for alerts`,
    )
    expect(text).toContain('Backups of this website')
    for (const promise of [
      `${leads} months after an enquiry`,
      `${applications} months after a job application`,
      `${files} months for files`,
      `${events} months for`,
      `${shoppers} months after you last signed in`,
    ])
      expect(text).toContain(promise)
  })
})

describe('the record of a payment', () => {
  const now = new Date('2026-11-23T00:00:00.000Z')
  const keeps = (status: 'paid' | 'refunded' | 'failed' | 'expired', at: string) =>
    mustKeepPayer({ status, at: new Date(at) }, now)

  it('keeps its payer for seven years to the day if it was made, and not at all if it was not', () => {
    expect(keeps('paid', '2019-11-23T00:00:00.000Z')).toBe(true)
    expect(keeps('paid', '2019-11-22T23:59:59.999Z')).toBe(false)
    expect(keeps('refunded', '2026-11-01T00:00:00.000Z')).toBe(true)
    expect(keeps('failed', '2026-11-22T00:00:00.000Z')).toBe(false)
    expect(keeps('expired', '2026-11-22T00:00:00.000Z')).toBe(false)
    expect(payerKeptUntil(now).toISOString()).toBe('2033-11-23T00:00:00.000Z')
  })

  it('is under way while money may still arrive', () => {
    const before = new Date(now.getTime() - 1)
    const after = new Date(now.getTime() + 1)
    expect(isPaymentUnderWay({ status: 'processing', checkoutExpiresAt: null }, now)).toBe(true)
    expect(isPaymentUnderWay({ status: 'awaiting', checkoutExpiresAt: after }, now)).toBe(true)
    expect(isPaymentUnderWay({ status: 'awaiting', checkoutExpiresAt: before }, now)).toBe(false)
    expect(isPaymentUnderWay({ status: 'awaiting', checkoutExpiresAt: null }, now)).toBe(false)
    expect(isPaymentUnderWay({ status: 'paid', checkoutExpiresAt: after }, now)).toBe(false)
  })
})

it('numbers of records read as a sentence without zeros', () => {
  expect(describeCounts({ leads: 1, files: 0, notes: 2 })).toBe('1 enquiry, 2 notes')
  expect(describeCounts({ leads: 0 })).toBe('Nothing')
})
