import { randomUUID } from 'node:crypto'
import type { EmailAdapter, SendEmailOptions } from 'payload'

type Environment = Record<string, string | undefined>

/** Sends a message; without a mail server it becomes a file of this name. The config brings it, since collections know no providers. */
type Send = (mail: SendEmailOptions, fileName: string) => Promise<unknown>

/** Payload's email, such as links to set a password. */
export function emailAdapter(send: Send, environment: Environment): EmailAdapter {
  const defaultFromAddress = environment.MAIL_FROM || 'no-reply@forecourt.test'
  const defaultFromName = environment.MAIL_FROM_NAME || 'Forecourt'
  return () => ({
    name: 'forecourt',
    defaultFromAddress,
    defaultFromName,
    sendEmail: (message) => {
      const fileName = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`
      return send({ ...message, from: message.from || `${defaultFromName} <${defaultFromAddress}>` }, fileName)
    },
  })
}
