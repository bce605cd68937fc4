import { inArray } from 'drizzle-orm'
import type { Pool } from 'pg'
import { retentionCutoff } from '../../domain/privacy/retention'
import { deleteMailCopies, listMailCopies, type MailCopy } from '../../providers/mail/mailCopies'
import { toDatabase } from '../../server/database/database'
import { lead_deliveries } from '../../server/database/tables.generated'
import { listSiteRetention, logRetention } from './applyRetention'

/** Copies that are compared with the database at once. */
const BATCH_SIZE = 500

/** Copies deleted per run. */
const MAX_DELETED = 10_000

/**
 * Deletes copies of emails that their site keeps no longer. A copy that belongs to no delivery, such as a password reset, goes
 * after the shortest time of any site.
 * @returns true if more is due
 */
export async function deleteOldMailCopies(pool: Pool, folder: string, now: Date): Promise<boolean> {
  const database = toDatabase(pool)
  const cutoffs = new Map(
    (await listSiteRetention(database)).map(({ id, retention }) => [id, retentionCutoff(now, retention.mailCopies)]),
  )
  const latest = new Date(Math.max(...[...cutoffs.values()].map(Number), 0))
  const deletedBySite = new Map<number | null, number>()
  let deleted = 0
  let batch: MailCopy[] = []
  const deleteBatch = async () => {
    const rows = await database
      .select({ name: lead_deliveries.stable_key, site: lead_deliveries.site })
      .from(lead_deliveries)
      .where(
        inArray(
          lead_deliveries.stable_key,
          batch.map(({ name }) => name),
        ),
      )
    const siteByName = new Map(rows.map(({ name, site }) => [name, site]))
    const due = batch.filter(({ name, at }) => at < (cutoffs.get(siteByName.get(name) ?? 0) ?? latest))
    await deleteMailCopies(
      folder,
      due.map(({ name }) => name),
    )
    for (const { name } of due) {
      const site = siteByName.get(name) ?? null
      deletedBySite.set(site, (deletedBySite.get(site) ?? 0) + 1)
    }
    deleted += due.length
    batch = []
  }
  for await (const copy of listMailCopies(folder)) {
    if (copy.at >= latest) continue
    batch.push(copy)
    if (batch.length === BATCH_SIZE) await deleteBatch()
    if (deleted >= MAX_DELETED) break
  }
  if (batch.length > 0) await deleteBatch()
  for (const [site, mailCopies] of deletedBySite)
    if (site !== null) await logRetention(database, site, { mailCopies }, now)
  return deleted >= MAX_DELETED
}
