import { createLocalReq, type Payload, type SanitizedCollectionConfig, validateQueryPaths } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InvalidQueryError } from '../../../collections/invalidQueryError'
import { checkQuery } from '../../../collections/operationGuards'
import { DELETE, GET } from '../../../src/app/(payload)/api/[...slug]/route'
import { createSite, createUser, startCms } from '../../support/cms'
import { listRelatedPaths } from '../../support/wherePaths'

/** Of the first document, without a second query for their number. */
const FIRST = 'limit=1&depth=0&pagination=false&select[id]=true'
/** Requests at once, since each waits for the database. */
const PARALLEL = 4

let cms: Payload
let collections: SanitizedCollectionConfig[]
const tokens: Record<string, string | null> = { stranger: null }

/** What nobody waited for and failed: Node would end a process for it that does not listen. */
const unhandled: unknown[] = []
const remember = (reason: unknown) => unhandled.push(reason)

beforeAll(async () => {
  cms = await startCms()
  const site = await createSite(cms)
  for (const role of ['superAdmin', 'groupManager', 'siteEditor', 'leadsOnly'] as const) {
    const { email } = await createUser(cms, role, site)
    const { token } = await cms.login({ collection: 'users', data: { email, password: 'a-long-enough-password' } })
    tokens[role] = token ?? null
  }
  collections = cms.config.collections.filter(({ endpoints }) => endpoints)
  process.on('unhandledRejection', remember)
})
afterAll(() => void process.off('unhandledRejection', remember))

async function send(handler: typeof GET, path: string, as: string) {
  const url = new URL(path, 'http://dealer.localhost')
  const slug = url.pathname.slice('/api/'.length).split('/')
  const headers = tokens[as] ? { authorization: `JWT ${tokens[as]}` } : undefined
  const response = await handler(new Request(url, { headers }), { params: Promise.resolve({ slug }) })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

/** Whether the guards pass a query on to Payload. */
async function isPassedOn(query: object): Promise<boolean> {
  try {
    await checkQuery(query as never)
    return true
  } catch (error) {
    if (error instanceof InvalidQueryError) return false
    throw error
  }
}

/** The requests that are neither answered nor refused, and those that left a failure nobody waited for. */
async function listFailures(requests: readonly { path: string; as: string }[]): Promise<string[]> {
  const failures: string[] = []
  const remaining = [...requests]
  const sendNext = async () => {
    for (let next = remaining.pop(); next; next = remaining.pop()) {
      const { status } = await send(GET, next.path, next.as)
      if (![200, 400, 403].includes(status)) failures.push(`${status} ${next.as} ${next.path}`)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, sendNext))
  // Node reports what nobody waited for once the microtasks are done.
  await new Promise((resolve) => setImmediate(resolve))
  const left = unhandled.splice(0).map((reason) => `unhandled: ${reason}`)
  return [...failures, ...new Set(left)]
}

describe('conditions and sorts through related documents', () => {
  it('are checked in full before Payload checks them, for every chain of two and three relations of every collection', async () => {
    const { user } = await cms.auth({ headers: new Headers({ authorization: `JWT ${tokens.siteEditor}` }) })
    let checked = 0
    for (const { config: collection } of Object.values(cms.collections)) {
      const req = await createLocalReq({ user: user! }, cms)
      // Payload refuses all of these before it looks at the query.
      if (!(await collection.access.read({ req }))) continue
      for (const { path } of listRelatedPaths(cms.config, collection.slug, 3)) {
        const condition = { [path]: { exists: true } }
        for (const where of [condition, { or: [{ nothing: { equals: 1 } }, condition] }]) {
          checked += 1
          const args = { where: structuredClone(where) }
          const isPassed = await isPassedOn({ args, collection, operation: 'read', req })
          // What passes here is refused by nothing else: Payload would begin a check that it does not wait for.
          if (isPassed) await validateQueryPaths({ collectionConfig: collection, overrideAccess: false, req, where })
        }
      }
    }
    expect(checked).toBeGreaterThan(2000)
    expect(await listFailures([])).toEqual([])
  })

  it('are answered or refused, by every kind of chain of two relations', async () => {
    const kinds = new Set<string>()
    const requests = collections.flatMap(({ slug }) =>
      listRelatedPaths(cms.config, slug, 2).flatMap(({ path, kind }, index) => {
        if (kinds.has(kind)) return []
        kinds.add(kind)
        const as = ['siteEditor', 'siteEditor', 'superAdmin', 'leadsOnly', 'groupManager'][index % 5]!
        const query = index % 4 === 0 ? `sort=${path}` : `where[${path}][exists]=true`
        return { path: `/api/${slug}?${FIRST}&${query}`, as }
      }),
    )
    expect(requests.length).toBeGreaterThan(100)
    expect(await listFailures(requests)).toEqual([])
  })

  it.each([
    '/api/pages?where[site.group.name][equals]=a',
    '/api/pages/count?where[site.group.name][equals]=a',
    '/api/pages/versions?where[version.site.group.name][equals]=a',
    '/api/pages?where[or][0][and][0][site.group.name][exists]=true',
    '/api/pages?sort=site.group.name',
    '/api/media?where[site.group.name][equals]=a&where[title][nothing]=1',
    '/api/leads?where[site.group.name][exists]=true&where[version.site.group.name][exists]=true',
    '/api/cars?where[location.site.group.name][exists]=true&where[name]=a',
    '/api/cars?where[location.site.group.name][exists]=true&where[name][]=a',
    '/api/cars?where[location.site.group.name][exists]=true&where[name][contains][a]=1',
    '/api/cars?where[location.site.nothing.name][exists]=true&where[and][0][nothing][exists]=true',
    '/api/sites?joins[locations][where][site.group.name][equals]=a',
    '/api/sites?joins[locations][sort]=site.group.name',
  ])('%s is answered or refused for everybody', async (path) => {
    expect(await listFailures(Object.keys(tokens).map((as) => ({ path, as })))).toEqual([])
  })

  it('name the field that cannot be queried', async () => {
    const { status, body } = await send(GET, '/api/pages?where[site.group.name][equals]=a', 'siteEditor')
    expect([status, body.errors]).toEqual([400, [{ field: 'site.group.name', message: expect.any(String) }]])
    const deleted = await send(DELETE as typeof GET, '/api/pages?where[site.group.name][equals]=a', 'siteEditor')
    expect(deleted.status).toBe(400)
    expect(await listFailures([])).toEqual([])
  })

  it('still work where the caller may read all of the documents on the way', async () => {
    const path = '/api/cars?where[location.site.group.name][exists]=false&limit=1'
    expect((await send(GET, path, 'superAdmin')).status).toBe(200)
    expect((await send(GET, '/api/cars?where[location.site.name][exists]=true', 'siteEditor')).status).toBe(200)
  })
})
