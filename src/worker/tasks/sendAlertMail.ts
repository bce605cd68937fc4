import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import type { SendMail } from '../../leads/channels/leadMail'
import { claimAlertMail, readAlertMail, recordAlertMail } from '../../server/alerts/alertMails'
import { toDatabase } from '../../server/database/database'
import type { Logger } from '../../server/logger'
import { alertMailName } from '../../server/shoppers/messageNames'

export interface AlertMailContext {
  pool: Pool
  sendMail: SendMail
  logger: Logger
  /** the From address of emails of sites without one of their own */
  mailFrom: string
  /** decrypts the content */
  secret: string
}

/**
 * Sends an email with alerts, never twice: it is marked before the mail server is called. If the server refuses it, the queue tries again; if the
 * worker dies during the call, nobody knows whether it arrived, and it is left at that.
 */
export function sendAlertMailTask({ pool, sendMail, logger, mailFrom, secret }: AlertMailContext): Task {
  return async (payload) => {
    const { mailId, content } = readAlertMail(payload, secret)
    const claimed = await claimAlertMail(pool, mailId, new Date())
    if (claimed.kind === 'unknown')
      logger.warn({ mailId }, 'An alert may not have arrived: its worker died while sending')
    if (claimed.kind !== 'send') return
    const { fromName, from, replyTo, subject, text, html, unsubscribeUrl } = content
    const mail = {
      from: { name: fromName, address: from ?? mailFrom },
      ...(replyTo && { replyTo: { name: fromName, address: replyTo } }),
      ...{ to: claimed.to, subject, text, html },
      messageId: `${alertMailName(claimed.siteId, claimed.to, mailId)}@${mailFrom.split('@')[1]}`,
      headers: {
        // One click in the mail program, RFC 8058.
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
    try {
      await sendMail(mail)
    } catch (error) {
      await recordAlertMail(toDatabase(pool), mailId, 'refused')
      throw error
    }
    await recordAlertMail(toDatabase(pool), mailId, 'sent')
  }
}
