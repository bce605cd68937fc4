import config from '@payload-config'
import { type CollectionSlug, getPayload, type Payload, type TypedUser } from 'payload'
import sharp from 'sharp'
import { richText } from '../../blocks/examples/richText'
import type { Role } from '../../collections/access/roles'
import type { Site, User } from '../../src/payload-types'

/** A user as the Local API expects it. */
export type Actor = TypedUser

/** The CMS on the test file's own database. */
export function startCms(): Promise<Payload> {
  return getPayload({ config })
}

let counter = 0

/** A name with a number appended, unique in this process. */
export const uniqueName = (word: string) => `${word}-${++counter}`

export function createSite(cms: Payload, slug = uniqueName('site')): Promise<Site> {
  return cms.create({
    collection: 'sites',
    data: {
      name: slug,
      slug,
      finance: { ratePercent: 7.99, establishmentFee: 0 },
      launch: { launchedAt: '2026-01-05T00:00:00.000Z' },
    } as never,
  })
}

export async function createUser(cms: Payload, role: Role, ...sites: Site[]): Promise<Actor> {
  const user: User = await cms.create({
    collection: 'users',
    data: {
      name: role,
      role,
      email: `${uniqueName(role.toLowerCase())}@staff.test`,
      password: 'a-long-enough-password',
      sites: sites.map(({ id }) => ({ site: id })),
    } as never,
  })
  return { ...user, collection: 'users' }
}

/** The minimal data of a new document of a collection, by site. */
const MINIMAL_DATA: Record<string, (site: number) => Record<string, unknown>> = {
  pages: () => ({ title: 'A page', path: `/${uniqueName('page')}` }),
  layouts: () => ({ kind: 'car' }),
  sections: () => ({ title: uniqueName('Section') }),
  menus: () => ({ key: 'header' }),
  posts: () => ({
    title: uniqueName('Post'),
    excerpt: 'In a sentence.',
    content: richText(['A paragraph.']),
    published_at: '2026-01-05T00:00:00.000Z',
  }),
  offers: () => ({ title: uniqueName('Offer'), summary: 'In a sentence.', disclaimer: 'While stock lasts.' }),
  promoCards: () => ({ title: 'We Want Your Car!', link: '/sell-my-car' }),
  searchLandings: () => ({ path: '/search/used-cars', heading: 'Used cars' }),
  promoTiles: () => ({ title: 'Warranty', text: 'Three years on every car.', kind: 'warranty' }),
  tags: () => ({ title: uniqueName('Tag'), kind: 'ga4', ga4: { measurementId: 'G-ABC1234567' } }),
  campaignCosts: () => ({
    source: 'google',
    from: '2026-11-01T12:00:00.000Z',
    to: '2026-11-30T12:00:00.000Z',
    amount: 900,
  }),
  hoursWording: () => ({ phrase: 'By appointment only' }),
  dealerships: () => ({ name: uniqueName('Dealership') }),
  locations: () => ({
    name: uniqueName('Location'),
    address: { street: '1 High Street', city: 'Geelong', state: 'VIC', postcode: '3220' },
  }),
  makes: () => ({ name: uniqueName('Make') }),
  models: () => ({ name: uniqueName('Model') }),
  towVehicles: () => ({ name: uniqueName('Car'), slug: uniqueName('car'), braked_kg: 3500, source: 'The maker, 2024' }),
  cars: () => ({ make: 'Toyota', model: 'HiLux', year: 2024, car_type: 'used', stocknum: uniqueName('S') }),
  financeProviders: () => ({ name: 'A lender', key: uniqueName('Lender') }),
  stockFeeds: () => ({ name: uniqueName('Feed'), source: 'url', url: 'https://feeds.example.com/stock.csv' }),
  feedFiles: () => ({}),
  feedRuns: () => ({ title: uniqueName('Run'), status: 'done', startedBy: 'person' }),
  reviews: () => ({ customer_name: 'Grace', rating: 5, text: 'Good people.', review_date: '2026-01-05T00:00:00.000Z' }),
  leads: () => ({
    reference: uniqueName('R'),
    idempotency_key: uniqueName('key'),
    kind: 'general',
    category: 'General Enquiry',
    name: 'Ada',
    email: 'ada@example.test',
    phone: '0491 570 006',
    message: 'Is it still there?',
  }),
  parkedEnquiries: () => ({ reference: uniqueName('R'), idempotency_key: uniqueName('key'), content: '{}' }),
  leadRoutes: () => ({ name: uniqueName('Rule'), emails: ['sales@dealer.test'] }),
  leadDeliveries: () => ({
    channel: 'email',
    purpose: 'dealer',
    part: 'lead',
    recipient: 'sales@dealer.test',
    status: 'queued',
    attempts: 0,
    stable_key: uniqueName('key'),
  }),
  leadExports: () => ({ exported_by_name: 'Ada', leads_count: 1, filters: 'All leads' }),
  privacyLog: () => ({ action: 'export', summary: '1 enquiry', handled_by_name: 'Ada' }),
  bookings: () => ({
    department: 'sales',
    starts_at: `2027-01-01T00:00:${String(++counter % 60).padStart(2, '0')}.000Z`,
    ends_at: '2027-01-01T00:30:00.000Z',
    place: ++counter,
    status: 'booked',
  }),
  holds: () => ({ status: 'held', expires_at: '2027-01-01T00:00:00.000Z' }),
  payments: () => ({ reference: uniqueName('R'), kind: 'invoice', amount: 200, token: uniqueName('token') }),
  shoppers: () => ({ email: `${uniqueName('shopper')}@example.test` }),
  uploads: () => ({ sent_as: 'cv.pdf' }),
  redirects: () => ({ from: `/${uniqueName('old')}`, to: { type: 'custom', url: '/' }, type: '301' }),
  media: () => ({ alt: 'A red car' }),
}

