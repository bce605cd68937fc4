import { expect, test } from 'vitest'
import { listCampaigns, sumCampaigns } from '@/domain/reports/campaignRows'

const period = { from: '2026-11-01', to: '2026-11-28' }

test('an enquiry of a campaign with a cost counts once, though it is in the row of the source too', () => {
  const rows = listCampaigns(
    [
      { source: 'google', campaign: 'hilux-nov', visits: 40, last: 3, first: 2 },
      { source: 'google', campaign: '', visits: 90, last: 6 },
    ],
    [{ ...period, source: 'google', campaign: 'hilux-nov', amount: 900 }],
    period,
  )
  expect(rows.map(({ campaign, last, cost, paidLeads }) => [campaign, last, cost, paidLeads])).toEqual([
    ['', 9, 900, 3],
    ['hilux-nov', 3, 900, 3],
  ])
  expect(sumCampaigns(rows)).toEqual({ spent: 900, paidLeads: 3 })
})

test('a cost without a campaign was spent for every enquiry of the source', () => {
  const rows = listCampaigns(
    [
      { source: 'facebook', campaign: 'suv', last: 1 },
      { source: 'facebook', campaign: '', last: 4 },
    ],
    [
      { ...period, source: 'facebook', campaign: '', amount: 400 },
      { ...period, source: 'facebook', campaign: 'suv', amount: 100 },
    ],
    period,
  )
  expect(rows[0]).toMatchObject({ campaign: '', cost: 500, paidLeads: 5 })
  expect(sumCampaigns(rows)).toEqual({ spent: 500, paidLeads: 5 })
})
