import config from '@payload-config'
import { drizzle } from 'drizzle-orm/node-postgres'
import { handleEndpoints, type Payload } from 'payload'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { getDeliveryHealth } from '../../src/data/leadAdmin/deliveryHealth'
import { SEARCH_FIELDS } from '../../src/data/leadInbox/inboxWhere'
import { listInbox } from '../../src/data/leadInbox/listInbox'
import { ALL_LEADS } from '../../src/domain/leads/inboxFilter'
import { MAX_LIST_TOTAL } from '../../src/domain/listTotal'
import { down, up } from '../../src/migrations/20261124_040000_scale_indexes'
import type { Site } from '../../src/payload-types'
import { limitedCount } from '../../src/server/database/limitTotals'
import { ensureJobTables } from '../../src/server/jobs/jobTables'
import { type Actor, createDocument, createSite, createUser, startCms } from '../support/cms'

/** Leads of the large dealer. */
const MANY = MAX_LIST_TOTAL + 60

let cms: Payload
let large: Site
let small: Site
let editorOfLarge: Actor
let editorOfSmall: Actor
let superAdmin: Actor

beforeAll(async () => {
  cms = await startCms()
  await ensureJobTables(cms.db.pool)
  large = await createSite(cms)
  small = await createSite(cms)
  editorOfLarge = await createUser(cms, 'siteEditor', large)
  editorOfSmall = await createUser(cms, 'siteEditor', small)
  superAdmin = await createUser(cms, 'superAdmin')
  await cms.db.pool.query(
    `insert into leads (site_id, reference, kind, status, category, name, last_name, message, idempotency_key, created_at)
     select $1, 'MANY' || n, 'general', 'new', 'General', 'Priya', 'Nair ' || n, 'Still there?', 'many-' || n,
       now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [large.id, MANY],
  )
  await createDocument(cms, 'leads', small.id, { name: 'Priya', last_name: 'Nair of Small' })
  for (const [site, name] of [
    [large, 'Large'],
    [small, 'Small'],
  ] as const)
    await createDocument(cms, 'cars', site.id, { name: `2024 Mazda of ${name}`, make: 'Mazda' })
})

async function get(user: Actor, path: string) {
  const { token } = await cms.login({
    collection: 'users',
    data: { email: user.email, password: 'a-long-enough-password' },
  })
  const request = new Request(`http://dealer.localhost/api/${path}`, { headers: { Authorization: `JWT ${token}` } })
  const response = await handleEndpoints({ config, request })
  expect(response.status).toBe(200)
  return response.json()
}

const asUser = (user: Actor) => ({ overrideAccess: false, user }) as const
const SEARCH = 'where[or][0][name][like]=priya&where[or][1][last_name][like]=priya'

describe('lists of more than 10,000 rows', () => {
  it('count up to the limit, and can be paged through to the end', async () => {
    const first = await get(superAdmin, 'leads?limit=25')
    expect(first).toMatchObject({ totalDocs: MAX_LIST_TOTAL + 1, hasNextPage: true, nextPage: 2 })
    const beyond = await get(editorOfLarge, 'leads?limit=100&page=100')
    expect(beyond).toMatchObject({ totalDocs: MAX_LIST_TOTAL + 1, hasNextPage: true, nextPage: 101 })
    const last = await get(editorOfLarge, 'leads?limit=100&page=101')
    expect(last.docs).toHaveLength(MANY % 100)
    expect(last).toMatchObject({ hasNextPage: false, nextPage: null })
    expect(await get(editorOfLarge, 'leads/count')).toEqual({ totalDocs: MAX_LIST_TOTAL + 1 })
  })

  it('count shorter lists exactly', async () => {
    expect(await get(editorOfLarge, 'leads?where[last_name][equals]=Nair 7')).toMatchObject({ totalDocs: 1 })
    expect(await get(editorOfSmall, 'leads')).toMatchObject({ totalDocs: 1, hasNextPage: false, totalPages: 1 })
  })

  it('counts of product code are exact, unless they are for a screen', async () => {
    const where = { site: { equals: large.id } }
    expect(await cms.count({ collection: 'leads', where })).toEqual({ totalDocs: MANY })
    expect(await cms.count({ collection: 'leads', where, ...asUser(editorOfLarge) })).toEqual({ totalDocs: MANY })
    const forScreen = { collection: 'leads', where, context: limitedCount() } as const
    expect(await cms.count(forScreen)).toEqual({ totalDocs: MAX_LIST_TOTAL + 1 })
  })

  it('count documents and not joined rows', async () => {
    const lead = await createDocument(cms, 'leads', small.id, { notes: [{ text: 'One' }, { text: 'Two' }] })
    const where = { 'notes.text': { exists: true } }
    expect(await cms.find({ collection: 'leads', where })).toMatchObject({ totalDocs: 1, docs: [{ id: lead.id }] })
    await cms.delete({ collection: 'leads', id: lead.id })
  })

  it('the inbox shows a next page beyond the limit', async () => {
    const inbox = (page: number, user: Actor) => listInbox({ payload: cms, user, site: null }, { ...ALL_LEADS, page })
    expect(await inbox(251, editorOfLarge)).toMatchObject({
      total: 10_001,
      first: 10_001,
      hasMore: true,
      unread: 10_001,
    })
    expect(await inbox(252, editorOfLarge)).toMatchObject({ total: 10_001, first: 10_041, hasMore: false })
    expect(await inbox(1, editorOfSmall)).toMatchObject({
      total: 1,
      hasMore: false,
      unread: 1,
      counts: { new: 1, all: 1 },
    })
  })
})

describe('a search in the admin', () => {
  it('neither lists nor counts what belongs to other sites', async () => {
    for (const path of [`leads?${SEARCH}`, `leads/count?${SEARCH}`]) {
      const found = await get(editorOfSmall, path)
      expect(found.totalDocs).toBe(1)
      expect(JSON.stringify(found)).not.toContain('MANY')
    }
    const cars = 'cars?where[or][0][name][like]=mazda&where[or][1][stocknum][like]=mazda'
    for (const [user, name] of [
      [editorOfSmall, 'Small'],
      [editorOfLarge, 'Large'],
    ] as const) {
      const found = await get(user, cars)
      expect(found.totalDocs).toBe(1)
      expect(found.docs[0].name).toContain(name)
    }
    expect((await get(superAdmin, cars)).totalDocs).toBe(2)
    const health = await getDeliveryHealth({ payload: cms, user: editorOfSmall, site: null }, new Date())
    expect(health).toMatchObject({ deliveredToday: 0, waiting: 0 })
  })

  it('of another site’s name finds nothing in the inbox', async () => {
    const search = (user: Actor, text: string) =>
      listInbox({ payload: cms, user, site: null }, { ...ALL_LEADS, search: text })
    expect(await search(editorOfSmall, 'nair 77')).toMatchObject({ rows: [], total: 0, counts: { all: 0, new: 0 } })
    expect((await search(editorOfSmall, 'nair')).total).toBe(1)
    expect((await search(editorOfLarge, 'nair small')).total).toBe(0)
    // A cookie with another dealer's site is ignored.
    const filter = { ...ALL_LEADS, search: 'nair' }
    expect(await listInbox({ payload: cms, user: editorOfSmall, site: large.id }, filter)).toMatchObject({ total: 0 })
  })

  it('reads an index', async () => {
    // An index can be used, even though a table this small is read as a whole.
    const plan = async (query: string) => {
      const client = await cms.db.pool.connect()
      try {
        await client.query('set enable_seqscan = off')
        const { rows } = await client.query(`explain ${query}`)
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      } finally {
        await client.query('reset enable_seqscan')
        client.release()
      }
    }
    const anyOf = (columns: string[]) => columns.map((column) => `${column} ilike '%zzyzx%'`).join(' or ')
    const carColumns = cms.collections.cars.config.admin.listSearchableFields as string[]
    expect(await plan(`select 1 from cars where ${anyOf(carColumns)}`)).toContain('cars_search_idx')
    const leadColumns = [...(cms.collections.leads.config.admin.listSearchableFields as string[]), ...SEARCH_FIELDS]
    expect(await plan(`select 1 from leads where ${anyOf(leadColumns)}`)).toContain('leads_search_idx')
    const unread = 'read_at is null and (is_test is null or is_test <> true)'
    expect(await plan(`select count(*) from leads where ${unread}`)).toContain('leads_unread_idx')
    const waiting = `site_id = 1 and status = 'new' and (is_test is null or is_test <> true)`
    expect(await plan(`select count(*) from leads where ${waiting}`)).toContain('leads_new_idx')
  })
})

it('the migration creates its other indexes where an account may not create the extension, and says so', async () => {
  const name = new URL(process.env.DATABASE_URL!).pathname.slice(1)
  const owner = cms.db.pool
  const role = `limited_${name.slice(5, 15)}`
  const list = async () => {
    const { rows } = await owner.query<{ indexname: string }>(
      `select indexname from pg_indexes where indexname ~ '^(cars_search|leads_search|cars_site_updated_at|leads_unread)_idx$' order by 1`,
    )
    return rows.map(({ indexname }) => indexname)
  }
  const all = await list()
  expect(all).toEqual(['cars_search_idx', 'cars_site_updated_at_idx', 'leads_search_idx', 'leads_unread_idx'])
  const warnings: string[] = []
  const run = async (pool: pg.Pool, step: typeof up | typeof down) => {
    const payload = { logger: { warn: (_: object, message: string) => warnings.push(message) } }
    await drizzle(pool).transaction(async (db) => step({ db, payload } as never))
  }
  await run(owner, down)
  await owner.query(`drop extension pg_trgm; create role ${role} login password 'limited';
    grant usage, create on schema public to ${role}; alter table cars owner to ${role}; alter table leads owner to ${role};
    alter table lead_deliveries owner to ${role}`)
  const url = new URL(process.env.DATABASE_URL!)
  Object.assign(url, { username: role, password: 'limited' })
  const limited = new pg.Pool({ connectionString: url.href, max: 1 })
  await run(limited, up)
  await limited.end()
  expect(warnings).toEqual([expect.stringContaining('docs/deploy.md')])
  expect(await list()).toEqual(['cars_site_updated_at_idx', 'leads_unread_idx'])
  // Searches work all the same.
  expect((await get(editorOfSmall, `leads?${SEARCH}`)).totalDocs).toBe(1)
  await run(owner, up)
  expect(await list()).toEqual(all)
  expect(warnings).toHaveLength(1)
})
