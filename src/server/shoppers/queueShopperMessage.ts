import * as z from 'zod'
import type { Database } from '../database/database'
import { decryptText, encryptText } from '../encryptedText'
import { addJob } from '../jobs/addJob'
import { jobKeyPrefix } from './messageNames'

/** A message to a shopper. */
export const shopperMessageSchema = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('email'),
    to: z.string(),
    /** name of the site, beside the sender's address */
    fromName: z.string(),
    /** the site's own sender address; null for that of the deployment */
    from: z.string().nullish(),
    replyTo: z.string().nullable(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  }),
  z.object({
    channel: z.literal('sms'),
    /** digits, "0491570006" */
    to: z.string(),
    text: z.string(),
  }),
])
export type ShopperMessage = z.infer<typeof shopperMessageSchema>

const jobSchema = z.object({ sealed: z.string(), expiresAt: z.iso.datetime() })

/**
 * Queues a message to a shopper, in the given transaction. Its content is encrypted, since it may hold a code.
 * @param siteId whose message it is: the job and its copy are named by the address on the site
 * @param id the same for a message that is queued again
 * @param expiresAt when it is of no more use, and is not sent
 */
export async function queueShopperMessage(
  database: Database,
  siteId: number,
  id: string,
  message: ShopperMessage,
  expiresAt: Date,
): Promise<void> {
  const payload = { sealed: encryptText(JSON.stringify(message)), expiresAt: expiresAt.toISOString() }
  const key = `${jobKeyPrefix(siteId, { channel: message.channel, address: message.to })}${id}`
  const flags = [message.channel === 'email' ? 'mail' : 'http'] as const
  await addJob(database, { task: 'sendShopperMessage', payload, key, flags })
}

/** The message of a job; null if it has expired, or was encrypted with another secret. */
export function readShopperMessage(payload: unknown, secret: string, now: Date): ShopperMessage | null {
  const { sealed, expiresAt } = jobSchema.parse(payload)
  if (new Date(expiresAt) <= now) return null
  const text = decryptText(sealed, secret)
  return text === null ? null : shopperMessageSchema.parse(JSON.parse(text))
}
