import { describe, expect, test } from 'vitest'
import { type PageExpiry, pageOutcome } from '../../../src/domain/site/pageExpiry'

const END = '2025-06-15T16:00:00+10:00'
const buildExpiry = (afterExpiry: PageExpiry['afterExpiry']): PageExpiry => ({
  startsAt: null,
  expiresAt: END,
  afterExpiry,
  message: 'Over.',
  link: '/special-offers',
})

describe('[SITE-21] a campaign page', () => {
  test('is shown until its exact end, in any time zone', () => {
    expect(pageOutcome(buildExpiry('redirect'), new Date('2025-06-15T05:59:59.999Z'))).toBe('page')
    expect(pageOutcome(buildExpiry('redirect'), new Date('2025-06-15T06:00:00Z'))).toBe('redirect')
  })

  test.each(['message', 'redirect', 'notFound'] as const)('then follows the staff’s choice: %s', (choice) => {
    expect(pageOutcome(buildExpiry(choice), new Date('2026-01-01T00:00:00Z'))).toBe(choice)
  })

  test('is missing before its start, and shown from that moment', () => {
    const page = { ...buildExpiry('redirect'), startsAt: '2025-06-01T09:00:00+10:00' }
    expect(pageOutcome(page, new Date('2025-05-31T22:59:59.999Z'))).toBe('notFound')
    expect(pageOutcome(page, new Date('2025-05-31T23:00:00Z'))).toBe('page')
  })

  test('is shown indefinitely without an end', () => {
    expect(pageOutcome({ ...buildExpiry('notFound'), expiresAt: null }, new Date('2999-01-01T00:00:00Z'))).toBe('page')
  })
})
