import type { Payload, SanitizedCollectionConfig } from 'payload'
import { validOperatorSet } from 'payload/shared'
import { beforeAll, describe, expect, it } from 'vitest'
import { GET } from '../../../src/app/(payload)/api/[...slug]/route'
import { createSite, createUser, startCms } from '../../support/cms'
import { listWhereKinds, listWherePaths } from '../../support/wherePaths'

/** The ends of conditions: a text, a list and an object of the wrong kind. */
const VALUES = ['=a', '[0]=a', '[relationTo]=nothing']
/** The same for relations to several collections, of which the object may name one. */
const VALUES_TO_SEVERAL = [...VALUES, '[relationTo]=users']

/** Of the first document, without a second query for their number. */
const FIRST = 'limit=1&depth=0&pagination=false&select[id]=true'

/** Requests at once, since each waits for the database. */
const PARALLEL = 4

let cms: Payload
let authorization: string
let collections: SanitizedCollectionConfig[]

beforeAll(async () => {
  cms = await startCms()
  const user = await createUser(cms, 'superAdmin', await createSite(cms))
  const login = await cms.login({
    collection: 'users',
    data: { email: user.email, password: 'a-long-enough-password' },
  })
  authorization = `JWT ${login.token}`
  collections = cms.config.collections.filter(({ endpoints }) => endpoints)
})

