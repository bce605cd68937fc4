import 'server-only'
import type { Pool } from 'pg'
import { isQuiet } from '../../domain/alerts/alertSchedule'
import { reminderEmail } from '../../domain/alerts/reminderEmail'
import { localTime } from '../../domain/openingHours/localTime'
import { ownCarFormLink } from '../../domain/shoppers/ownCarLink'
import type { Site } from '../../domain/site/site'
import { addAlertMail, queueAlertMail } from '../../server/alerts/alertMails'
import { createAlertToken } from '../../server/alerts/alertTokens'
import { findOrCreateRecipient } from '../../server/alerts/savedSearches'
import { type Database, inTransaction, toDatabase } from '../../server/database/database'
import { ensureJobTables } from '../../server/jobs/jobTables'
import { type DueReminder, listDueReminders, markReminded, setReminderMail } from '../../server/shoppers/ownCars'
import { getAlertSender } from './alertSender'

/** Reminders that one run of a site queues; the next, a minute later, takes the rest. */
const MAX_REMINDERS = 500

/**
 * Queues the emails for services that are near, one a car and service, by the rules of alerts: none in the quiet hours, none to an
 * address that stopped them. Returns the number of emails.
 */
export async function queueReminders(pool: Pool, site: Site, now: Date): Promise<number> {
  if (isQuiet(site.quietHours, site.timeZone, now)) return 0
  const today = localTime(site.timeZone, now).date
  const due = await listDueReminders(toDatabase(pool), site.id, today, MAX_REMINDERS)
  if (due.length === 0) return 0
  await ensureJobTables(pool)
  let queued = 0
  for (const reminder of due)
    if (await inTransaction(pool, (database) => queueFor(database, site, reminder, today, now))) queued += 1
  return queued
}

async function queueFor(database: Database, site: Site, reminder: DueReminder, today: string, now: Date) {
  const recipient = await findOrCreateRecipient(database, site.id, reminder.email)
  if (recipient.stopped_at) return false
  // First, so that of two processes one goes on.
  if (!(await markReminded(database, reminder))) return false
  const mailId = await addAlertMail(database, { siteId: site.id, recipientId: recipient.id, now })
  await setReminderMail(database, reminder.id, mailId)
  const sender = await getAlertSender(site)
  const token = createAlertToken(process.env.PAYLOAD_SECRET ?? '', { kind: 'recipient', id: recipient.id })
  await queueAlertMail(database, mailId, {
    fromName: site.name,
    from: site.alertsFrom,
    replyTo: site.email,
    ...reminderEmail({
      ...{ sender, car: reminder.car, serviceOn: reminder.serviceOn, today },
      bookUrl: new URL(ownCarFormLink(site.links.service, reminder.id), sender.origin).href,
      garageUrl: new URL(`${site.links.garage}#cars`, sender.origin).href,
      settingsUrl: `${sender.origin}/alerts/${token}`,
    }),
    unsubscribeUrl: `${sender.origin}/api/alerts/${token}/stop`,
  })
  return true
}
