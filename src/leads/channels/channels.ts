import type { Pool } from 'pg'
import { adfXml } from '../../domain/leads/adf'
import type { DeliverableLead } from '../../domain/leads/deliverable'
import type { DeliveryChannel } from '../../domain/leads/delivery'
import { contactName, leadSubject } from '../../domain/leads/labels'
import { dealerEmail, paymentReceiptEmail, receiptEmail } from '../../domain/leads/leadEmail'
import { webhookBody } from '../../domain/leads/webhookBody'
import { type Channel, type TakenDelivery, Undeliverable } from '../deliver'
import type { SendMail } from './leadMail'
import { postTo } from './postTo'
import { createSignature, SIGNATURE_HEADER } from './signature'

export interface ChannelSettings {
  pool: Pool
  sendMail: SendMail
  /** address that email comes from */
  mailFrom: string
  /** development: web addresses may lead to this machine */
  privateAllowed: boolean
  /** how long a web address may take to answer, in milliseconds; 10 seconds unless given */
  answerWithinMs?: number
}

const ANSWER_WITHIN_MS = 10_000

/** How each channel hands a lead on. A new channel is one more line here, and its name in src/domain/leads/delivery.ts. */
export function deliveryChannels(settings: ChannelSettings): Record<DeliveryChannel, Channel> {
  const { pool, sendMail, mailFrom, privateAllowed, answerWithinMs: withinMs = ANSWER_WITHIN_MS } = settings
  const envelope = (lead: DeliverableLead, delivery: TakenDelivery) => ({
    from: { name: lead.site.name, address: mailFrom },
    to: delivery.recipient,
    messageId: `${delivery.stableKey}@${mailFrom.split('@')[1]}`,
    headers: { 'X-Forecourt-Reference': lead.reference, 'X-Forecourt-Delivery': delivery.stableKey },
  })
  const answerTo = (lead: DeliverableLead) => ({ name: contactName(lead), address: lead.payload.email })
  const dealerAddress = ({ location, site }: DeliverableLead) => {
    const address = location?.email ?? site.email
    return address ? { replyTo: { name: site.name, address } } : {}
  }
  return {
    email: (lead, delivery) =>
      delivery.purpose === 'receipt'
        ? sendMail({ ...envelope(lead, delivery), ...dealerAddress(lead), ...shopperEmail(lead, delivery.part) })
        : sendMail({ ...envelope(lead, delivery), replyTo: answerTo(lead), ...dealerEmail(lead, delivery.part) }),
    adfEmail: (lead, delivery) =>
      sendMail({
        ...envelope(lead, delivery),
        replyTo: answerTo(lead),
        subject: leadSubject(lead).replace(/[\r\n]+/g, ' '),
        text: adfXml(lead, { resend: delivery.part !== 'lead' }),
      }),
    adfPost: (lead, delivery) =>
      postTo({
        url: delivery.recipient,
        body: adfXml(lead, { resend: delivery.part !== 'lead' }),
        headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Idempotency-Key': delivery.stableKey },
        ...{ privateAllowed, withinMs },
      }),
    webhook: async (lead, delivery) => {
      const body = JSON.stringify(webhookBody(lead, delivery.part))
      const secret = await secretOf(pool, delivery.routeId)
      return postTo({
        url: delivery.recipient,
        body,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Idempotency-Key': delivery.stableKey,
          [SIGNATURE_HEADER]: createSignature(body, secret, new Date()),
        },
        ...{ privateAllowed, withinMs },
      })
    },
  }
}

const shopperEmail = (lead: DeliverableLead, part: TakenDelivery['part']) =>
  part === 'payment' ? paymentReceiptEmail(lead) : receiptEmail(lead)

/** The secret as it is now: one that staff have just replaced must not sign anything any more. */
async function secretOf(pool: Pool, routeId: number | null): Promise<string> {
  const { rows } = await pool.query<{ webhook_secret: string | null }>(
    'select webhook_secret from lead_routes where id = $1',
    [routeId],
  )
  const secret = rows[0]?.webhook_secret
  if (!secret) throw new Undeliverable('The routing rule of this webhook has gone, and its secret with it.')
  return secret
}
