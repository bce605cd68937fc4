import { findStockChanges } from '@/data/alerts/findStockChanges'
import { queueAlertMails } from '@/data/alerts/queueAlertMails'
import { queueReminders } from '@/data/alerts/queueReminders'
import { payloadClient } from '@/data/payloadClient'
import { listSites } from '@/data/site/sites'
import { cacheTags } from '@/domain/cacheTags'
import { expireCacheTags } from '@/server/expireCacheTags'
import { route } from '@/server/route'
import { cronAccess } from '../../access'

/** Records price changes, looks for what shoppers asked to be told of, and queues the emails that are due, every minute by the worker: `{ changes, mails }`. */
export const POST = route({ access: cronAccess }, async (_request, { log }) => {
  const payload = await payloadClient()
  const { pool } = payload.db
  let changes = 0
  let mails = 0
  const now = new Date()
  for (const site of await listSites()) {
    try {
      const found = await findStockChanges(pool, site, now)
      changes += found.changes
      if (found.repriced.length > 0) {
        const tags = found.repriced.map((slug) => cacheTags.car(site.id, slug))
        await expireCacheTags(payload, payload.db.drizzle, tags)
      }
      if (site.flags.searchAlerts) mails += await queueAlertMails(pool, site, now)
      if (site.flags.garage) mails += await queueReminders(pool, site, now)
    } catch (error) {
      // One site's trouble keeps no other site's alerts.
      log.error({ err: error, site: site.slug }, 'Could not look for alerts')
    }
  }
  return Response.json({ changes, mails })
})
