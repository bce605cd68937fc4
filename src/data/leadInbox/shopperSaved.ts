import 'server-only'
import { and, desc, eq, or } from 'drizzle-orm'
import type { Payload } from 'payload'
import { phoneDigits } from '../../domain/phone'
import { ownCarName } from '../../domain/shoppers/ownCar'
import { alert_recipients, saved_searches } from '../../server/database/alertTables'
import { shopper_cars, shopper_vehicles } from '../../server/database/shopperTables'
import { shoppers } from '../../server/database/tables.generated'

/** Something that a lead's shopper saved or viewed on the site. */
export interface ShopperSaved {
  label: 'Saved' | 'Watches' | 'Viewed' | 'Saved search' | 'Own vehicle'
  name: string
  /** ISO 8601 */
  at: string
}

const LIST_LABELS = { favourite: 'Saved', watch: 'Watches', viewed: 'Viewed' } as const

/** Entries of each kind. */
const MAX_ENTRIES = 15

/**
 * What the account of a lead's email or mobile saved and viewed on the lead's site, and its saved searches; newest first. The lead itself has been read with the staff
 * member's permissions.
 */
export async function listShopperSaved(
  payload: Payload,
  siteId: number,
  { email, phone }: { email?: string | null; phone?: string | null },
): Promise<ShopperSaved[]> {
  const { drizzle } = payload.db
  const address = email?.toLowerCase()
  const mobile = phone ? phoneDigits(phone) : ''
  const isOwn = [...(address ? [eq(shoppers.email, address)] : []), ...(mobile ? [eq(shoppers.phone, mobile)] : [])]
  if (isOwn.length === 0) return []
  const [cars, own, searches] = await Promise.all([
    drizzle
      .select({ list: shopper_cars.list, name: shopper_cars.name, at: shopper_cars.saved_at })
      .from(shopper_cars)
      .innerJoin(shoppers, eq(shoppers.id, shopper_cars.shopper))
      .where(and(eq(shoppers.site, siteId), or(...isOwn)))
      .orderBy(desc(shopper_cars.saved_at))
      .limit(MAX_ENTRIES),
    drizzle
      .select({ vehicle: shopper_vehicles })
      .from(shopper_vehicles)
      .innerJoin(shoppers, eq(shoppers.id, shopper_vehicles.shopper))
      .where(and(eq(shoppers.site, siteId), or(...isOwn)))
      .orderBy(desc(shopper_vehicles.id))
      .limit(MAX_ENTRIES),
    address
      ? drizzle
          .select({ name: saved_searches.name, at: saved_searches.created_at })
          .from(saved_searches)
          .innerJoin(alert_recipients, eq(alert_recipients.id, saved_searches.recipient))
          .where(and(eq(saved_searches.site, siteId), eq(alert_recipients.email, address)))
          .orderBy(desc(saved_searches.id))
          .limit(MAX_ENTRIES)
      : [],
  ])
  return [
    ...cars.map(({ list, name, at }): ShopperSaved => ({ label: LIST_LABELS[list], name, at: at.toISOString() })),
    ...own.map(
      ({ vehicle }): ShopperSaved => ({
        label: 'Own vehicle',
        name: [ownCarName(vehicle), vehicle.rego, `${vehicle.km.toLocaleString('en-AU')} km`]
          .filter(Boolean)
          .join(', '),
        at: vehicle.created_at.toISOString(),
      }),
    ),
    ...searches.map(({ name, at }): ShopperSaved => ({ label: 'Saved search', name, at: at.toISOString() })),
  ].sort((a, b) => b.at.localeCompare(a.at))
}
