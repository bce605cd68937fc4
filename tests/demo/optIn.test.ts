import { expect, it } from 'vitest'
import { DEMO_SITES } from '../../seed/seedDemo'
import { demoDealers } from './demoDealers'

it('[LEAD-01] no demo dealer ticks offers and news for its visitors', () => {
  const dealers = demoDealers(new Date('2026-11-25T00:00:00Z'))
  expect(dealers).toHaveLength(DEMO_SITES.length)
  expect(dealers.filter(({ site }) => site.marketingOptInDefault).map(({ site }) => site.slug)).toEqual([])
})
