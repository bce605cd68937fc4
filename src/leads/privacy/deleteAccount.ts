import { and, eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { lastDigits, type PersonRef } from '../../domain/privacy/person'
import { describeCounts } from '../../domain/privacy/privacyLog'
import { removeRecipient } from '../../server/alerts/savedSearches'
import { forgetDraws } from '../../server/campaigns/drawForShopper'
import { inTransaction } from '../../server/database/database'
import { shopper_cars, shopper_vehicles } from '../../server/database/shopperTables'
import { privacy_log, shoppers } from '../../server/database/tables.generated'
import { ensureJobTables } from '../../server/jobs/jobTables'
import { endConsents } from '../../server/shoppers/consents'
import { listOwnCarUploads } from '../../server/shoppers/ownCars'
import type { SignedInShopper } from '../../server/shoppers/shopperSessions'
import { hashPerson } from './personHash'
import { forgetShopperMessages, toShopperAddresses } from './shopperMessages'

/** Who acted, in the privacy log. */
const BY_SHOPPER = { handled_by_name: 'The shopper', reason: 'The person asked in their account' }

/**
 * Deletes a shopper's account with its sessions, saved and own cars, and records it. Enquiries stay with the dealer, who erases them at the
 * privacy desk. Returns the uploads with photos of own cars, whose files the caller deletes.
 */
export async function deleteAccount(
  pool: Pool,
  shopper: SignedInShopper,
  secret: string,
  now: Date,
): Promise<number[]> {
  await ensureJobTables(pool)
  const { id, siteId, email, phone } = shopper
  const person: PersonRef = email ? { email } : { phone: lastDigits(phone ?? '') }
  return inTransaction(pool, async (database) => {
    const photos = await listOwnCarUploads(database, [id])
    const ownCars = await database.$count(shopper_vehicles, eq(shopper_vehicles.shopper, id))
    const savedCars = await database.$count(shopper_cars, eq(shopper_cars.shopper, id))
    await forgetDraws(database, siteId, { email, shopperIds: [id] })
    const { rowCount } = await database.delete(shoppers).where(and(eq(shoppers.id, id), eq(shoppers.site, siteId)))
    if (!rowCount) return []
    if (email) await endConsents(database, siteId, { emails: [email] }, 'The account was deleted.')
    await forgetShopperMessages(database, siteId, toShopperAddresses([email, phone]))
    const searches = email ? await removeRecipient(database, siteId, email) : 0
    await database.insert(privacy_log).values({
      site: siteId,
      action: 'erase',
      summary: describeCounts({ shoppers: 1, savedCars, ownCars, files: photos.length, alerts: searches }),
      person: hashPerson(secret, siteId, person),
      ...BY_SHOPPER,
      createdAt: now,
      updatedAt: now,
    })
    return photos
  })
}
