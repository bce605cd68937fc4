import { describe, expect, test } from 'vitest'
import { type PageExpiry, pageOutcome } from '../../../src/domain/site/pageExpiry'

const END = '2025-06-15T16:00:00+10:00'
const ends = (afterExpiry: PageExpiry['afterExpiry']): PageExpiry => ({
  startsAt: null,
  expiresAt: END,
  afterExpiry,
  message: 'Over.',
  link: '/special-offers',
})

describe('[SITE-21] a campaign page', () => {
  test('is itself until its very last moment, whatever the zone it is told in', () => {
    expect(pageOutcome(ends('redirect'), new Date('2025-06-15T05:59:59.999Z'))).toBe('page')
    expect(pageOutcome(ends('redirect'), new Date('2025-06-15T06:00:00Z'))).toBe('redirect')
  })

  test.each(['message', 'redirect', 'notFound'] as const)('then does what staff chose: %s', (choice) => {
    expect(pageOutcome(ends(choice), new Date('2026-01-01T00:00:00Z'))).toBe(choice)
  })

  test('is not there before its start, and is at that very moment', () => {
    const page = { ...ends('redirect'), startsAt: '2025-06-01T09:00:00+10:00' }
    expect(pageOutcome(page, new Date('2025-05-31T22:59:59.999Z'))).toBe('notFound')
    expect(pageOutcome(page, new Date('2025-05-31T23:00:00Z'))).toBe('page')
  })

  test('stays for good without an end', () => {
    expect(pageOutcome({ ...ends('notFound'), expiresAt: null }, new Date('2999-01-01T00:00:00Z'))).toBe('page')
  })
})
