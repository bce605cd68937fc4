import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Miscellaneous } from '../domain/leads/miscellaneous'
import { inTransaction } from '../server/database/database'
import { leads } from '../server/database/tables.generated'
import { isValidToken } from './leadToken'

/**
 * Stores a custom column on a lead started by the same shopper (LEAD-08), overwriting an earlier value. Returns false if the
 * lead does not exist or belongs to another shopper.
 */
export function saveMiscellaneous(pool: Pool, siteId: number, input: Miscellaneous, now: Date): Promise<boolean> {
  const { lead_id, token, column_name, valuation } = input
  return inTransaction(pool, async (database) => {
    const [lead] = await database
      .select({ tokenHash: leads.token_hash, expired: sql<boolean | null>`${leads.token_expires_at} < ${now}` })
      .from(leads)
      .where(and(eq(leads.id, lead_id), eq(leads.site, siteId)))
      .for('update')
    if (lead?.expired !== false || !isValidToken(token, lead.tokenHash)) return false
    const added = JSON.stringify({ [column_name]: valuation })
    await database
      .update(leads)
      .set({ miscellaneous: sql`coalesce(${leads.miscellaneous}, '{}') || ${added}::jsonb`, updatedAt: now })
      .where(eq(leads.id, lead_id))
    return true
  })
}
