import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'

export interface MailSettings {
  /** `smtps://user:password@host:465` */
  SMTP_URL?: string
  /** the data folder, which holds `mail/` */
  FORECOURT_DATA: string
}

/** A message, and where it went: what the mail server answered, or the file. */
export interface SentMail {
  response: string
  /** where the message was written to; null where a mail server took it */
  file: string | null
}

export interface Mailer {
  /** @param fileName without ending; the same name replaces the file of an earlier attempt */
  send(mail: SendMailOptions, fileName: string): Promise<SentMail>
  close(): void
}

/** Milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000
const SOCKET_TIMEOUT_MS = 20_000

/** The one mailer: by the SMTP server of SMTP_URL; without one, each message becomes an .eml file in `mail/` of the data folder. */
export function createMailer({ SMTP_URL, FORECOURT_DATA }: MailSettings): Mailer {
  return SMTP_URL ? smtpMailer(SMTP_URL) : fileMailer(resolve(FORECOURT_DATA, 'mail'))
}

function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0])
  return {
    send: async (mail) => {
      const { response } = (await transport.sendMail(mail)) as { response?: string }
      return { response: response ?? 'Accepted by the mail server.', file: null }
    },
    close: () => transport.close(),
  }
}

function fileMailer(folder: string): Mailer {
  // Builds the message that an SMTP server would get, and sends it nowhere.
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object)
  return {
    send: async (mail, fileName) => {
      const { message } = (await transport.sendMail(mail)) as unknown as { message: Buffer }
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${fileName.replace(/[^\w.-]/g, '_')}.eml`)
      // Written whole or not at all.
      await writeFile(`${file}.part`, message)
      await rename(`${file}.part`, file)
      return { response: `Written to ${file}`, file }
    },
    close: () => {},
  }
}
