import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { createTransport, SendMailOptions, Transporter } from 'nodemailer'
import { writeFileAtomic } from '../fileSystem/writeFileAtomic.mjs'
import { requestIdHeader } from '../httpClient/requestContext.mjs'
import { getMailFolder, toMailFileName } from './mailCopies'

export interface MailSettings {
  /** `smtps://user:password@host:465` */
  SMTP_URL?: string
  /** the data folder, which contains `mail/` */
  FORECOURT_DATA: string
}

/** The result of sending a message. */
export interface SentMail {
  /** the mail server's response, or the path of the written message */
  response: string
  /** the file that the message was written to; null if a mail server accepted it */
  file: string | null
}

export interface Mailer {
  /** @param fileName without extension; a retry with the same name overwrites the file */
  send(mail: SendMailOptions, fileName: string): Promise<SentMail>
  close(): void
}

type TransportOptions = Parameters<typeof createTransport>[0]

const CONNECT_TIMEOUT_MS = 10_000
const SOCKET_TIMEOUT_MS = 20_000

/** Sends email by SMTP_URL; without it, writes each message to an .eml file in `mail/` of the data folder. */
export function createMailer({ SMTP_URL, FORECOURT_DATA }: MailSettings): Mailer {
  return SMTP_URL ? smtpMailer(SMTP_URL) : fileMailer(getMailFolder(FORECOURT_DATA))
}

function smtpMailer(url: string): Mailer {
  const transport = openOnce({
    url,
    pool: true,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      const { response } = (await (await transport.open()).sendMail(withRequestId(mail))) as { response?: string }
      return { response: response ?? 'Accepted by the mail server.', file: null }
    },
    close: transport.close,
  }
}

function fileMailer(folder: string): Mailer {
  // Builds the message without sending it.
  const transport = openOnce({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail, fileName) => {
      const { message } = (await (await transport.open()).sendMail(withRequestId(mail))) as unknown as {
        message: Buffer
      }
      await mkdir(folder, { recursive: true })
      const file = join(folder, toMailFileName(fileName))
      await writeFileAtomic(file, message)
      return { response: `Written to ${file}`, file }
    },
    close: () => {},
  }
}

/** A transport that is opened by the first message: a web server that starts sends none, and the package takes long to load. */
function openOnce(options: object): { open(): Promise<Transporter>; close(): void } {
  let opened: Promise<Transporter> | undefined
  return {
    open: () => {
      opened ??= import('nodemailer').then((nodemailer) => nodemailer.createTransport(options as TransportOptions))
      return opened
    },
    close: () => void opened?.then((transport) => transport.close()),
  }
}

/** Adds the id of the request that the email comes from, which log lines have too. */
const withRequestId = (mail: SendMailOptions): SendMailOptions => ({
  ...mail,
  headers: { ...(mail.headers as Record<string, string> | undefined), ...requestIdHeader() },
})
