import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { searchFilter, searchName, searchToSave } from '../../src/domain/alerts/savedSearch'
import type { OwnCar } from '../../src/domain/shoppers/ownCar'
import { ALL_STOCK, type SearchState } from '../../src/domain/stock/searchState'
import { addSearchToPage } from '../../src/domain/stock/searchUrl'
import { alert_recipients, saved_searches } from '../../src/server/database/alertTables'
import { shopper_cars, shopper_vehicle_photos, shopper_vehicles } from '../../src/server/database/shopperTables'
import { cars, shoppers, sites } from '../../src/server/database/tables.generated'
import { hashEmail } from '../../src/server/hashEmail'

interface DemoShopper {
  email: string
  phone: string | null
  name: string
  /** models of the saved cars; any if empty */
  models: string[]
  daysAgo: number
  /** their own car, and the days until its service */
  own?: Pick<OwnCar, 'rego' | 'regoState' | 'make' | 'model' | 'badge' | 'year' | 'km'> & {
    serviceInDays: number
    /** a file of public/stock-photos */
    photo: string
  }
  /** a search of which they get alerts */
  search: Pick<SearchState, 'refinements' | 'ranges'>
}

const upTo = (max: number): SearchState['ranges'] => ({ price: { min: null, max } })

/** Shoppers of the demo dealers by site. The first of Harbour and Bluegum have one email: they are two people to the two dealers. */
const SHOPPERS: Record<string, DemoShopper[]> = {
  harbour: [
    {
      email: 'ada@shopper.test',
      phone: '0491570006',
      name: 'Ada Whitmore',
      models: ['CX-5', 'CX-30', 'Outlander', 'RAV4'],
      daysAgo: 1,
      own: {
        ...{
          make: 'Mazda',
          model: 'CX-3',
          badge: 'Maxx Sport',
          year: 2021,
          km: 48_200,
          rego: 'EKT41B',
          regoState: 'NSW',
        },
        ...{ serviceInDays: 31, photo: 'suv-red-front-quarter.webp' },
      },
      search: { refinements: { car_type: ['used'], body: ['SUV'] }, ranges: upTo(40_000) },
    },
    {
      ...{ email: 'tom@shopper.test', phone: null, name: 'Tom Okafor', daysAgo: 6 },
      models: ['Triton', 'HiLux', 'BT-50'],
      search: { refinements: { car_type: ['used'], body: ['Ute'] }, ranges: upTo(55_000) },
    },
  ],
  bluegum: [
    {
      ...{ email: 'ada@shopper.test', phone: null, name: 'Ada W', daysAgo: 3 },
      models: ['Corolla', 'i30', 'Mazda3'],
      own: {
        ...{ make: 'Hyundai', model: 'i30', badge: 'Active', year: 2020, km: 55_300, rego: '1RK5TW', regoState: 'VIC' },
        ...{ serviceInDays: 52, photo: 'hatch-blue-front-quarter.webp' },
      },
      search: { refinements: { body: ['Hatch'] }, ranges: upTo(22_000) },
    },
  ],
  ironbark: [
    {
      ...{ email: 'kev@shopper.test', phone: null, name: 'Kev Trethowan', daysAgo: 1 },
      models: ['6M', 'M7 Series', 'L Series'],
      own: {
        ...{
          make: 'Isuzu UTE',
          model: 'D-MAX',
          badge: 'SX',
          year: 2017,
          km: 164_000,
          rego: 'BX62KT',
          regoState: 'NSW',
        },
        ...{ serviceInDays: 24, photo: 'ute-white-front-quarter.webp' },
      },
      search: { refinements: { make: ['John Deere', 'Kubota'] }, ranges: upTo(120_000) },
    },
  ],
  wayfarer: [
    {
      ...{ email: 'june@shopper.test', phone: null, name: 'June Castellano', models: [], daysAgo: 2 },
      own: {
        ...{ make: 'Toyota', model: 'Prado', badge: 'GXL', year: 2019, km: 88_700, rego: '912XKC', regoState: 'QLD' },
        ...{ serviceInDays: 40, photo: 'suv-white-front-quarter.webp' },
      },
      search: { refinements: {}, ranges: upTo(70_000) },
    },
  ],
}

const MAX_CARS = 4
const MAX_VIEWED = 7
const MAX_WATCHED = 2
const DAY_MS = 24 * 3_600_000

