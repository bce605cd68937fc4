import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from '../../ops/logger'

/** A message, as nodemailer takes one. */
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

/** Sends a message, and answers with what the mail server said. */
export type SendMail = (mail: OutgoingMail) => Promise<string>

export interface MailSettings {
  SMTP_URL?: string
  FORECOURT_DATA: string
}

const CONNECT_WITHIN_MS = 10_000
const ANSWER_WITHIN_MS = 20_000

/** By the SMTP server of SMTP_URL; without one, into `mail/` of the data folder, a file for each message. */
export function mailer(
  { SMTP_URL, FORECOURT_DATA }: MailSettings,
  logger: Logger,
): { send: SendMail; close: () => void } {
  return SMTP_URL ? bySmtp(SMTP_URL) : toFiles(resolve(FORECOURT_DATA, 'mail'), logger)
}

function bySmtp(url: string) {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0])
  return {
    send: async (mail: OutgoingMail) => {
      const { response } = (await transport.sendMail(addressed(mail))) as { response?: string }
      return response ?? 'Accepted by the mail server.'
    },
    close: () => transport.close(),
  }
}

function toFiles(folder: string, logger: Logger) {
  // Builds the message that an SMTP server would get, and sends it nowhere.
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' } as object)
  return {
    send: async (mail: OutgoingMail) => {
      const { message } = (await transport.sendMail(addressed(mail))) as unknown as { message: Buffer }
      await mkdir(folder, { recursive: true })
      // Named after the message, so that a second attempt replaces the first; written whole or not at all.
      const file = join(folder, `${mail.messageId.split('@')[0]?.replace(/[^\w.-]/g, '_')}.eml`)
      await writeFile(`${file}.part`, message)
      await rename(`${file}.part`, file)
      logger.info(
        { to: mail.to, subject: mail.subject, file },
        'An email was written to a file, since no SMTP_URL is set',
      )
      return `Written to ${file}`
    },
    close: () => {},
  }
}

/** Each message has one recipient, who is never taken for a list. */
function addressed({ to, messageId, headers, ...mail }: OutgoingMail) {
  return {
    ...mail,
    to: { name: '', address: to },
    messageId: `<${messageId}>`,
    // Tells mail programs not to answer it by themselves.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  }
}
