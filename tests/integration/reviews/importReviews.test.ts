import config from '@payload-config'
import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Site } from '../../../src/payload-types'
import { createDocument, createSite, startCms, uniqueName } from '../../support/cms'

const PASSWORD = 'a-long-enough-password'
const HEADING = 'customer_name,rating,text,review_date,reply_text,location,external_id\n'
const LIST = `${HEADING}Anita R.,5,"Good people, fair price.",2026-11-09,Thank you.,geelong,g1
Lin,4,Clear words.,10/11/2026,,,g2
Owen,9,Too many stars.,2026-11-10,,,g3
Gary,5,From nowhere.,2026-11-10,,atlantis,g4
`

let cms: Payload
let site: Site
let other: Site
let editor: string
let stranger: string

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  other = await createSite(cms)
  await createDocument(cms, 'locations', site.id, { name: 'Geelong', slug: 'geelong' })
  editor = await login('siteEditor', site)
  stranger = await login('siteAuthor', site)
})

async function login(role: string, at: Site): Promise<string> {
  const email = `${uniqueName('reviews')}@staff.test`
  await cms.create({
    collection: 'users',
    data: { name: role, role, email, password: PASSWORD, sites: [{ site: at.id }] } as never,
  })
  const { token } = await cms.login({ collection: 'users', data: { email, password: PASSWORD } })
  return token!
}

async function send(
  body: string,
  query: string,
  token?: string,
): Promise<Record<string, unknown> & { status: number }> {
  const request = new Request(`http://localhost/api/reviews/import?${query}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'text/csv', ...(token && { Authorization: `JWT ${token}` }) },
  })
  const response = await handleEndpoints({ config, request })
  return { ...((await response.json()) as Record<string, unknown>), status: response.status }
}

const listReviews = async () =>
  (await cms.find({ collection: 'reviews', where: { site: { equals: site.id } }, depth: 0, sort: 'external_id' })).docs

describe('[REV-02] reviews imported from a CSV', () => {
  it('a dry run reports new rows and errors by line and field, and changes nothing', async () => {
    expect(await send(LIST, `site=${site.id}&dryRun=true`, editor)).toMatchObject({
      ...{ status: 200, added: 2, known: 0, refused: 2 },
      problems: [
        { line: 4, field: 'rating' },
        { line: 5, field: 'location' },
      ],
    })
    expect(await listReviews()).toEqual([])
  })

  it('are stored with location and reply; a repeated import adds none', async () => {
    expect(await send(LIST, `site=${site.id}`, editor)).toMatchObject({ added: 2, refused: 2 })
    const [anita, lin] = await listReviews()
    expect(anita).toMatchObject({ customer_name: 'Anita R.', rating: 5, reply_text: 'Thank you.', external_id: 'g1' })
    expect(anita?.location).toEqual(expect.any(Number))
    expect(anita?.reply_date).toMatch(/^2026-11-09/)
    expect(lin?.location).toBeNull()
    expect(await send(LIST, `site=${site.id}`, editor)).toMatchObject({ added: 0, known: 2 })
    expect(await listReviews()).toHaveLength(2)
  })

  it('can be imported only by editors of the site', async () => {
    expect((await send(LIST, `site=${site.id}`)).status).toBe(403)
    expect((await send(LIST, `site=${site.id}`, stranger)).status).toBe(403)
    expect((await send(LIST, `site=${other.id}`, editor)).status).toBe(403)
    expect((await send(LIST, 'site=nope', editor)).status).toBe(403)
  })

  it.each([
    ['name,stars\nA,5\n', 'Missing columns: text, review_date.'],
    [HEADING, 'The file has no reviews below the header row.'],
    [`${HEADING}"A,5`, 'The file is not valid CSV'],
  ])('a file such as %j is rejected with a message', async (body, message) => {
    const response = await send(body, `site=${site.id}`, editor)
    expect(response.status).toBe(422)
    expect(JSON.stringify(response.errors)).toContain(message)
  })
})

describe('[REV-03] a reply', () => {
  it('is dated when added, and loses its date with its text', async () => {
    const [, lin] = await listReviews()
    const replied = await cms.update({ collection: 'reviews', id: lin!.id, data: { reply_text: 'Thanks, Lin.' } })
    expect(replied.reply_date).toBeTruthy()
    const cleared = await cms.update({ collection: 'reviews', id: lin!.id, data: { reply_text: null } })
    expect(cleared.reply_date).toBeNull()
  })
})
