import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { searchFilter, searchName, searchToSave } from '../../src/domain/alerts/savedSearch'
import { ALL_STOCK, type SearchState } from '../../src/domain/stock/searchState'
import { addSearchToPage } from '../../src/domain/stock/searchUrl'
import { alert_recipients, saved_searches } from '../../src/server/database/alertTables'
import { shopper_cars } from '../../src/server/database/shopperTables'
import { cars, shoppers, sites } from '../../src/server/database/tables.generated'
import { hashEmail } from '../../src/server/hashEmail'

interface DemoShopper {
  email: string
  phone: string | null
  name: string
  /** models of the saved cars; any if empty */
  models: string[]
  daysAgo: number
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
      search: { refinements: { body: ['Hatch'] }, ranges: upTo(22_000) },
    },
  ],
  wayfarer: [
    {
      ...{ email: 'june@shopper.test', phone: null, name: 'June Castellano', models: [], daysAgo: 2 },
      search: { refinements: {}, ranges: upTo(70_000) },
    },
  ],
}

const MAX_CARS = 4
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
    .limit(MAX_CARS)
  if (found.length > 0)
    await drizzle.insert(shopper_cars).values(
      found.map((car, index) => ({
        ...{ shopper: shopper.id, list: 'favourite' as const, ...car },
        saved_at: new Date(at.getTime() - index * 60_000),
      })),
    )
  await addSearch(drizzle, site, person, at)
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
