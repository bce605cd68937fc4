import { randomUUID } from 'node:crypto'
import type { EmailAdapter, SendEmailOptions } from 'payload'

type Environment = Record<string, string | undefined>

/** Sends a message, or writes it to a file of this name without a mail server. Injected by the config: collections import no providers. */
type Send = (mail: SendEmailOptions, fileName: string) => Promise<unknown>

/** Adapter for Payload's own email, such as password resets. */
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
