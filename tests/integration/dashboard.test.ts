import { expect, it } from 'vitest'
import { createSite, createUser, startCms } from '../support/cms'

it('a dashboard saved before a card was added shows the card', async () => {
  const cms = await startCms()
  const editor = await createUser(cms, 'siteEditor', await createSite(cms))
  const user = { relationTo: 'users', value: editor.id }
  const layouts = [{ id: 'thisWeek-0' }, { id: 'collections-1' }]
  const data = { key: 'dashboard-layout', user, value: { layouts }, updatedAt: '2026-11-01T00:00:00.000Z' }
  await cms.db.create({ collection: 'payload-preferences', data })
  const { docs } = await cms.find({
    collection: 'payload-preferences',
    depth: 0,
    where: { 'user.value': { equals: editor.id } },
  })
  const value = docs[0]!.value as { layouts: { id: string }[] }
  expect(value.layouts.map(({ id }) => id)).toEqual([
    'today-new',
    'recentPages-new',
    'whatToChange-new',
    'figures-new',
    'leadDelivery-new',
    'shopperInterest-new',
    'thisWeek-0',
  ])
})
