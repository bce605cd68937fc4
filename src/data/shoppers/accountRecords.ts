import 'server-only'
import { listPrizes } from '../../server/campaigns/drawForShopper'
import { listConsents } from '../../server/shoppers/consents'
import type { SignedInShopper } from '../../server/shoppers/shopperSessions'
import { payloadClient } from '../payloadClient'

/** What a shopper won on their site, and agreed to by their verified email. */
export async function getAccountRecords({ id, siteId, email }: SignedInShopper) {
  const database = (await payloadClient()).db.drizzle
  const [prizes, consents] = await Promise.all([
    listPrizes(database, siteId, id),
    email === null ? [] : listConsents(database, siteId, email),
  ])
  return { prizes, consents }
}
