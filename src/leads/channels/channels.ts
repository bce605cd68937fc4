import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { adfXml } from '../../domain/leads/adf'
import type { DeliverableLead } from '../../domain/leads/deliverable'
import type { DeliveryChannel } from '../../domain/leads/delivery'
import { contactName, leadSubject } from '../../domain/leads/labels'
import { dealerEmail, paymentReceiptEmail, receiptEmail } from '../../domain/leads/leadEmail'
import { webhookBody } from '../../domain/leads/webhookBody'
import { toDatabase } from '../../server/database/database'
import { lead_routes } from '../../server/database/tables.generated'
import { type Channel, type ClaimedDelivery, UndeliverableError } from '../deliver'
import type { SendMail } from './leadMail'
import { postTo } from './postTo'
import { createSignature, SIGNATURE_HEADER } from './signature'

export interface ChannelSettings {
  pool: Pool
  sendMail: SendMail
  /** the From address of emails */
  mailFrom: string
  /** development only: allows URLs of this machine */
  allowPrivate: boolean
  /** milliseconds to wait for a response from a URL; 10 seconds by default */
  timeoutMs?: number
}

const DEFAULT_TIMEOUT_MS = 10_000

/** The sender of each channel. To add a channel, add it here and its name in src/domain/leads/delivery.ts. */
export function deliveryChannels(settings: ChannelSettings): Record<DeliveryChannel, Channel> {
  const { pool, sendMail, mailFrom, allowPrivate, timeoutMs = DEFAULT_TIMEOUT_MS } = settings
  const envelope = (lead: DeliverableLead, delivery: ClaimedDelivery) => ({
    from: { name: lead.site.name, address: mailFrom },
    to: delivery.recipient,
    messageId: `${delivery.stableKey}@${mailFrom.split('@')[1]}`,
    headers: { 'X-Forecourt-Reference': lead.reference, 'X-Forecourt-Delivery': delivery.stableKey },
  })
  const replyToShopper = (lead: DeliverableLead) => ({ name: contactName(lead), address: lead.payload.email })
  const replyToDealer = ({ location, site }: DeliverableLead) => {
    const address = location?.email ?? site.email
    return address ? { replyTo: { name: site.name, address } } : {}
  }
  return {
    email: (lead, delivery) =>
      delivery.purpose === 'receipt'
        ? sendMail({ ...envelope(lead, delivery), ...replyToDealer(lead), ...toShopperEmail(lead, delivery.part) })
        : sendMail({ ...envelope(lead, delivery), replyTo: replyToShopper(lead), ...dealerEmail(lead, delivery.part) }),
    adfEmail: (lead, delivery) =>
      sendMail({
        ...envelope(lead, delivery),
        replyTo: replyToShopper(lead),
        subject: leadSubject(lead).replace(/[\r\n]+/g, ' '),
        text: adfXml(lead, { resend: delivery.part !== 'lead' }),
      }),
    adfPost: (lead, delivery) =>
      postTo({
        url: delivery.recipient,
        body: adfXml(lead, { resend: delivery.part !== 'lead' }),
        headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Idempotency-Key': delivery.stableKey },
        ...{ allowPrivate, timeoutMs },
      }),
    webhook: async (lead, delivery) => {
      const body = JSON.stringify(webhookBody(lead, delivery.part))
      const secret = await getWebhookSecret(pool, delivery.routeId)
      return postTo({
        url: delivery.recipient,
        body,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Idempotency-Key': delivery.stableKey,
          [SIGNATURE_HEADER]: createSignature(body, secret, new Date()),
        },
        ...{ allowPrivate, timeoutMs },
      })
    },
  }
}

const toShopperEmail = (lead: DeliverableLead, part: ClaimedDelivery['part']) =>
  part === 'payment' ? paymentReceiptEmail(lead) : receiptEmail(lead)

/** Reads the secret at the time of sending: a secret that staff have replaced must not sign anything. */
async function getWebhookSecret(pool: Pool, routeId: number | null): Promise<string> {
  const [route] = await toDatabase(pool)
    .select({ secret: lead_routes.webhookSecret })
    .from(lead_routes)
    .where(sql`${lead_routes.id} = ${routeId}`)
  const secret = route?.secret
  if (!secret) throw new UndeliverableError('The routing rule of this webhook was deleted.')
  return secret
}
