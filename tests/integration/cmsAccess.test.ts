import config from '@payload-config'
import { type CollectionSlug, handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../collections/access/roles'
import { SITE_COLLECTIONS } from '../../collections/tenancyOptions'
import type { Site } from '../../src/payload-types'
import {
  type Actor,
  buildData,
  COLLECTIONS_WITH_DATA,
  createDocument,
  createFile,
  createSite,
  createUser,
  startCms,
  uniqueName,
} from '../support/cms'

/** The rights of a role on its own site as the letters c, r, u and d; it has none on another. */
type Rights = Record<Role | 'stranger', string>

const CONTENT: Rights = {
  superAdmin: 'crud',
  groupManager: 'crud',
  siteEditor: 'crud',
  siteAuthor: 'r',
  leadsOnly: '',
  stranger: '',
}
const WITH_DRAFTS: Rights = { ...CONTENT, siteAuthor: 'cru' }

const READ_BY_LEAD_STAFF: Rights = {
  superAdmin: 'r',
  groupManager: 'r',
  siteEditor: 'r',
  siteAuthor: '',
  leadsOnly: 'r',
  stranger: '',
}

/** The rights of each role. Authors may save drafts if a collection has them; cmsRules.test.ts tests publishing. */
const EXPECTED: Record<string, Rights> = {
  pages: WITH_DRAFTS,
  layouts: WITH_DRAFTS,
  sections: WITH_DRAFTS,
  menus: CONTENT,
  posts: WITH_DRAFTS,
  offers: CONTENT,
  promoCards: CONTENT,
  promoTiles: CONTENT,
  campaignCosts: { ...CONTENT, siteAuthor: '' },
  searchLandings: CONTENT,
  hoursWording: CONTENT,
  dealerships: CONTENT,
  locations: CONTENT,
  makes: CONTENT,
  towVehicles: CONTENT,
  models: CONTENT,
  cars: CONTENT,
  stockFeeds: CONTENT,
  feedFiles: CONTENT,
  feedRuns: { superAdmin: 'rd', groupManager: 'r', siteEditor: 'r', siteAuthor: 'r', leadsOnly: '', stranger: '' },
  financeProviders: CONTENT,
  tags: CONTENT,
  reviews: CONTENT,
  redirects: CONTENT,
  media: { ...CONTENT, siteAuthor: 'cr' },
  leadRoutes: { ...CONTENT, siteAuthor: '' },
  leadDeliveries: READ_BY_LEAD_STAFF,
  leadExports: { ...READ_BY_LEAD_STAFF, leadsOnly: '' },
  privacyLog: { ...READ_BY_LEAD_STAFF, siteEditor: '', leadsOnly: '' },
  shoppers: READ_BY_LEAD_STAFF,
  uploads: READ_BY_LEAD_STAFF,
  bookings: {
    superAdmin: 'rud',
    groupManager: 'rud',
    siteEditor: 'rud',
    siteAuthor: '',
    leadsOnly: 'rud',
    stranger: '',
  },
  parkedEnquiries: {
    superAdmin: 'ru',
    groupManager: 'ru',
    siteEditor: 'ru',
    siteAuthor: '',
    leadsOnly: 'ru',
    stranger: '',
  },
  holds: { superAdmin: 'ru', groupManager: 'ru', siteEditor: 'ru', siteAuthor: '', leadsOnly: 'ru', stranger: '' },
  payments: { superAdmin: 'ru', groupManager: 'ru', siteEditor: 'ru', siteAuthor: '', leadsOnly: 'ru', stranger: '' },
  leads: {
    superAdmin: 'rud',
    groupManager: 'rud',
    siteEditor: 'ru',
    siteAuthor: '',
    leadsOnly: 'ru',
    stranger: '',
  },
}

let cms: Payload
let harbour: Site
let bluegum: Site
const actors: Partial<Record<Role | 'stranger', Actor>> = {}

beforeAll(async () => {
  cms = await startCms()
  harbour = await createSite(cms, 'harbour')
  bluegum = await createSite(cms, 'bluegum')
  actors.superAdmin = await createUser(cms, 'superAdmin')
  for (const role of ['groupManager', 'siteEditor', 'siteAuthor', 'leadsOnly'] as const)
    actors[role] = await createUser(cms, role, harbour)
})

const drafted = new Set(['pages', 'layouts', 'posts', 'sections'])

/** Collections whose examples are unique in a site, by their kind, key or path. */
const UNIQUE_IN_SITE = new Set(['layouts', 'menus', 'searchLandings'])

/** Tries an operation as through REST. @returns null if it was refused */
async function attempt<Result>(operation: () => Promise<Result>): Promise<Result | null> {
  try {
    return await operation()
  } catch (error) {
    const status = (error as { status?: number }).status
    const refusedSite = (error as { data?: { errors?: { path: string }[] } }).data?.errors?.some(
      ({ path }) => path === 'site',
    )
    if (status === 403 || status === 404 || refusedSite) return null
    throw error
  }
}

const succeeds = async (operation: () => Promise<unknown>) => (await attempt(operation)) !== null

const ROLES = Object.keys(CONTENT) as (Role | 'stranger')[]

/** Finds the rights of roles to a collection on a site, as letters. */
async function findRights(
  collection: CollectionSlug,
  site: number,
  roles: readonly (Role | 'stranger')[],
): Promise<Record<string, string>> {
  const optionsOf = (role: Role | 'stranger') =>
    ({ collection, overrideAccess: false, user: actors[role] ?? null }) as const
  const savesDraft = (role: Role | 'stranger') => drafted.has(collection) && role === 'siteAuthor'
  const granted: Record<string, string> = Object.fromEntries(roles.map((role) => [role, '']))
  const clear = () => cms.delete({ collection, where: { site: { equals: site } } })
  await clear()

  const buildInput = async () => ({
    data: (await buildData(cms, collection, site)) as never,
    file: await createFile(collection),
  })
  let input = await buildInput()
  /** What roles have created, for others to delete. */
  const documents: number[] = []
  for (const role of roles) {
    const created = await attempt(() => cms.create({ ...optionsOf(role), ...input, draft: savesDraft(role) } as never))
    if (!created) continue
    granted[role] += 'c'
    if (UNIQUE_IN_SITE.has(collection)) await clear()
    else documents.push((created as { id: number }).id)
    input = await buildInput()
  }

  const takeDocument = async () => documents.pop() ?? (await createDocument(cms, collection, site)).id
  let id = await takeDocument()
  for (const role of roles) {
    const options = { ...optionsOf(role), id }
    if (await succeeds(() => cms.findByID({ ...options, disableErrors: true }))) granted[role] += 'r'
    if (await succeeds(() => cms.update({ ...options, data: {}, draft: savesDraft(role) } as never)))
      granted[role] += 'u'
    if (await succeeds(() => cms.delete(options))) {
      granted[role] += 'd'
      id = await takeDocument()
    }
  }
  return granted
}

const table = (rows: Record<string, string>) =>
  Object.entries(rows).map(([role, rights]) => `${role}: ${rights || 'nothing'}`)

describe('the rights of each role to a site’s documents', () => {
  it('are defined for every collection that belongs to a site', () => {
    expect(Object.keys(EXPECTED).sort()).toEqual([...SITE_COLLECTIONS].sort())
    expect([...COLLECTIONS_WITH_DATA].sort()).toEqual([...SITE_COLLECTIONS].sort())
  })

  it.each(Object.keys(EXPECTED))('%s on their own site', async (collection) => {
    const actual = await findRights(collection as CollectionSlug, harbour.id, ROLES)
    expect(table(actual)).toEqual(table(EXPECTED[collection]!))
  })

  // No site is a super admin's own, so that the rights above are those to every site.
  it.each(Object.keys(EXPECTED))('%s on another dealer’s site: none', async (collection) => {
    const roles = ROLES.filter((role) => role !== 'superAdmin')
    const actual = await findRights(collection as CollectionSlug, bluegum.id, roles)
    expect(table(actual)).toEqual(table(Object.fromEntries(roles.map((role) => [role, '']))))
  })
})

describe('sites', () => {
  let toDelete: Site
  const rights = async (actor: Actor | undefined, site: Site) => {
    const options = { collection: 'sites', overrideAccess: false, user: actor ?? null } as const
    const slug = uniqueName('new')
    const create = await succeeds(() => cms.create({ ...options, data: { name: slug, slug } as never }))
    const read = await succeeds(() => cms.findByID({ ...options, id: site.id, disableErrors: true }))
    const update = await succeeds(() => cms.update({ ...options, id: site.id, data: { phone: '03 5550 0100' } }))
    const remove = await succeeds(() => cms.delete({ ...options, id: toDelete.id }))
    if (remove) toDelete = await createSite(cms)
    return [create && 'c', read && 'r', update && 'u', remove && 'd'].filter(Boolean).join('')
  }

  it('are created and deleted by super admins, and updated by their own editors', async () => {
    const ownRights: Record<string, string> = {}
    const otherRights: Record<string, string> = {}
    toDelete = await createSite(cms)
    for (const role of ROLES) {
      ownRights[role] = await rights(actors[role], harbour)
      otherRights[role] = await rights(actors[role], bluegum)
    }
    expect(table(ownRights)).toEqual([
      'superAdmin: crud',
      'groupManager: ru',
      'siteEditor: ru',
      'siteAuthor: r',
      'leadsOnly: r',
      'stranger: nothing',
    ])
    expect(table(otherRights)).toEqual([
      'superAdmin: crud',
      ...['groupManager', 'siteEditor', 'siteAuthor', 'leadsOnly', 'stranger'].map((role) => `${role}: nothing`),
    ])
  })

  it('have hosts, short name and template that editors cannot change', async () => {
    await cms.update({
      collection: 'sites',
      id: harbour.id,
      data: {
        domains: [{ host: 'stolen.example.com' }],
        slug: 'stolen',
        template: 'caravan',
        name: 'Harbour Motor Group',
      },
      overrideAccess: false,
      user: actors.siteEditor,
    })
    const site = await cms.findByID({ collection: 'sites', id: harbour.id })
    expect(site).toMatchObject({ name: 'Harbour Motor Group', slug: 'harbour', template: 'multiBrand', domains: [] })
  })
})

describe('anonymous REST requests', () => {
  const get = async (path: string) => {
    const request = new Request(`http://localhost:3000/api${path}`)
    return handleEndpoints({ config, request })
  }

  it.each(['sites', 'users', 'payload-jobs', 'payload-preferences', 'payload-locked-documents', ...SITE_COLLECTIONS])(
    'cannot list %s',
    async (collection) => {
      const response = await get(`/${collection}`)
      expect([403, 404]).toContain(response.status)
    },
  )

  it('can read the file of an image on a page', async () => {
    const media = await createDocument(cms, 'media', harbour.id)
    const response = await get(`/media/file/${media.filename}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
  })

  it('cannot read a file uploaded by a shopper', async () => {
    const upload = await createDocument(cms, 'uploads', harbour.id)
    expect((await get(`/uploads/file/${upload.filename}`)).status).toBe(403)
  })

  it('cannot run jobs', async () => {
    expect((await get('/payload-jobs/run')).status).toBe(401)
  })
})
