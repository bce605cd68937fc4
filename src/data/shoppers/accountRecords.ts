import 'server-only'
import { listPrizes } from '../../server/campaigns/drawForShopper'
import { listConsents } from '../../server/shoppers/consents'
import type { SignedInShopper } from '../../server/shoppers/shopperSessions'
import { payloadClient } from '../payloadClient'

/** What a shopper won and agreed to on their site, by their verified email. */
export async function getAccountRecords({ siteId, email }: SignedInShopper) {
  if (email === null) return { prizes: [], consents: [] }
  const database = (await payloadClient()).db.drizzle
  const [prizes, consents] = await Promise.all([
    listPrizes(database, siteId, email),
    listConsents(database, siteId, email),
  ])
  return { prizes, consents }
}
