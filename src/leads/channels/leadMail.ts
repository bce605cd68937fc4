import type { Mailer } from '../../providers/mail/mailer'
import type { Logger } from '../../server/logger'

/** A message about a lead, to one recipient. */
export interface OutgoingMail {
  from: { name: string; address: string }
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html?: string
  /** without angle brackets; the same in every attempt */
  messageId: string
  headers?: Record<string, string>
}

/** Sends a message, and returns what the mail server answered. */
export type SendMail = (mail: OutgoingMail) => Promise<string>

/** Sends messages about leads through `mailer`. Without a mail server a second attempt replaces the file of the first. */
export function leadMail(mailer: Mailer, logger: Logger): SendMail {
  return async ({ to, messageId, headers, ...mail }) => {
    const { response, file } = await mailer.send(
      {
        ...mail,
        // One recipient, never read as a list of them.
        to: { name: '', address: to },
        messageId: `<${messageId}>`,
        // Tells mail programs not to reply by themselves.
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      },
      messageId.split('@')[0] ?? messageId,
    )
    if (file)
      logger.info({ to, subject: mail.subject, file }, 'An email was written to a file, since no SMTP_URL is set')
    return response
  }
}
