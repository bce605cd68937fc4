import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as POST_FORM } from '../../../src/app/api/enquiries/form/route'
import { POST } from '../../../src/app/api/enquiries/route'
import { CHALLENGE_HEADER } from '../../../src/domain/leads/challenge'
import { PEER_HEADER } from '../../../src/server/clientAddress.mjs'
import { createFormChallenge } from '../../../src/server/formChallenge'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { toStoredKey } from '../../../src/server/rateLimit'
import { createSite, startCms, uniqueName } from '../../support/cms'

const host = `${uniqueName('dealer')}.test`
let cms: Payload
let siteId: number

beforeAll(async () => {
  cms = await startCms()
  const site = await createSite(cms)
  siteId = site.id
  await cms.update({ collection: 'sites', id: site.id, data: { domains: [{ host }] } })
  await ensureJobTables(cms.db.pool)
})
beforeEach(async () => void (await cms.db.pool.query('delete from rate_limits')))

async function send(sender: string, solution?: string, fields: Record<string, unknown> = {}) {
  const contact = { name: 'Ada', email: 'ada@shopper.test', phone: '0491 570 006', message: 'Hello' }
  const body = { kind: 'general', ...contact, ...fields }
  const response = await POST(
    new Request(`http://${host}/api/enquiries`, {
      method: 'POST',
      headers: {
        ...{ host, 'Content-Type': 'application/json', 'Idempotency-Key': uniqueName('submission-key') },
        [PEER_HEADER]: sender,
        ...(solution && { [CHALLENGE_HEADER]: solution }),
      },
      body: JSON.stringify(body),
    }),
  )
  return { status: response.status, body: await response.json() }
}

/** Counts earlier requests without sending them. */
const useUp = (rule: string, key: string, points: number) =>
  cms.db.pool.query(
    `insert into rate_limits (key, points, expire) values ($1, $2, $3)
     on conflict (key) do update set points = excluded.points`,
    [`${rule}:${toStoredKey(key)}`, points, Date.now() + 600_000],
  )

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

describe('[LEAD-09] the limit of enquiries', () => {
  it('counts one sender', async () => {
    await useUp('enquiries', `${siteId}:203.0.113.1`, 20)
    const refused = await send('203.0.113.1')
    expect(refused.status).toBe(429)
    expect(refused.body.challenge).toBeUndefined()
    expect((await send('203.0.113.2')).status).toBe(201)
  })

  it('of the network of one provider asks for a challenge, which lets its honest senders through', async () => {
    await useUp('enquiryNetwork', `${siteId}:198.51.100.0/24`, 100)
    const { status, body } = await send('198.51.100.9')
    expect(status).toBe(429)
    expect((await send('198.51.101.9')).status).toBe(201)
    await useUp('siteEnquiries', `${siteId}`, 3000)
    expect((await send('198.51.100.9', await solve(body.challenge))).status).toBe(201)
  })

  it('of a whole site asks for a challenge, which lets a shopper through once', async () => {
    await useUp('siteEnquiries', `${siteId}`, 3000)
    const refused = await send('203.0.113.1')
    expect(refused.status).toBe(429)
    expect(refused.body.errors).toEqual([{ field: 'form', message: expect.any(String) }])
    const solution = await solve(refused.body.challenge)
    expect((await send('203.0.113.1', solution)).status).toBe(201)
    expect((await send('203.0.113.1', solution)).status).toBe(429)
  })

  it('takes no solution of another site, none that has expired, and none that is made up', async () => {
    await useUp('siteEnquiries', `${siteId}`, 3000)
    const ofAnotherSite = await solve(await createFormChallenge(siteId + 1, new Date()))
    const expired = await solve(await createFormChallenge(siteId, new Date(Date.now() - 601_000)))
    const challenge = await createFormChallenge(siteId, new Date())
    const solved = JSON.parse(atob(await solve(challenge)))
    const guessed = btoa(JSON.stringify({ ...solved, solution: { ...solved.solution, counter: 1, derivedKey: '00' } }))
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '0' } }
    for (const solution of [ofAnotherSite, expired, guessed, await solve(easier), 'bm90IEpTT04=', '%%%'])
      expect((await send('203.0.113.1', solution)).status).toBe(429)
  })
})

describe('[LEAD-02] the rules of an enquiry', () => {
  it.each(['', 'zzz', '0123456789abcdef01234567'])(
    'of the form "%s", which the site does not have, are those of its kind',
    async (form_id) => {
      const { status, body } = await send('203.0.113.3', undefined, { kind: 'careers', form_id, details: {} })
      expect(status).toBe(400)
      expect(body.errors.map(({ field }: { field: string }) => field)).toContain('details.position')
    },
  )
})

describe('[LEAD-01] a form posted without script', () => {
  const post = (fields: Record<string, string>) =>
    POST_FORM(
      new Request(`http://${host}/api/enquiries/form`, {
        method: 'POST',
        headers: { host, Referer: `http://${host}/contact`, [PEER_HEADER]: '203.0.113.8' },
        body: new URLSearchParams(fields),
      }),
    )
  const contact = { kind: 'general', name: 'Ada <b>', email: 'ada@shopper.test', phone: '0491 570 006' }

  it('answers a page with the errors and what was typed, and nothing in an address', async () => {
    const response = await post({ ...contact, email: 'ada', message: 'Is it "there"?' })
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
    const html = await response.text()
    expect(html).toContain('Please fix the following errors:')
    expect(html).toContain('value="Ada &#60;b&#62;"')
    expect(html).toContain('Is it &#34;there&#34;?</textarea>')
  })

  it('is one lead however often it is sent, under the same limits', async () => {
    const fields = { ...contact, message: uniqueName('question') }
    const references = await Promise.all(
      [await post(fields), await post(fields)].map(async (response) => {
        expect(response.status).toBe(201)
        return /<strong>(.+?)<\/strong>/.exec(await response.text())?.[1]
      }),
    )
    expect(references[0]).toBe(references[1])
    const { rows } = await cms.db.pool.query('select 1 from leads where message = $1', [fields.message])
    expect(rows).toHaveLength(1)
    await useUp('enquiries', `${siteId}:203.0.113.8`, 20)
    expect((await post({ ...fields, message: 'Another' })).status).toBe(429)
  })
})
