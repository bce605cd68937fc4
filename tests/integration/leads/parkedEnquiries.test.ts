import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST } from '../../../src/app/api/enquiries/route'
import { listInbox } from '../../../src/data/leadInbox/listInbox'
import { isTemporary } from '../../../src/leads/parkEnquiry'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { createSite, createUser, startCms, uniqueName } from '../../support/cms'

const host = `${uniqueName('dealer')}.test`
let cms: Payload
let siteId: number

beforeAll(async () => {
  cms = await startCms()
  const site = await createSite(cms)
  siteId = site.id
  await cms.update({ collection: 'sites', id: site.id, data: { domains: [{ host }] } })
  await ensureJobTables(cms.db.pool)
  // Stands for anything that only this lead runs into.
  await cms.db.pool.query(`
    create function fail_as_told() returns trigger language plpgsql as $$ begin
      if new.name = 'Unstorable' then raise exception 'no such value' using errcode = '22023'; end if;
      if new.name = 'Unlucky' then raise exception 'deadlock' using errcode = '40P01'; end if;
      return new;
    end $$;
    create trigger fail_as_told before insert on leads for each row execute function fail_as_told()`)
})
beforeEach(async () => void (await cms.delete({ collection: 'parkedEnquiries', where: {} })))

async function send(name: string, key: string, details: object = {}) {
  const body = { kind: 'general', name, email: 'ada@shopper.test', phone: '0491 570 006', message: 'Hello', ...details }
  const response = await POST(
    new Request(`http://${host}/api/enquiries`, {
      method: 'POST',
      headers: { host, 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    }),
  )
  return { status: response.status, body: await response.json() }
}

const listParked = async () => (await cms.find({ collection: 'parkedEnquiries', depth: 0 })).docs

describe('[LEAD-01] an enquiry that can never be stored as a lead', () => {
  it('is kept as it came, once per submission, and the shopper gets a reference', async () => {
    const key = uniqueName('submission-key')
    const first = await send('Unstorable', key)
    expect(first.status).toBe(201)
    expect(first.body).toEqual({ lead_id: 0, reference: expect.stringMatching(/^\w{4}-\w{4}$/), parked: true })
    expect(await send('Unstorable', key)).toEqual(first)
    const parked = await listParked()
    expect(parked).toHaveLength(1)
    expect(parked[0]).toMatchObject({
      ...{
        site: siteId,
        reference: first.body.reference,
        name: 'Unstorable',
        email: 'ada@shopper.test',
        handled: false,
      },
      reason: 'error: no such value',
    })
    expect(JSON.parse(parked[0]!.content)).toMatchObject({ message: 'Hello' })
  })

  it('is shown above the inbox of its site until it is handled', async () => {
    await send('Unstorable', uniqueName('submission-key'))
    const staffOf = async (site: number) => {
      const user = await createUser(cms, 'leadsOnly', { id: site } as never)
      return { payload: cms, user: user as never, site: null }
    }
    const filter = { search: '', status: null, unread: false, kind: null, location: null, assignee: null, page: 1 }
    const countParked = async (site: number) =>
      (await listInbox(await staffOf(site), { ...filter, from: null, to: null, tests: false })).parked
    expect(await countParked(siteId)).toBe(1)
    expect(await countParked((await createSite(cms)).id)).toBe(0)
    await cms.update({ collection: 'parkedEnquiries', where: {}, data: { handled: true } })
    expect(await countParked(siteId)).toBe(0)
  })
})

it('an enquiry that a retry may save is a 503, and nothing is kept', async () => {
  expect((await send('Unlucky', uniqueName('submission-key'))).status).toBe(503)
  expect(await listParked()).toEqual([])
})

it('an invalid enquiry is a 400, and nothing is kept', async () => {
  expect((await send('Unstorable', uniqueName('submission-key'), { email: 'no address' })).status).toBe(400)
  expect(await listParked()).toEqual([])
})

it.each([
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: '57P01' }, true],
  [{ code: '40001' }, true],
  [{ code: '53300' }, true],
  [{ message: 'Connection terminated unexpectedly' }, true],
  [{ message: 'timeout exceeded when trying to connect' }, true],
  [{ code: '22P05' }, false],
  [{ code: '23503' }, false],
  [{ message: 'x is not a function' }, false],
])('%j is temporary: %s', (error, expected) => {
  expect(isTemporary(Object.assign(new Error(), error))).toBe(expected)
})

it('the error of a pool without a free connection is temporary, also inside that of the query', () => {
  const error = new DrizzleQueryError('select 1', [], new Error('timeout exceeded when trying to connect'))
  expect(isTemporary(error)).toBe(true)
  expect(isTemporary(new DrizzleQueryError('select connect_id', [], new Error('x is not a function')))).toBe(false)
})