/** Creates the demo shoppers with some saved cars. Existing ones are not changed. Returns the number of new ones. */
export async function seedShoppers(payload: Payload, siteIds: ReadonlyMap<string, number>, now: Date): Promise<number> {
  let created = 0
  for (const [slug, people] of Object.entries(SHOPPERS)) {
    const siteId = siteIds.get(slug)
    if (!siteId) continue
    for (const person of people) if (await seedShopper(payload, siteId, person, now)) created += 1
  }
  return created
}

async function seedShopper(payload: Payload, site: number, person: DemoShopper, now: Date): Promise<boolean> {
  const { drizzle } = payload.db
  const at = new Date(now.getTime() - person.daysAgo * DAY_MS)
  const { email, phone, name, models } = person
  const [shopper] = await drizzle
    .insert(shoppers)
    .values({ ...{ site, email, phone, name }, signed_in_at: at, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: shoppers.id })
  if (!shopper) return false
  const found = await drizzle
    .select({
      ...{ car: cars.id, name: cars.name, slug: cars.slug, make: cars.make, model: cars.model },
      image_url: sql<string | null>`${cars.images} -> 0 ->> 'url'`,
    })
    .from(cars)
    .where(
      and(
        eq(cars.site, site),
        eq(cars.status, 'in_stock'),
        eq(cars.show_on_dealer_website, true),
        ...(models.length > 0 ? [inArray(cars.model, models)] : []),
      ),
    )
    .orderBy(asc(cars.id))
    .limit(MAX_VIEWED)
  // They viewed all, saved some, and watch the first by their mobile.
  const lists = {
    viewed: found,
    favourite: found.slice(0, MAX_CARS),
    watch: phone === null ? [] : found.slice(0, MAX_WATCHED),
  }
  const listed = Object.entries(lists).flatMap(([list, listedCars]) =>
    listedCars.map((car, index) => ({
      ...{ shopper: shopper.id, list: list as keyof typeof lists, ...car },
      saved_at: new Date(at.getTime() - index * 60_000),
    })),
  )
  if (listed.length > 0) await drizzle.insert(shopper_cars).values(listed)
  await addSearch(drizzle, site, person, at)
  if (person.own) await addOwnCar(payload, site, shopper.id, person.own, at)
  return true
}

/** A confirmed search with daily alerts, as the shopper saved it. */
async function addSearch(drizzle: Payload['db']['drizzle'], site: number, { email, search }: DemoShopper, at: Date) {
  const [recipient] = await drizzle
    .insert(alert_recipients)
    .values({ site, email, email_hash: hashEmail(email), car_frequency: 'daily', created_at: at })
    .onConflictDoNothing()
    .returning({ id: alert_recipients.id })
  if (!recipient) return
  const state = searchToSave({ ...ALL_STOCK, ...search })
  const [{ noun } = { noun: 'cars' }] = await drizzle
    .select({ noun: sites.stockNoun_many })
    .from(sites)
    .where(eq(sites.id, site))
  await drizzle.insert(saved_searches).values({
    ...{ site, state, recipient: recipient.id, frequency: 'daily', filter: searchFilter(state) },
    ...{ name: searchName(state, [], { many: noun }), path: addSearchToPage('/search', state) },
    ...{ confirmed_at: at, created_at: at },
  })
}

/** Their own car with a photo and a reminder of its service. */
async function addOwnCar(
  payload: Payload,
  site: number,
  shopper: number,
  { serviceInDays, photo, regoState, ...car }: NonNullable<DemoShopper['own']>,
  at: Date,
) {
  const { drizzle } = payload.db
  const serviceOn = new Date(at.getTime() + serviceInDays * DAY_MS).toISOString().slice(0, 10)
  const [vehicle] = await drizzle
    .insert(shopper_vehicles)
    .values({
      ...{ ...car, shopper, rego_state: regoState, reminds: true, created_at: at },
      ...{ service_on: serviceOn, next_service_on: serviceOn },
    })
    .returning({ id: shopper_vehicles.id })
  const data = await readFile(join('public/stock-photos', photo))
  const upload = await payload.create({
    collection: 'uploads',
    data: { site, sent_as: photo },
    file: { data, mimetype: 'image/webp', name: `${randomUUID()}.webp`, size: data.length },
  })
  await drizzle.insert(shopper_vehicle_photos).values({ upload: upload.id, vehicle: vehicle!.id })
}
