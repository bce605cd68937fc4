import type { PayloadRequest, Where } from 'payload'
import { expect, it } from 'vitest'
import { listScheduledChanges } from '../../src/admin/calendar/scheduledChanges'
import { listTodayTasks } from '../../src/data/dashboard/todayTasks'
import { createDocument, createSite, createUser, startCms } from '../support/cms'

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

it('[LEAD-10] what to do today counts new leads, opened or not, and deliveries that are not retried, of the own site only', async () => {
  const cms = await startCms()
  const [site, other] = [await createSite(cms), await createSite(cms)]
  for (const { id } of [site, site, other]) {
    const lead = await createDocument(cms, 'leads', id)
    await createDocument(cms, 'leadDeliveries', id, { lead: lead.id, status: 'dead', stable_key: `key-${lead.id}` })
    await createDocument(cms, 'leads', id, { status: 'new', read_at: '2026-11-01T00:00:00.000Z' })
    await createDocument(cms, 'leads', id, { status: 'open' })
  }
  const staff = { payload: cms, user: await createUser(cms, 'siteEditor', site), site: null }
  const tasks = (await listTodayTasks(staff, new Date())).map(({ count, text, href }) => [count, text, href])
  // Those that were opened count as well: they wait for an answer.
  const where: Where = { and: [{ site: { equals: site.id } }, { status: { equals: 'new' } }] }
  const { totalDocs } = await cms.count({ collection: 'leads', where })
  expect(totalDocs).toBeGreaterThanOrEqual(4)
  expect(tasks).toContainEqual([totalDocs, 'new leads to answer', '/admin/inbox?status=new'])
  expect(tasks).toContainEqual([2, 'lead deliveries failed', '/admin/delivery-health'])
})

it('what to do today counts links that lead nowhere and pages that were not changed for a year, of the own site only', async () => {
  const cms = await startCms()
  const [site, other] = [await createSite(cms), await createSite(cms)]
  const now = new Date('2026-11-25T00:00:00Z')
  for (const { id } of [site, site, other]) {
    const page = await createDocument(cms, 'pages', id, { _status: 'published' })
    await cms.db.pool.query('update pages set updated_at = $1 where id = $2', ['2025-11-24T00:00:00Z', page.id])
    await cms.db.pool.query(
      `insert into broken_links (site_id, collection, document_id, field, title, link) values ($1, 'pages', $2, 'layout', 'About', '/gone')`,
      [id, page.id],
    )
  }
  await createDocument(cms, 'pages', site.id, { _status: 'published' })
  const staff = { payload: cms, user: await createUser(cms, 'siteEditor', site), site: null }
  const tasks = (await listTodayTasks(staff, now)).map(({ count, text }) => [count, text])
  expect(tasks).toContainEqual([2, 'links lead nowhere'])
  expect(tasks).toContainEqual([2, 'pages were not changed for a year'])
})

it('what changes this week has items of menus and announcements that begin or end in it, of the own sites only', async () => {
  const cms = await startCms()
  const [site, other] = [await createSite(cms), await createSite(cms)]
  const at = (day: number) => new Date(Date.UTC(2026, 11, day)).toISOString()
  for (const { id } of [site, other]) {
    const zone = 'Australia/Sydney'
    const dated = (start: number, expiry: number) => ({
      ...{ start: at(start), start_tz: zone, expiry: at(expiry), expiry_tz: zone },
    })
    const item = { link: '/sale', dynamicDropdown: 'none', grouping: 'position', columns: '3' }
    await createDocument(cms, 'menus', id, {
      ...{ key: 'header', _status: 'published' },
      items: [
        { ...item, name: 'Always' },
        { ...item, name: 'Sale', ...dated(3, 20) },
        { ...item, name: 'Later', ...dated(20, 21) },
      ],
    })
    for (const day of [5, 12])
      await createDocument(cms, 'posts', id, { title: `Post of ${day}`, published_at: at(day), _status: 'published' })
    await createDocument(cms, 'posts', id, { title: 'Draft', published_at: at(6), _status: 'draft' })
    const planned = [
      { text: 'Closing early', ...dated(1, 4) },
      { text: 'Next year', ...dated(30, 31) },
    ]
    await cms.update({ collection: 'sites', id, data: { announcement: { planned } } as never })
  }
  const user = await createUser(cms, 'siteEditor', site)
  const req = { payload: cms, user, headers: new Headers(), context: {} } as unknown as PayloadRequest
  const changes = await listScheduledChanges(req, { from: new Date(at(2)), until: new Date(at(9)) })
  expect(changes.map(({ event, title, site: of }) => [event, title, of])).toEqual([
    ['starts', 'Sale', site.id],
    ['ends', 'Closing early', site.id],
    ['starts', 'Post of 5', site.id],
  ])
})