async function get(path: string) {
  const url = new URL(path, 'http://dealer.localhost')
  const slug = url.pathname.slice('/api/'.length).split('/')
  const response = await GET(new Request(url, { headers: { authorization } }), { params: Promise.resolve({ slug }) })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

/** A condition with each operator, whose values take turns: the fuzzer combines them at random. */
const listConditions = (path: string, values: readonly string[], start: number) =>
  [...validOperatorSet].map(
    (operator, index) => `where[${path}][${operator}]${values[(start + index) % values.length]}`,
  )

/** Collections with the fields that no collection before them has a kind of, and the first of each. */
function listNewKinds(): { slug: string; paths: string[] }[] {
  const seen = new Set<string>()
  return collections.map((collection) => ({
    slug: collection.slug,
    paths: listWhereKinds(collection).flatMap(({ path, type, within }, index) => {
      const kind = `${within} ${type}`
      if (index > 0 && seen.has(kind)) return []
      seen.add(kind)
      return [path]
    }),
  }))
}

/** The requests that fail, and those refused without the name of a field. */
async function listFailures(paths: readonly string[]): Promise<string[]> {
  const failures: string[] = []
  const remaining = [...paths]
  const checkNext = async () => {
    for (let path = remaining.pop(); path !== undefined; path = remaining.pop()) {
      const { status, body } = await get(path)
      const isExplained = status === 200 || (status < 500 && typeof body.errors?.[0]?.message === 'string')
      if (!isExplained) failures.push(`${status} ${path}`)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, checkNext))
  return failures
}

describe('conditions that do not fit the type of their field', () => {
  it('are no errors of the server, for each type of field with every operator', async () => {
    const examples = new Map<string, string>()
    for (const collection of collections)
      for (const { path, type } of listWherePaths(collection))
        if (!examples.has(type)) examples.set(type, `/api/${collection.slug}?${FIRST}&${path}`)
    expect(examples.size).toBeGreaterThan(20)
    const paths = [...examples].flatMap(([type, example], start) => {
      const [base = '', path = ''] = example.split(/&(?=[^&]*$)/)
      const values = type.includes('to several') ? VALUES_TO_SEVERAL : VALUES
      return listConditions(path, values, start).map((condition) => `${base}&${condition}`)
    })
    expect(await listFailures(paths)).toEqual([])
  })

  it('are no errors of the server, for every kind of field and in every collection', async () => {
    const operators = ['like', 'not_like', 'contains']
    const paths = listNewKinds().flatMap(({ slug, paths: ofCollection }) =>
      ofCollection.map(
        (path, index) => `/api/${slug}?${FIRST}&where[${path}][${operators[index % operators.length]}]=a`,
      ),
    )
    expect(paths.length).toBeGreaterThan(100)
    expect(await listFailures(paths)).toEqual([])
  })

  it.each([
    ['/api/pages?where[updatedAt][like]=a', 'updatedAt'],
    ['/api/pages/count?where[updatedAt][like]=a', 'updatedAt'],
    ['/api/pages/versions?where[version.updatedAt][contains]=a', 'version.updatedAt'],
    ['/api/pages?where[or][0][and][0][site][contains]=a', 'site'],
    ['/api/pages?where[site.createdAt][like]=a', 'site.createdAt'],
    ['/api/pages?where[layout.heading][contains]=a', 'layout.heading'],
    ['/api/cars?where[images.url][in]=a', 'images.url'],
    ['/api/users?where[id][not_like]=a', 'id'],
    ['/api/media?where[filesize][near]=a', 'filesize'],
    ['/api/redirects?where[to.reference][equals]=1', 'to.reference'],
    ['/api/payload-preferences?where[user][not_equals]=1', 'user'],
    ['/api/payload-preferences?where[user][exists]=true', 'user'],
  ])('%s is a 400 that names the field', async (path, field) => {
    const { status, body } = await get(path)
    expect([status, body.errors]).toEqual([400, [{ field, message: expect.any(String) }]])
  })

  it.each([
    '/api/pages?where[title][like]=a',
    '/api/pages?where[id][like]=1',
    '/api/users?where[sites.site][in]=1',
    '/api/cars?where[images.url][in][0]=a',
    '/api/pages?where[createdAt][greater_than]=2026-01-01',
    '/api/pages/versions?where[version.title][contains]=a',
    '/api/redirects?where[to.reference.value][equals]=1',
    '/api/redirects?where[to.reference][equals][relationTo]=pages&where[to.reference][equals][value]=1',
  ])('%s still works', async (path) => expect((await get(path)).status).toBe(200))
})

describe('sorts', () => {
  it('of documents are no errors of the server, by every kind of field and in every collection', async () => {
    const paths = listNewKinds().flatMap(({ slug, paths: ofCollection }) =>
      ofCollection.map((path) => `/api/${slug}?${FIRST}&sort=-${path},id`),
    )
    expect(paths.length).toBeGreaterThan(100)
    expect(await listFailures(paths)).toEqual([])
  })

  it('of joins are no errors of the server, by every kind of field of their documents and by unknown ones', async () => {
    const paths = collections.flatMap(({ slug, joins }) =>
      Object.entries(joins).flatMap(([related, ofCollection]) => {
        const { config } = cms.collections[related as keyof typeof cms.collections]
        const fields = [...listWhereKinds(config).map(({ path }) => path), 'nothing', 'site.nothing', 'id', 'site.id']
        return ofCollection.flatMap(({ joinPath }) =>
          fields.map((field) => `/api/${slug}?${FIRST}&joins[${joinPath}][sort]=${field}`),
        )
      }),
    )
    expect(paths.length).toBeGreaterThan(50)
    expect(await listFailures(paths)).toEqual([])
  })

  it.each([
    ['/api/cars?sort=site.name,-site.name', 'sort'],
    ['/api/cars?sort=id,id', 'sort'],
    ['/api/groups?joins[sites][sort]=name,name', 'joins.sites.sort'],
    ['/api/groups?joins[sites][sort]=nothing', 'joins.sites.sort'],
    [`/api/cars?${Array.from({ length: 301 }, (_, index) => `select[f${index}]=true`).join('&')}`, 'select'],
    ['/api/cars?select=name', 'select'],
    [`/api/cars?${Array.from({ length: 11 }, (_, index) => `joins[f${index}][limit]=1`).join('&')}`, 'joins'],
    [`/api/cars?where=${'['.repeat(3000)}${']'.repeat(3000)}`, 'where'],
  ])('%.60s is a 400 that names the parameter', async (path, field) => {
    const { status, body } = await get(path)
    expect([status, body.errors]).toEqual([400, [{ field, message: expect.any(String) }]])
  })

  it.each([
    '/api/cars?sort=-site.name,site.slug,name',
    '/api/cars?sort=nothing',
    '/api/cars/versions?sort=-version.name',
  ])('%s still works', async (path) => expect((await get(path)).status).toBeLessThan(405))
})

describe('fields that nobody may read', () => {
  it.each([
    '/api/leads?sort=assignee.hash',
    '/api/leads?sort=-assignee.resetPasswordToken',
    '/api/leads?sort=token_hash',
    '/api/users?sort=salt',
    '/api/payments?sort=lead.token_hash',
    '/api/leads?where[assignee.hash][like]=a',
    '/api/leads/count?where[or][0][assignee.salt][exists]=true',
    '/api/leads?where[idempotency_key][equals]=a',
    '/api/stockFeeds?where[password][exists]=true',
    '/api/leads?joins[deliveries][sort]=sender',
    '/api/leads?joins[deliveries][where][lead.token_hash][exists]=true',
  ])('%s is a 400', async (path) => {
    const { status, body } = await get(path)
    expect([status, body.errors?.[0]]).toEqual([400, { field: expect.any(String), message: expect.any(String) }])
  })
})

describe('lists that are reached through another document', () => {
  it.each([
    '/api/cars?where[site.group.sites.name][exists]=true',
    '/api/sites?where[group.sites][equals]=1',
    '/api/sites/count?where[group.sites][exists]=true',
    '/api/leadDeliveries?where[lead.deliveries][exists]=true',
  ])('%s is a 400', async (path) => {
    const { status, body } = await get(path)
    expect([status, body.errors]).toEqual([
      400,
      [{ field: expect.any(String), message: expect.stringContaining('Query the related documents instead') }],
    ])
  })
})
