import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { LeadRoute } from '../../../src/domain/leads/routing'
import { type StoredEnquiry, storeEnquiry } from '../../../src/leads/storeEnquiry'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { TEMPLATE_DATABASE } from '../../support/postgres'
import { urlOf } from './postgres'
import { anEnquiry, submission } from './submission'

/** A dealer on a database of its own, with who should have its leads. */
export interface World {
  folder: string
  database: string
  databaseUrl: string
  pool: pg.Pool
  siteId: number
  route: LeadRoute
}

const WEBHOOK_SECRET = 'a-webhook-secret-for-tests-alone'

/** A new dealer whose leads go to the given places. */
export async function makeWorld(to: Partial<Pick<LeadRoute, 'emails' | 'webhookUrl'>>): Promise<World> {
  const folder = inject('faultsFolder')
  const database = `faults_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: await urlOf(folder, 'postgres') })
  await admin.connect()
  await admin.query(`create database ${database} template ${TEMPLATE_DATABASE}`)
  await admin.end()

  const databaseUrl = await urlOf(folder, database)
  const pool = new pg.Pool({ connectionString: databaseUrl })
  pool.on('error', () => {})
  await ensureJobTables(pool)
  const site = await pool.query<{ id: number }>(
    `insert into sites (name, slug) values ('Harbour', 'harbour') returning id`,
  )
  const siteId = site.rows[0]!.id
  const rule = await pool.query<{ id: number }>(
    `insert into lead_routes (site_id, name, enabled, webhook_url, webhook_secret) values ($1, 'All', true, $2, $3) returning id`,
    [siteId, to.webhookUrl ?? null, WEBHOOK_SECRET],
  )
  const route: LeadRoute = {
    ...{ id: rule.rows[0]!.id, fallback: false, kinds: [], categories: [], locationIds: [], carTypes: [], makes: [] },
    ...{ emails: [], adfEmails: [], adfUrl: null, webhookUrl: null },
    ...to,
  }
  return { folder, database, databaseUrl, pool, siteId, route }
}

export const secretOfWebhooks = WEBHOOK_SECRET

/** Stores `count` enquiries, a few at a time. */
export async function submitMany(world: World, count: number): Promise<StoredEnquiry[]> {
  const stored: StoredEnquiry[] = []
  const numbers = Array.from({ length: count }, (_, at) => at)
  const one = async () => {
    for (let next = numbers.pop(); next !== undefined; next = numbers.pop())
      stored.push(await storeEnquiry(world.pool, submission(world, anEnquiry(next), `key-${next}-${world.database}`)))
  }
  await Promise.all(Array.from({ length: 8 }, one))
  return stored
}

export async function rowsOf<Row extends pg.QueryResultRow>(world: World, question: string): Promise<Row[]> {
  return (await world.pool.query<Row>(question)).rows
}

/** How many deliveries are in each state. */
export async function deliveriesByStatus(world: World): Promise<Record<string, number>> {
  const rows = await rowsOf<{ status: string; count: number }>(
    world,
    'select status, count(*)::int as count from lead_deliveries group by status',
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}
