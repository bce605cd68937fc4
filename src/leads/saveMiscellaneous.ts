import type { Pool } from 'pg'
import type { Miscellaneous } from '../domain/leads/miscellaneous'
import { isValidToken } from './leadToken'
import { inTransaction } from './transaction'

/**
 * Writes a column of its own to a lead that its shopper began (LEAD-08). The same again overwrites it. False where there is
 * no such lead, or it is not this shopper's: nobody is told which.
 */
export function saveMiscellaneous(pool: Pool, siteId: number, sent: Miscellaneous, now: Date): Promise<boolean> {
  const { lead_id, token, column_name, valuation } = sent
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ token_hash: string | null; expired: boolean }>(
      'select token_hash, token_expires_at < $3 as expired from leads where id = $1 and site_id = $2 for update',
      [lead_id, siteId, now],
    )
    const lead = rows[0]
    if (lead?.expired !== false || !isValidToken(token, lead.token_hash)) return false
    await client.query(
      `update leads set miscellaneous = coalesce(miscellaneous, '{}') || $2::jsonb, updated_at = $3 where id = $1`,
      [lead_id, JSON.stringify({ [column_name]: valuation }), now],
    )
    return true
  })
}
