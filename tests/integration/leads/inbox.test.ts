import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportLeads } from '../../../src/data/leadInbox/exportLeads'
import { getInboxLead } from '../../../src/data/leadInbox/getInboxLead'
import type { LeadStaff } from '../../../src/data/leadInbox/leadStaff'
import { listInbox } from '../../../src/data/leadInbox/listInbox'
import { addNote, refuseLead, updateLeads, WrongSiteError } from '../../../src/data/leadInbox/updateLeads'
import { ALL_LEADS, type InboxFilter } from '../../../src/domain/leads/inboxFilter'
import type { Site } from '../../../src/payload-types'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { type Actor, createDocument, createSite, createUser, startCms } from '../../support/cms'

let cms: Payload
let harbour: Site
let bluegum: Site
let olivia: Actor
let editor: Actor
let author: Actor
let stranger: Actor

beforeAll(async () => {
  cms = await startCms()
  await ensureJobTables(cms.db.pool)
  harbour = await createSite(cms)
  bluegum = await createSite(cms)
  olivia = await createUser(cms, 'leadsOnly', harbour)
  editor = await createUser(cms, 'siteEditor', harbour, bluegum)
  author = await createUser(cms, 'siteAuthor', harbour)
  stranger = await createUser(cms, 'siteEditor', bluegum)
})

const as = (user: Actor, site: Site | null = null): LeadStaff => ({ payload: cms, user, site: site?.id ?? null })
const listLeads = (user: Actor, filter: Partial<InboxFilter> = {}, site: Site | null = null) =>
  listInbox(as(user, site), { ...ALL_LEADS, ...filter })
const lead = (site: Site, data: Record<string, unknown> = {}) => createDocument(cms, 'leads', site.id, data)
const getIds = ({ rows }: Awaited<ReturnType<typeof listLeads>>) => rows.map(({ id }) => id)

