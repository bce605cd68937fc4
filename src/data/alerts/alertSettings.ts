import 'server-only'
import type { Site } from '../../domain/site/site'
import { createAlertToken, parseAlertToken } from '../../server/alerts/alertTokens'
import {
  type AlertSettings,
  findAlertSettings,
  findSavedSearch,
  type SavedSearch,
} from '../../server/alerts/savedSearches'
import { payloadClient } from '../payloadClient'

const secret = () => process.env.PAYLOAD_SECRET ?? ''

/** What the link of an email opens on a site; null for a link that is not of it, or whose search is gone. */
export async function findAlertsOfToken(
  site: Site,
  token: string,
): Promise<{ search: SavedSearch } | { alerts: AlertSettings } | null> {
  const target = parseAlertToken(secret(), token)
  if (!target) return null
  const database = (await payloadClient()).db.drizzle
  if (target.kind === 'search') {
    const search = await findSavedSearch(database, site.id, target.id)
    return search && { search }
  }
  const alerts = await findAlertSettings(database, site.id, { recipientId: target.id })
  return alerts && { alerts }
}

/** The alerts of a shopper's verified email, with the token of their forms; null without any. */
export async function findAlertsOfEmail(
  site: Site,
  email: string | null,
): Promise<(AlertSettings & { token: string }) | null> {
  if (email === null || !site.flags.searchAlerts) return null
  const alerts = await findAlertSettings((await payloadClient()).db.drizzle, site.id, { email })
  return alerts && { ...alerts, token: createAlertToken(secret(), { kind: 'recipient', id: alerts.recipientId }) }
}
