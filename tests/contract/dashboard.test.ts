import { describe, expect, it } from 'vitest'
import { addNewCards, CARD_ADDED_AT, getDefaultDashboard } from '../../collections/dashboard'

const card = (id: string) => ({ id, width: 'small' })
const rules = {
  roleLayout: getDefaultDashboard({ role: 'siteEditor' }),
  known: [
    ...['today', 'recentPages', 'whatToChange', 'figures'],
    ...['leadsWaiting', 'leadDelivery', 'stockToFix', 'shopperInterest', 'thisWeek', 'collections'],
  ],
  since: { leadDelivery: '2026-11-22T00:00:00.000Z' },
}

describe('a dashboard arranged by its user', () => {
  const arranged = [card('thisWeek-1'), card('stockToFix-2')]
  const slugs = (cards: { id: string }[]) => cards.map(({ id }) => id.replace(/-[^-]*$/, ''))

  it('shows a card added after it was saved, first', () => {
    const cards = addNewCards(arranged, '2026-11-21T10:00:00.000Z', rules)
    expect(slugs(cards)).toEqual(['leadDelivery', 'thisWeek', 'stockToFix'])
    expect(cards[1]).toEqual(card('thisWeek-1'))
  })

  it('omits removed cards, and repeats none', () => {
    expect(addNewCards(arranged, '2026-11-23T10:00:00.000Z', rules)).toEqual(arranged)
    const current = [card('leadDelivery-7'), ...arranged]
    expect(addNewCards(current, '2026-11-21T10:00:00.000Z', rules)).toEqual(current)
  })

  it('omits cards of other roles, and cards that no longer exist', () => {
    const author = { ...rules, roleLayout: getDefaultDashboard({ role: 'siteAuthor' }) }
    expect(addNewCards(arranged, '2026-11-21T10:00:00.000Z', author)).toEqual(arranged)
    expect(addNewCards([card('feedHealth-3'), ...arranged], '2026-11-23T10:00:00.000Z', rules)).toEqual(arranged)
  })

  it('omits the list of collections, which the navigation has', () => {
    const cards = addNewCards([card('collections-1'), ...arranged], '2026-11-23T10:00:00.000Z', rules)
    expect(cards).toEqual(arranged)
    for (const role of ['superAdmin', 'siteEditor', 'siteAuthor', 'leadsOnly'])
      expect(getDefaultDashboard({ role }).map(({ widgetSlug }) => widgetSlug)).not.toContain('collections')
  })

  it('knows every card added later', () => {
    for (const slug of Object.keys(CARD_ADDED_AT)) expect(rules.known).toContain(slug)
  })
})
