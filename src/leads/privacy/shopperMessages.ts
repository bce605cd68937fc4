import { and, eq, inArray, sql } from 'drizzle-orm'
import { parseShopperAddress, type ShopperAddress } from '../../domain/shoppers/shopperAddress'
import type { Database } from '../../server/database/database'
import { shopper_browsers } from '../../server/database/shopperTables'
import { JOBS, REMOVE_JOB } from '../../server/jobs/jobTables'
import { jobKeyPrefix, mailCopyPrefixes } from '../../server/shoppers/messageNames'
import { hashAddress } from '../../server/shoppers/signInLimits'
import { addMailCopiesJob } from './mailCopiesJob'

/** The addresses that a site sent messages to, of what is stored of a person. */
export function toShopperAddresses(stored: readonly (string | null | undefined)[]): ShopperAddress[] {
  const found = stored.flatMap((text) => parseShopperAddress(text, ['email', 'sms']) ?? [])
  return [...new Map(found.map((address) => [`${address.channel} ${address.address}`, address])).values()]
}

/**
 * Forgets the messages of a site to some addresses, such as codes to sign in and alerts, in the given transaction: what waits is not sent, copies
 * are deleted, and the browsers that signed in by the addresses are no longer known.
 */
export async function forgetShopperMessages(
  database: Database,
  siteId: number,
  addresses: readonly ShopperAddress[],
): Promise<void> {
  if (addresses.length === 0) return
  const isTo = addresses.map((address) => sql`job.key like ${`${jobKeyPrefix(siteId, address)}%`}`)
  await database.execute(sql`select ${REMOVE_JOB}(job.key) from ${JOBS} as job where ${sql.join(isTo, sql` or `)}`)
  const hashes = addresses.map((address) => hashAddress(siteId, address))
  await database
    .delete(shopper_browsers)
    .where(and(eq(shopper_browsers.site, siteId), inArray(shopper_browsers.address_hash, hashes)))
  await addMailCopiesJob(database, {
    prefixes: addresses.flatMap((address) => mailCopyPrefixes(siteId, address)),
  })
}
