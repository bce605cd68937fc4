import type { Payload, Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { SITE_TEMPLATE_NAMES } from '../../../src/domain/site/siteTemplate'
import { createSite, type NewSite } from '../../../src/newSite/createSite'
import type { Location } from '../../../src/payload-types'
import {
  type Actor,
  createDocument,
  createSite as createEmptySite,
  createUser,
  startCms,
  uniqueName,
} from '../../support/cms'

let cms: Payload
let admin: Actor

beforeAll(async () => {
  cms = await startCms()
  admin = await createUser(cms, 'superAdmin')
})

const buildDealer = (overrides: Partial<NewSite> = {}): NewSite => ({
  name: 'Redgum Motors',
  slug: uniqueName('redgum'),
  domain: null,
  template: 'multiBrand',
  accent: '#ffcc00',
  ink: '#223344',
  logo: null,
  phone: '03 5550 0199',
  email: 'hello@redgum.test',
  street: '1 Main Street',
  city: 'Echuca',
  state: 'VIC',
  postcode: '3564',
  departments: [],
  ...overrides,
})

/** Departments for each template: each alone, both and none. The suburb is typed in lower case. */
const TEMPLATE_DETAILS: Record<NewSite['template'], Pick<NewSite, 'city' | 'departments'>> = {
  multiBrand: { city: 'echuca', departments: ['service'] },
  usedSpecialist: { city: 'Echuca', departments: ['parts'] },
  tractor: { city: 'Echuca', departments: ['service', 'parts'] },
  caravan: { city: 'Echuca', departments: [] },
}

const countDocuments = async (
  collection: 'pages' | 'menus' | 'layouts' | 'locations' | 'media' | 'leadRoutes',
  site: number,
) => (await cms.count({ collection, where: { site: { equals: site } } })).totalDocs

describe('[SITE-01] a dealer from a template', () => {
  /** A dealer of each template, made once, since each has more than thirty documents. */
  const made = new Map<string, Promise<number>>()
  const dealerOf = (template: NewSite['template']) => {
    const site = made.get(template) ?? createSite(cms, admin, buildDealer({ template, ...TEMPLATE_DETAILS[template] }))
    made.set(template, site)
    return site
  }

  it.each(SITE_TEMPLATE_NAMES)(
    '%s has pages, menus, layouts, a location and a recipient for its leads, and service and parts only where it has them',
    async (template) => {
      const site = await dealerOf(template)
      expect(await countDocuments('pages', site)).toBeGreaterThan(18)
      expect(await countDocuments('menus', site)).toBe(2)
      expect(await countDocuments('layouts', site)).toBe(3)
      expect(await countDocuments('locations', site)).toBe(1)
      expect(await countDocuments('leadRoutes', site)).toBe(1)
      const where: Where = { and: [{ site: { equals: site } }, { _status: { equals: 'published' } }] }
      const { docs: pages } = await cms.find({ collection: 'pages', where, limit: 100, depth: 0 })
      const { docs: menus } = await cms.find({ collection: 'menus', where: { site: { equals: site } }, depth: 0 })
      expect(JSON.stringify(pages.find(({ path }) => path === '/')?.layout)).toContain('Redgum Motors')
      expect((await cms.findByID({ collection: 'sites', id: site, depth: 0 })).template).toBe(template)

      const linked = JSON.stringify([menus, pages.map(({ layout }) => layout)])
      for (const [department, path] of [
        ['service', '/service'],
        ['parts', '/vehicle-parts-and-accessories'],
      ] as const) {
        const hasIt = TEMPLATE_DETAILS[template].departments.includes(department)
        expect(
          [pages.some((page) => page.path === path), linked.includes(`"${path}"`)],
          `${department} of ${template}`,
        ).toEqual([hasIt, hasIt])
      }
    },
  )

  it('[LOC-07] its location has its suburb’s coordinates, so that maps and distances work immediately', async () => {
    const site = await dealerOf('multiBrand')
    const { docs: locations } = await cms.find({ collection: 'locations', where: { site: { equals: site } } })
    const { docs } = await cms.find({ collection: 'places', where: { postcode: { equals: '3564' } } })
    const echuca = docs.find(({ name }) => name === 'Echuca')!
    expect(locations[0]?.address).toMatchObject({ lat: echuca.lat, lng: echuca.lng })
    const address = { street: '1 High Street', city: 'Nowhere Estate', state: 'VIC', postcode: '3564' }
    const { address: central } = (await createDocument(cms, 'locations', (await createEmptySite(cms)).id, {
      address,
    })) as unknown as Location
    expect(docs.map(({ lat, lng }) => `${lat} ${lng}`)).toContain(`${central.lat} ${central.lng}`)
  })

  it.each([
    [{ city: 'Perth', state: 'NSW', postcode: '6000' }, 'address.state', /6000 is in WA/],
    [{ city: 'Perth', state: 'NSW', postcode: '2000' }, 'address.city', /Perth is not in 2000, which is Sydney/],
    [{ city: 'Echuca', state: 'VIC', postcode: '0001' }, 'address.postcode', /0001 is not an Australian postcode/],
  ] as const)('[LOC-06] %j is refused, and leaves nothing behind', async (address, path, message) => {
    const slug = uniqueName('redgum')
    const failed = await createSite(cms, admin, buildDealer({ slug, ...address })).catch((error) => error)
    expect(failed.data.errors).toEqual([{ path, message: expect.stringMatching(message) }])
    expect((await cms.count({ collection: 'sites', where: { slug: { equals: slug } } })).totalDocs).toBe(0)
  })

  it('is deleted with all related data, once its pages and location are deleted', async () => {
    const site = await createSite(cms, admin, buildDealer())
    const staff = await createUser(cms, 'siteEditor', await cms.findByID({ collection: 'sites', id: site }))
    await expect(cms.delete({ collection: 'sites', id: site })).rejects.toThrow(/still has \d+ pages, 1 location\./)
    for (const collection of ['pages', 'locations'] as const)
      await cms.delete({ collection, where: { site: { equals: site } } })
    const brought = await cms.find({ collection: 'menus', where: { site: { equals: site } }, select: {} })
    await cms.delete({ collection: 'sites', id: site })
    const remaining = await cms.count({ collection: 'menus', where: { id: { in: brought.docs.map(({ id }) => id) } } })
    expect([brought.docs.length, remaining.totalDocs]).toEqual([2, 0])
    expect((await cms.findByID({ collection: 'users', id: staff.id })).sites).toEqual([])
  })

  it('leaves nothing behind if creation fails', async () => {
    const existing = buildDealer()
    await createEmptySite(cms, existing.slug)
    const sites = await cms.count({ collection: 'sites' })
    const pages = await cms.count({ collection: 'pages' })
    await expect(createSite(cms, admin, existing)).rejects.toThrow()
    await expect(createSite(cms, admin, buildDealer({ postcode: 'x' }))).rejects.toThrow()
    expect(await cms.count({ collection: 'sites' })).toEqual(sites)
    expect(await cms.count({ collection: 'pages' })).toEqual(pages)
  })
})

describe('[SITE-21] a campaign page', () => {
  it('has an unlisted link that is kept on save and new for a copy', async () => {
    const { id: site } = await createEmptySite(cms)
    const data = { site, title: 'Sale', path: `/${uniqueName('sale')}`, _status: 'draft' as const }
    const page = await cms.create({ collection: 'pages', data })
    expect(page.unlisted_key).toMatch(/^[\w-]{24}$/)
    const saved = await cms.update({
      collection: 'pages',
      id: page.id,
      data: { title: 'Big sale', unlisted_key: 'mine' },
    })
    expect(saved.unlisted_key).toBe(page.unlisted_key)
    const copy = await cms.create({
      collection: 'pages',
      data: { ...data, path: `/${uniqueName('sale')}`, unlisted_key: page.unlisted_key },
    })
    expect(copy.unlisted_key).not.toBe(page.unlisted_key)
  })

  it('schedules revalidation at its start and its end', async () => {
    const { id: site } = await createEmptySite(cms)
    const [startsAt, expiresAt] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
    await cms.create({
      collection: 'pages',
      data: { site, title: 'Sale', path: `/${uniqueName('sale')}`, startsAt, expiresAt, _status: 'published' },
    })
    const jobs = await cms.find({ collection: 'payload-jobs', where: { waitUntil: { in: [startsAt, expiresAt] } } })
    expect(jobs.docs.map(({ waitUntil }) => waitUntil).sort()).toEqual([startsAt, expiresAt])
  })
})