describe('the leads inbox', () => {
  it('lists the leads of the user’s own sites only, newest first, and filters by site', async () => {
    const older = await lead(harbour, { createdAt: '2026-11-01T00:00:00.000Z' })
    const newer = await lead(harbour, { createdAt: '2026-11-02T00:00:00.000Z' })
    const otherLead = await lead(bluegum, { createdAt: '2026-11-03T00:00:00.000Z' })
    expect(getIds(await listLeads(olivia))).toEqual([newer.id, older.id])
    expect(getIds(await listLeads(stranger))).toEqual([otherLead.id])
    expect(getIds(await listLeads(editor))).toEqual([otherLead.id, newer.id, older.id])
    expect(getIds(await listLeads(editor, {}, bluegum))).toEqual([otherLead.id])
    // A cookie with another dealer's site is ignored.
    expect(getIds(await listLeads(olivia, {}, bluegum))).toEqual([])
    expect((await listLeads(olivia)).places.sites.map(({ id }) => id)).toEqual([harbour.id])
  })

  it('rejects users without access to leads, whatever the filter', async () => {
    const one = await lead(harbour)
    await expect(listLeads(author)).rejects.toMatchObject({ status: 403 })
    expect(await getInboxLead(as(stranger), one.id)).toBeNull()
    expect(await updateLeads(as(author), { ids: [one.id], status: 'done' }, new Date())).toBe(0)
    expect(await updateLeads(as(stranger), { ids: [one.id], status: 'done' }, new Date())).toBe(0)
    expect(await addNote(as(stranger), one.id, 'Mine now', new Date())).toBe(false)
    expect(await cms.findByID({ collection: 'leads', id: one.id })).toMatchObject({ status: 'new', notes: [] })
  })

  it('[CAR-19] refuses a reservation once, with a note, for staff of its site only', async () => {
    const one = await lead(harbour, { kind: 'reserve' })
    const car = await createDocument(cms, 'cars', harbour.id)
    await createDocument(cms, 'holds', harbour.id, { lead: one.id, car: car.id, status: 'held' })
    expect((await getInboxLead(as(olivia), one.id))?.hold).toMatchObject({ status: 'held' })
    expect(await refuseLead(as(stranger), one.id, new Date())).toBeNull()
    expect(await refuseLead(as(author), one.id, new Date())).toBeNull()
    expect(await refuseLead(as(olivia), one.id, new Date())).toBe('refused')
    expect(await refuseLead(as(olivia), one.id, new Date())).toBe('none')
    const refused = await getInboxLead(as(olivia), one.id)
    expect(refused).toMatchObject({ status: 'done', hold: { status: 'released' } })
    expect(refused?.notes.map(({ text }) => text)).toEqual(['Refused the reservation.'])
  })

  it('filters by text, status, form, assignee, read state and date, with a count per status', async () => {
    const site = await createSite(cms)
    const staff = await createUser(cms, 'leadsOnly', site)
    const location = await createDocument(cms, 'locations', site.id)
    const hilux = await lead(site, {
      ...{ name: 'Hannah', last_name: 'Whitlam', phone: '0491 570 156', car_name: '2026 Toyota HiLux SR' },
      ...{ kind: 'car', location: location.id, createdAt: '2026-11-10T13:30:00.000Z' },
    })
    const done = await lead(site, { status: 'done', assignee: staff.id, createdAt: '2026-11-09T01:00:00.000Z' })
    const test = await lead(site, { is_test: true })
    const findIds = async (filter: Partial<InboxFilter>) => getIds(await listLeads(staff, filter))
    expect(await findIds({ search: 'whitlam hilux' })).toEqual([hilux.id])
    expect(await findIds({ search: 'whitlam corolla' })).toEqual([])
    expect(await findIds({ search: '+61 491570156' })).toEqual([hilux.id])
    expect(await findIds({ status: 'done' })).toEqual([done.id])
    expect(await findIds({ kind: 'car' })).toEqual([hilux.id])
    expect(await findIds({ location: location.id })).toEqual([hilux.id])
    expect(await findIds({ assignee: staff.id })).toEqual([done.id])
    expect(await findIds({ assignee: 'none' })).toEqual([hilux.id])
    // 00:30 on the 11th in Melbourne is still the 10th in UTC.
    expect(await findIds({ from: '2026-11-11', to: '2026-11-11' })).toEqual([hilux.id])
    expect(await findIds({ to: '2026-11-10' })).toEqual([done.id])
    expect(await findIds({ tests: true })).toEqual([test.id])
    const all = await listLeads(staff)
    expect(all.counts).toEqual({ all: 2, new: 1, open: 0, done: 1 })
    expect(all.unread).toBe(2)
    await updateLeads(as(staff), { ids: [hilux.id], read: true }, new Date())
    expect((await listLeads(staff)).unread).toBe(1)
    expect(await findIds({ unread: true })).toEqual([done.id])
  })

  it('updates leads in bulk, and assigns them only to users of their site', async () => {
    const [one, two, otherLead] = [await lead(harbour), await lead(harbour), await lead(bluegum)]
    const ids = [one.id, two.id, otherLead.id]
    expect(await updateLeads(as(olivia), { ids, status: 'open', assignee: olivia.id as number }, new Date())).toBe(2)
    expect(await cms.findByID({ collection: 'leads', id: otherLead.id, depth: 0 })).toMatchObject({ status: 'new' })
    const changed = await cms.findByID({ collection: 'leads', id: two.id, depth: 0 })
    expect(changed).toMatchObject({ status: 'open', assignee: olivia.id })
    const toStranger = { ids: [one.id], assignee: stranger.id as number }
    await expect(updateLeads(as(editor), toStranger, new Date())).rejects.toThrow(WrongSiteError)
    const toAuthor = { ids: [one.id], assignee: author.id as number }
    await expect(updateLeads(as(editor), toAuthor, new Date())).rejects.toThrow(WrongSiteError)
    await updateLeads(as(olivia), { ids: [one.id], assignee: null }, new Date())
    expect((await cms.findByID({ collection: 'leads', id: one.id, depth: 0 })).assignee).toBeNull()
  })

  it('keeps the notes of two concurrent users, each with its author', async () => {
    const one = await lead(harbour)
    await Promise.all([
      addNote(as(olivia), one.id, 'Rang her.', new Date()),
      addNote(as(editor), one.id, 'Holds the car.', new Date()),
      updateLeads(as(editor), { ids: [one.id], status: 'open' }, new Date()),
    ])
    const inboxLead = await getInboxLead(as(olivia), one.id)
    expect(inboxLead?.status).toBe('open')
    expect(inboxLead?.notes.map(({ text, author: by }) => [text, by]).sort()).toEqual([
      ['Holds the car.', editor.name],
      ['Rang her.', olivia.name],
    ])
    // Saving in the admin's default form keeps the authors of notes.
    await cms.update({ collection: 'leads', id: one.id, data: { status: 'done' }, user: editor })
    expect((await getInboxLead(as(olivia), one.id))?.notes).toHaveLength(2)
  })

  it('lists a shopper’s enquiries to this site by email or phone, and never another site’s', async () => {
    const site = await createSite(cms)
    const staff = await createUser(cms, 'leadsOnly', site)
    const person = { email: 'Dan@Example.com', phone: '0491 570 157' }
    const first = await lead(site, { ...person, createdAt: '2026-10-01T00:00:00.000Z' })
    const byEmail = await lead(site, { email: 'dan@example.com', phone: '0491 570 158' })
    const byPhone = await lead(site, { email: 'other@example.com', phone: '+61 491 570 157' })
    await lead(site, { email: 'someone@example.com', phone: '0491 570 159' })
    await lead(bluegum, person)
    const { timeline } = (await getInboxLead(as(staff), first.id)) ?? { timeline: [] }
    expect(timeline.map(({ id }) => id).sort()).toEqual([first.id, byEmail.id, byPhone.id].sort())
    expect(timeline.at(-1)?.id).toBe(first.id)
  })

  it('reads a page of 10,000 leads in a fixed number of queries', async () => {
    const site = await createSite(cms)
    const staff = await createUser(cms, 'leadsOnly', site)
    await cms.db.pool.query(
      `insert into leads (site_id, reference, kind, status, category, name, last_name, email, phone, message, idempotency_key,
         car_name, created_at, updated_at)
       select $1, 'BULK' || n, 'car', (array['new','open','done'])[1 + n % 3]::enum_leads_status, 'Vehicle Enquiry', 'Shopper',
         'Number ' || n, 'shopper' || n || '@example.com', '0491 570 ' || lpad((n % 1000)::text, 3, '0'), 'Still there?',
         'bulk-' || n, '2024 Toyota HiLux', now() - n * interval '1 minute', now()
       from generate_series(1, 10000) n`,
      [site.id],
    )
    await cms.db.pool.query('analyze leads')
    let questions = 0
    const { query } = cms.db.pool
    cms.db.pool.query = function counting(this: unknown, ...args: unknown[]) {
      questions += 1
      return (query as (...args: unknown[]) => unknown).apply(this, args)
    } as typeof query
    try {
      await listLeads(staff)
      questions = 0
      const page = await listLeads(staff, { page: 3 })
      expect(page).toMatchObject({ total: 10_000, page: 3 })
      expect(page.rows).toHaveLength(40)
      expect((await listLeads(staff, { search: 'number 9876' })).total).toBe(1)
      expect(questions).toBeLessThan(40)
    } finally {
      cms.db.pool.query = query
    }
  })
})

