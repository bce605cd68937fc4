import config from '@payload-config'
import { type CollectionSlug, getPayload, type Payload, type TypedUser } from 'payload'
import sharp from 'sharp'
import { richText } from '../../blocks/examples/richText'
import type { Role } from '../../collections/access/roles'
import type { Site, User } from '../../src/payload-types'

/** A user as the Local API takes one. */
export type Actor = TypedUser

/** The CMS on the test file's own database. */
export function startCms(): Promise<Payload> {
  return getPayload({ config })
}

let made = 0

/** A text that no earlier document has. */
export const fresh = (word: string) => `${word}-${++made}`

export function makeSite(cms: Payload, slug = fresh('site')): Promise<Site> {
  return cms.create({ collection: 'sites', data: { name: slug, slug } as never })
}

export async function makeUser(cms: Payload, role: Role, ...sites: Site[]): Promise<Actor> {
  const user: User = await cms.create({
    collection: 'users',
    data: {
      name: role,
      role,
      email: `${fresh(role.toLowerCase())}@staff.test`,
      password: 'a-long-enough-password',
      sites: sites.map(({ id }) => ({ site: id })),
    } as never,
  })
  return { ...user, collection: 'users' }
}

/** The least that a new document of a collection needs, on a site. */
const MIN_COST: Record<string, (site: number) => Record<string, unknown>> = {
  pages: () => ({ title: 'A page', path: `/${fresh('page')}` }),
  layouts: () => ({ kind: 'car' }),
  menus: () => ({ key: 'header' }),
  posts: () => ({
    title: fresh('Post'),
    excerpt: 'In a sentence.',
    content: richText(['A paragraph.']),
    published_at: '2026-01-05T00:00:00.000Z',
  }),
  offers: () => ({ title: fresh('Offer'), summary: 'In a sentence.', disclaimer: 'While stock lasts.' }),
  promoCards: () => ({ title: 'We Want Your Car!', link: '/sell-my-car' }),
  promoTiles: () => ({ title: 'Warranty', text: 'Three years on every car.', kind: 'warranty' }),
  hoursWording: () => ({ phrase: 'By appointment only' }),
  dealerships: () => ({ name: fresh('Dealership') }),
  locations: () => ({
    name: fresh('Location'),
    address: { street: '1 High Street', city: 'Geelong', state: 'VIC', postcode: '3220' },
  }),
  makes: () => ({ name: fresh('Make') }),
  models: () => ({ name: fresh('Model') }),
  cars: () => ({ make: 'Toyota', model: 'HiLux', year: 2024, car_type: 'used', stocknum: fresh('S') }),
  financeProviders: () => ({ name: 'A lender', key: fresh('Lender') }),
  stockFeeds: () => ({ name: fresh('Feed'), source: 'url', url: 'https://feeds.example.com/stock.csv' }),
  feedFiles: () => ({}),
  feedRuns: () => ({ title: fresh('Run'), status: 'done', startedBy: 'person' }),
  reviews: () => ({ customer_name: 'Grace', rating: 5, text: 'Good people.', review_date: '2026-01-05T00:00:00.000Z' }),
  leads: () => ({
    reference: fresh('R'),
    idempotency_key: fresh('key'),
    kind: 'general',
    category: 'General Enquiry',
    name: 'Ada',
    email: 'ada@example.test',
    phone: '0491 570 006',
    message: 'Is it still there?',
  }),
  leadRoutes: () => ({ name: fresh('Rule'), emails: ['sales@dealer.test'] }),
  leadDeliveries: () => ({
    channel: 'email',
    purpose: 'dealer',
    part: 'lead',
    recipient: 'sales@dealer.test',
    status: 'queued',
    attempts: 0,
    stable_key: fresh('key'),
  }),
  leadExports: () => ({ exported_by_name: 'Ada', leads_count: 1, filters: 'All leads' }),
  bookings: () => ({
    department: 'sales',
    starts_at: `2027-01-01T00:00:${String(++made % 60).padStart(2, '0')}.000Z`,
    ends_at: '2027-01-01T00:30:00.000Z',
    place: ++made,
    status: 'booked',
  }),
  holds: () => ({ status: 'held', expires_at: '2027-01-01T00:00:00.000Z' }),
  payments: () => ({ reference: fresh('R'), kind: 'invoice', amount: 200, token: fresh('token') }),
  uploads: () => ({ sent_as: 'cv.pdf' }),
  redirects: () => ({ from: `/${fresh('old')}`, to: { type: 'custom', url: '/' }, type: '301' }),
  media: () => ({ alt: 'A red car' }),
}

/** Collections whose documents belong to a site, as these tests can make them. */
export const MADE_ON_A_SITE = Object.keys(MIN_COST) as CollectionSlug[]

/** The field of a collection that needs another document, and that document's collection. */
const NEEDS: Record<string, [field: string, collection: string]> = {
  models: ['make', 'makes'],
  leadDeliveries: ['lead', 'leads'],
  bookings: ['location', 'locations'],
  holds: ['car', 'cars'],
}

/** The file that a new document of an upload collection comes with. */
export async function fileFor(collection: string) {
  if (collection === 'media') return picture()
  if (collection === 'feedFiles') return feedFile()
  return collection === 'uploads' ? document() : undefined
}

/** Data of a new document on a site, with what else the collection needs made first. */
export async function dataFor(cms: Payload, collection: string, site: number): Promise<Record<string, unknown>> {
  const least = MIN_COST[collection]
  if (!least) throw new Error(`No data is known for ${collection}`)
  const data = { site, ...least(site) }
  const needed = NEEDS[collection]
  if (!needed) return data
  const [field, other] = needed
  return { ...data, [field]: (await makeDocument(cms, other, site)).id }
}

export async function makeDocument(
  cms: Payload,
  collection: string,
  site: number,
  data: Record<string, unknown> = {},
): Promise<{ id: number } & Record<string, unknown>> {
  return (await cms.create({
    collection: collection as CollectionSlug,
    data: { ...(await dataFor(cms, collection, site)), ...data } as never,
    file: await fileFor(collection),
  })) as never
}

/** A small document to upload. */
function document(name = `${fresh('cv')}.pdf`) {
  const data = Buffer.from(
    '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\nxref\n0 1\ntrailer << /Root 1 0 R >>\n%%EOF\n',
  )
  return { data, mimetype: 'application/pdf', name, size: data.length }
}

/** A small feed to upload. */
export async function feedFile(name = `${fresh('stock')}.csv`, csv = 'stocknum,make,model\nA1,Kia,Rio\n') {
  const data = Buffer.from(csv)
  return { data, mimetype: 'text/csv', name, size: data.length }
}

/** A small picture to upload. */
export async function picture(name = `${fresh('car')}.png`) {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name, size: data.length }
}

/** What a refused save says, by field. */
export async function refusalOf(save: Promise<unknown>): Promise<Record<string, string>> {
  try {
    await save
  } catch (error) {
    const { data, status } = error as { data?: { errors?: { path: string; message: string }[] }; status?: number }
    if (data?.errors) return Object.fromEntries(data.errors.map(({ path, message }) => [path, message]))
    return { status: String(status) }
  }
  return {}
}
