import { createLocalReq, getAccessResults, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { ROLES } from '../../collections/access/roles'
import { findAccessResults } from '../../src/admin/permissions/accessResults'
import type { Site } from '../../src/payload-types'
import { type Actor, createSite, createUser, startCms } from '../support/cms'

let cms: Payload
let site: Site
/** whose authors only read pages, layouts and saved sections */
let strict: Site

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  strict = await createSite(cms)
  await cms.update({ collection: 'sites', id: strict.id, data: { publishing: { articles: 'editors' } } as never })
}, 120_000)

/** What the user may do, by our walk and by Payload's, one collection at a time: it grants too much where several share a block. */
async function compare(user: Actor | null) {
  const req = await createLocalReq(user ? { user } : {}, cms)
  const [first, ...others] = await Promise.all(
    cms.config.collections.map((collection) => {
      const payload = Object.assign(Object.create(cms), { config: { ...cms.config, collections: [collection] } })
      return getAccessResults({ req: { ...req, payload } })
    }),
  )
  const collections = Object.assign({}, first!.collections, ...others.map((of) => of.collections))
  return { ours: await findAccessResults(req), payloads: { ...first, collections } }
}

it.each([...ROLES.map(({ value }) => value), 'stranger'] as const)('is what Payload finds for a %s', async (role) => {
  const { ours, payloads } = await compare(role === 'stranger' ? null : await createUser(cms, role, site))
  expect(ours).toEqual(payloads)
})

it('is what Payload finds for an author who only reads lists of blocks', async () => {
  const { ours, payloads } = await compare(await createUser(cms, 'siteAuthor', strict))
  expect(ours).toEqual(payloads)
  expect(ours.collections?.pages?.fields).toHaveProperty('layout.blocks.faq.fields.heading', { read: true })
})
