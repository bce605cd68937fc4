import { findStockChanges } from '@/data/alerts/findStockChanges'
import { queueAlertMails } from '@/data/alerts/queueAlertMails'
import { queueReminders } from '@/data/alerts/queueReminders'
import { payloadClient } from '@/data/payloadClient'
import { listSites } from '@/data/site/sites'
import { route } from '@/server/route'
import { cronAccess } from '../../access'

/** Looks for what shoppers asked to be told of, and queues the emails that are due, every minute by the worker: `{ changes, mails }`. */
export const POST = route({ access: cronAccess }, async (_request, { log }) => {
  const { pool } = (await payloadClient()).db
  let changes = 0
  let mails = 0
  const now = new Date()
  for (const site of await listSites()) {
    try {
      if (site.flags.searchAlerts) {
        changes += (await findStockChanges(pool, site, now)).changes
        mails += await queueAlertMails(pool, site, now)
      }
      if (site.flags.garage) mails += await queueReminders(pool, site, now)
    } catch (error) {
      // One site's trouble keeps no other site's alerts.
      log.error({ err: error, site: site.slug }, 'Could not look for alerts')
    }
  }
  return Response.json({ changes, mails })
})