describe('the export of leads', () => {
  const exportFile = async (staff: LeadStaff, filter: Partial<InboxFilter> = {}) => {
    let text = ''
    let batches = 0
    for await (const batch of exportLeads(staff, { ...ALL_LEADS, ...filter })) {
      text += batch
      batches += 1
    }
    return { text, batches, lines: text.trimEnd().split('\r\n') }
  }

  it('has the filtered leads of the user’s own sites, with formulas escaped', async () => {
    const site = await createSite(cms)
    const staff = await createUser(cms, 'leadsOnly', site)
    await lead(site, { name: '=HYPERLINK("http://evil.example")', message: 'a "quoted", line\nand another' })
    await lead(site, { name: 'Done', status: 'done' })
    await lead(bluegum, { name: 'Theirs' })
    const { text, lines } = await exportFile(as(staff), { status: 'new' })
    expect(lines[0]).toMatch(/^\uFEFFReference,Received,Site,Status/)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(text).toContain('"a ""quoted"", line\nand another"')
    expect(text).not.toContain('Done,')
    expect(text).not.toContain('Theirs')
    expect(text).not.toContain('key-')
  })

  it('streams in batches and loses no lead with equal timestamps', async () => {
    const site = await createSite(cms)
    const staff = await createUser(cms, 'leadsOnly', site)
    await cms.db.pool.query(
      `insert into leads (site_id, reference, kind, status, category, name, email, phone, idempotency_key, created_at, updated_at)
       select $1, 'PIECE' || n, 'general', 'new', 'General Enquiry', 'S', 's@example.com', '0491 570 006', 'piece-' || n,
         timestamptz '2026-11-01' + (n / 700) * interval '1 hour', now() from generate_series(1, 1201) n`,
      [site.id],
    )
    const { lines, batches } = await exportFile(as(staff))
    const references = lines.slice(1).map((line) => line.split(',')[0])
    expect(batches).toBeGreaterThan(3)
    expect(new Set(references).size).toBe(1201)
  })

  it('records for each site who exported how many, before the first row is sent', async () => {
    const site = await createSite(cms)
    const staff = await createUser(cms, 'siteEditor', site, harbour)
    await lead(site, { status: 'done' })
    const batches = exportLeads(as(staff, site), { ...ALL_LEADS, status: 'done' })
    await batches.next()
    const noted = await cms.find({ collection: 'leadExports', depth: 0, where: { exported_by: { equals: staff.id } } })
    expect(noted.docs).toMatchObject([{ site: site.id, exported_by_name: staff.name, leads_count: 1, filters: 'Done' }])
    await batches.return(undefined)
    const options = { collection: 'leadExports', overrideAccess: false, user: stranger } as const
    expect((await cms.find(options)).docs.filter((row) => row.exported_by_name === staff.name && row.site)).toEqual([])
  })
})
