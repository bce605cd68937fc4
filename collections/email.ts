import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { EmailAdapter } from 'payload'

type Environment = Record<string, string | undefined>

/**
 * Email by the SMTP server of SMTP_URL. Without one, each message is written as an .eml file to `mail/` in the data folder,
 * so that a bare installation loses none.
 */
export function emailFor(environment: Environment): Promise<EmailAdapter> {
  const from = {
    defaultFromAddress: environment.MAIL_FROM || 'no-reply@forecourt.test',
    defaultFromName: environment.MAIL_FROM_NAME || 'Forecourt',
  }
  return environment.SMTP_URL
    ? nodemailerAdapter({ ...from, skipVerify: true, transportOptions: smtpOptions(environment.SMTP_URL) })
    : toFiles(from, resolve(environment.FORECOURT_DATA || '.data', 'mail'))
}

/** `smtps://user:password@host:465` as nodemailer's options. A user or password may be percent-encoded. */
export function smtpOptions(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
  }
}

async function toFiles(
  from: { defaultFromAddress: string; defaultFromName: string },
  folder: string,
): Promise<EmailAdapter> {
  // nodemailer's stream transport builds the message that an SMTP server would get, and sends it nowhere.
  const transportOptions = { streamTransport: true, buffer: true, newline: 'unix' } as Record<string, unknown>
  const build = await nodemailerAdapter({ ...from, skipVerify: true, transportOptions })
  return (context) => {
    const adapter = build(context)
    return {
      ...adapter,
      name: 'files',
      sendEmail: async (message) => {
        const { message: eml } = (await adapter.sendEmail(message)) as { message: Buffer }
        await mkdir(folder, { recursive: true })
        const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
        await writeFile(file, eml)
        return { file }
      },
    }
  }
}
