import type { Pool } from 'pg'
import type { Miscellaneous } from '../domain/leads/miscellaneous'
import { isValidToken } from './leadToken'
import { inTransaction } from './transaction'

/**
 * Stores a custom column on a lead started by the same shopper (LEAD-08), overwriting an earlier value. Returns false if the
 * lead does not exist or belongs to another shopper.
 */
export function saveMiscellaneous(pool: Pool, siteId: number, input: Miscellaneous, now: Date): Promise<boolean> {
  const { lead_id, token, column_name, valuation } = input
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
