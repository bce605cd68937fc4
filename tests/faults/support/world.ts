import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { LeadRoute } from '../../../src/domain/leads/routing'
import { type StoredEnquiry, storeEnquiry } from '../../../src/leads/storeEnquiry'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { TEMPLATE_DATABASE } from '../../support/postgres'
import { getDatabaseUrl } from './postgres'
import { buildEnquiry, buildSubmission } from './submission'

/** A dealer in a separate database, with its lead route. */
export interface World {
  folder: string
  database: string
  databaseUrl: string
  pool: pg.Pool
  siteId: number
  route: LeadRoute
}

export const WEBHOOK_SECRET = 'a-webhook-secret-for-tests-alone'

/** Creates a dealer whose leads go to the given recipients. */
export async function createWorld(recipients: Partial<Pick<LeadRoute, 'emails' | 'webhookUrl'>>): Promise<World> {
  const folder = inject('faultsFolder')
  const database = `faults_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: await getDatabaseUrl(folder, 'postgres') })
  await admin.connect()
  await admin.query(`create database ${database} template ${TEMPLATE_DATABASE}`)
  await admin.end()

  const databaseUrl = await getDatabaseUrl(folder, database)
  const pool = new pg.Pool({ connectionString: databaseUrl })
  pool.on('error', () => {})
  await ensureJobTables(pool)
  const site = await pool.query<{ id: number }>(
    `insert into sites (name, slug) values ('Harbour', 'harbour') returning id`,
  )
  const siteId = site.rows[0]!.id
  const rule = await pool.query<{ id: number }>(
    `insert into lead_routes (site_id, name, enabled, webhook_url, webhook_secret) values ($1, 'All', true, $2, $3) returning id`,
    [siteId, recipients.webhookUrl ?? null, WEBHOOK_SECRET],
  )
  const route: LeadRoute = {
    ...{ id: rule.rows[0]!.id, fallback: false, kinds: [], categories: [], locationIds: [], carTypes: [], makes: [] },
    ...{ emails: [], adfEmails: [], adfUrl: null, webhookUrl: null },
    ...recipients,
  }
  return { folder, database, databaseUrl, pool, siteId, route }
}

/** Stores `count` enquiries, eight at a time. */
export async function submitMany(world: World, count: number): Promise<StoredEnquiry[]> {
  const stored: StoredEnquiry[] = []
  const queue = Array.from({ length: count }, (_, index) => index)
  const storeNext = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop())
      stored.push(
        await storeEnquiry(world.pool, buildSubmission(world, buildEnquiry(next), `key-${next}-${world.database}`)),
      )
  }
  await Promise.all(Array.from({ length: 8 }, storeNext))
  return stored
}

export async function queryRows<Row extends pg.QueryResultRow>(world: World, query: string): Promise<Row[]> {
  return (await world.pool.query<Row>(query)).rows
}

/** How many deliveries are in each state. */
export async function deliveriesByStatus(world: World): Promise<Record<string, number>> {
  const rows = await queryRows<{ status: string; count: number }>(
    world,
    'select status, count(*)::int as count from lead_deliveries group by status',
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}
