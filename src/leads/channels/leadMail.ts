import type { Mailer } from '../../providers/mail/mailer'
import type { Logger } from '../../server/logger'

/** An email about a lead to one recipient. */
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
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

/** Sends an email and returns the mail server's response. */
export type SendMail = (mail: OutgoingMail) => Promise<string>

/** Sends emails about leads with `mailer`. Without a mail server, a retry overwrites the file of the previous attempt. */
export function leadMail(mailer: Mailer, logger: Logger): SendMail {
  return async ({ to, messageId, headers, ...mail }) => {
    const { response, file } = await mailer.send(
      {
        ...mail,
        // An address object, so that a comma in it cannot add recipients.
        to: { name: '', address: to },
        messageId: `<${messageId}>`,
        // Prevents automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      },
      messageId.split('@')[0] ?? messageId,
    )
    // Without the recipient and the subject, which name people: logs are kept by other rules.
    if (file) logger.info({ file }, 'Email written to a file because SMTP_URL is not set')
    return response
  }
}
