import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import * as z from 'zod'
import { alert_mails, alert_recipients, alerts } from '../database/alertTables'
import { type Database, inTransaction } from '../database/database'
import { shopper_vehicles } from '../database/shopperTables'
import { decryptText, encryptText } from '../encryptedText'
import { addJob } from '../jobs/addJob'

/** An email with alerts, without its recipient, who is looked up when it is sent. */
const contentSchema = z.object({
  fromName: z.string(),
  /** of the dealer; null for that of the deployment */
  from: z.string().nullish(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** RFC 8058 */
  unsubscribeUrl: z.string(),
})
export type AlertMailContent = z.infer<typeof contentSchema>

const jobSchema = z.object({ mailId: z.number(), sealed: z.string() })

/** Milliseconds after which an email that could not be sent is made anew: its vehicles may be sold by then. */
const MAX_AGE_MS = 30 * 60_000

/** Adds an email that is about to be queued. */
export async function addAlertMail(
  database: Database,
  { siteId, recipientId, now }: { siteId: number; recipientId: number; now: Date },
): Promise<number> {
  const [mail] = await database
    .insert(alert_mails)
    .values({ site: siteId, recipient: recipientId, status: 'queued', created_at: now })
    .returning({ id: alert_mails.id })
  return mail!.id
}

/** Queues an email, in the transaction that marks its alerts as told. */
export async function queueAlertMail(database: Database, mailId: number, content: AlertMailContent): Promise<void> {
  const payload = { mailId, sealed: encryptText(JSON.stringify(content)) }
  await addJob(database, { task: 'sendAlertMail', payload, key: `alertMail:${mailId}`, flags: ['mail'] })
}

/** The email of a job. @throws if it was encrypted with another secret */
export function readAlertMail(payload: unknown, secret: string): { mailId: number; content: AlertMailContent } {
  const { mailId, sealed } = jobSchema.parse(payload)
  const text = decryptText(sealed, secret)
  if (text === null) throw new Error('The content of an alert was encrypted with another secret')
  return { mailId, content: contentSchema.parse(JSON.parse(text)) }
}

export type ClaimedMail =
  | { kind: 'send'; to: string; siteId: number }
  /** nobody wants it any more, or it was sent */
  | { kind: 'skip' }
  /** a worker died while it called the mail server, so that the email may have arrived */
  | { kind: 'unknown' }

/**
 * Takes an email for sending, once: what is marked as `sending` is never sent again. An address that stopped its alerts meanwhile gets
 * none. An email that is too old gives its alerts back, for the next one.
 */
export function claimAlertMail(pool: Pool, mailId: number, now: Date): Promise<ClaimedMail> {
  return inTransaction(pool, async (database) => {
    const [row] = await database
      .select({
        ...{ status: alert_mails.status, createdAt: alert_mails.created_at, siteId: alert_mails.site },
        ...{ email: alert_recipients.email, stoppedAt: alert_recipients.stopped_at },
      })
      .from(alert_mails)
      .innerJoin(alert_recipients, eq(alert_recipients.id, alert_mails.recipient))
      .where(eq(alert_mails.id, mailId))
      .for('update')
    const set = (status: typeof alert_mails.$inferInsert.status) =>
      database.update(alert_mails).set({ status }).where(eq(alert_mails.id, mailId))
    if (row?.status === 'sending') {
      await set('unknown')
      return { kind: 'unknown' }
    }
    if (row?.status !== 'queued') return { kind: 'skip' }
    const isOld = now.getTime() - row.createdAt.getTime() > MAX_AGE_MS
    if (isOld || row.stoppedAt) {
      if (isOld) {
        await database.update(alerts).set({ mail: null }).where(eq(alerts.mail, mailId))
        await database
          .update(shopper_vehicles)
          .set({ reminded_of: null, reminder_mail: null })
          .where(eq(shopper_vehicles.reminder_mail, mailId))
      }
      await set('cancelled')
      return { kind: 'skip' }
    }
    await set('sending')
    return { kind: 'send', to: row.email, siteId: row.siteId }
  })
}

/** Records that the mail server took an email, or refused it: it is then tried again. */
export async function recordAlertMail(database: Database, mailId: number, outcome: 'sent' | 'refused'): Promise<void> {
  await database
    .update(alert_mails)
    .set(outcome === 'sent' ? { status: 'sent', sent_at: sql`now()` } : { status: 'queued' })
    .where(and(eq(alert_mails.id, mailId), eq(alert_mails.status, 'sending')))
}

/** Recipients with alerts that wait, in the order of their ids, after one. */
export async function listWaitingRecipients(
  database: Database,
  siteId: number,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await database
    .selectDistinct({ id: alerts.recipient })
    .from(alerts)
    .innerJoin(alert_recipients, eq(alert_recipients.id, alerts.recipient))
    .where(
      and(
        eq(alerts.site, siteId),
        ...[isNull(alerts.mail), isNull(alert_recipients.stopped_at)],
        sql`${alerts.recipient} > ${after}`,
      ),
    )
    .orderBy(alerts.recipient)
    .limit(limit)
  return rows.map(({ id }) => id)
}