/** Collections that belong to a site, which `createDocument` supports. */
export const COLLECTIONS_WITH_DATA = Object.keys(MINIMAL_DATA) as CollectionSlug[]

/** The required relation of a collection: its field, and the related collection. */
const REQUIRED_RELATIONS: Record<string, [field: string, collection: string]> = {
  models: ['make', 'makes'],
  leadDeliveries: ['lead', 'leads'],
  bookings: ['location', 'locations'],
  holds: ['car', 'cars'],
}

/** The file for a new document of an upload collection. */
export async function createFile(collection: string) {
  if (collection === 'media') return createImageFile()
  if (collection === 'feedFiles') return createFeedFile()
  return collection === 'uploads' ? createPdfFile() : undefined
}

/** Data of a new document on a site; creates a required related document first. */
export async function buildData(cms: Payload, collection: string, site: number): Promise<Record<string, unknown>> {
  const minimal = MINIMAL_DATA[collection]
  if (!minimal) throw new Error(`Add ${collection} to MINIMAL_DATA`)
  const data = { site, ...minimal(site) }
  const relation = REQUIRED_RELATIONS[collection]
  if (!relation) return data
  const [field, related] = relation
  return { ...data, [field]: (await createDocument(cms, related, site)).id }
}

export async function createDocument(
  cms: Payload,
  collection: string,
  site: number,
  data: Record<string, unknown> = {},
): Promise<{ id: number } & Record<string, unknown>> {
  return (await cms.create({
    collection: collection as CollectionSlug,
    data: { ...(await buildData(cms, collection, site)), ...data } as never,
    file: await createFile(collection),
  })) as never
}

/** A small PDF to upload. */
function createPdfFile(name = `${uniqueName('cv')}.pdf`) {
  const data = Buffer.from(
    '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\nxref\n0 1\ntrailer << /Root 1 0 R >>\n%%EOF\n',
  )
  return { data, mimetype: 'application/pdf', name, size: data.length }
}

/** A small feed to upload. */
export async function createFeedFile(name = `${uniqueName('stock')}.csv`, csv = 'stocknum,make,model\nA1,Kia,Rio\n') {
  const data = Buffer.from(csv)
  return { data, mimetype: 'text/csv', name, size: data.length }
}

/** A small image to upload. */
export async function createImageFile(name = `${uniqueName('car')}.png`) {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name, size: data.length }
}

/** The messages of a rejected save, by field. */
export async function getErrors(save: Promise<unknown>): Promise<Record<string, string>> {
  try {
    await save
  } catch (error) {
    const { data, status } = error as { data?: { errors?: { path: string; message: string }[] }; status?: number }
    if (data?.errors) return Object.fromEntries(data.errors.map(({ path, message }) => [path, message]))
    return { status: String(status) }
  }
  return {}
}

/** API tokens of a new editor of each site, by name. */
export async function logInEditors<Name extends string>(
  cms: Payload,
  sites: Readonly<Record<Name, Site>>,
): Promise<Record<Name, string>> {
  const password = 'a-long-enough-password'
  const tokens = {} as Record<Name, string>
  for (const name of Object.keys(sites) as Name[]) {
    const email = `${uniqueName(name)}@editors.test`
    const data = { name, role: 'siteEditor' as const, email, password, sites: [{ site: sites[name].id }] }
    await cms.create({ collection: 'users', data })
    tokens[name] = (await cms.login({ collection: 'users', data: { email, password } })).token ?? ''
  }
  return tokens
}
