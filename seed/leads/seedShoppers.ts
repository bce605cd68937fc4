import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { shopper_cars } from '../../src/server/database/shopperTables'
import { cars, shoppers } from '../../src/server/database/tables.generated'

interface DemoShopper {
  email: string
  phone: string | null
  name: string
  /** models of the saved cars; any if empty */
  models: string[]
  daysAgo: number
}

/** Shoppers of the demo dealers by site. The first of Harbour and Bluegum have one email: they are two people to the two dealers. */
const SHOPPERS: Record<string, DemoShopper[]> = {
  harbour: [
    {
      email: 'ada@shopper.test',
      phone: '0491570006',
      name: 'Ada Whitmore',
      models: ['CX-5', 'CX-30', 'Outlander', 'RAV4'],
      daysAgo: 1,
    },
    { email: 'tom@shopper.test', phone: null, name: 'Tom Okafor', models: ['Triton', 'HiLux', 'BT-50'], daysAgo: 6 },
  ],
  bluegum: [
    { email: 'ada@shopper.test', phone: null, name: 'Ada W', models: ['Corolla', 'i30', 'Mazda3'], daysAgo: 3 },
  ],
  wayfarer: [{ email: 'june@shopper.test', phone: null, name: 'June Castellano', models: [], daysAgo: 2 }],
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
  return true
}
