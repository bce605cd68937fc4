import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { adfXml } from '../../domain/leads/adf'
import type { DeliverableLead } from '../../domain/leads/deliverable'
import type { DeliveryChannel } from '../../domain/leads/delivery'
import { contactName, leadSubject } from '../../domain/leads/labels'
import { bookingEmail, dealerEmail, paymentReceiptEmail, receiptEmail } from '../../domain/leads/leadEmail'
import { webhookBody } from '../../domain/leads/webhookBody'
import { toDatabase } from '../../server/database/database'
import { lead_routes } from '../../server/database/tables.generated'
import { hashEmail } from '../../server/hashEmail'
import { createBookingToken } from '../bookingToken'
import { type Channel, type ClaimedDelivery, UndeliverableError } from '../deliver'
import { createUnsubscribeToken } from '../privacy/unsubscribeToken'
import { createReservationToken } from '../reservationToken'
import { type ConversionSettings, conversionChannels } from './conversions'
import type { OutgoingMail, SendMail } from './leadMail'
import { postTo } from './postTo'
import { createSignature, SIGNATURE_HEADER } from './signature'

export interface ChannelSettings {
  pool: Pool
  sendMail: SendMail
  /** the From address of emails */
  mailFrom: string
  /** development only: allows URLs of this machine */
  allowPrivate: boolean
  /** signs the links of emails */
  tokenSecret: string
  conversions: ConversionSettings
  /** milliseconds to wait for a response from a URL; 10 seconds by default */
  timeoutMs?: number
}

const DEFAULT_TIMEOUT_MS = 10_000

/** The sender of each channel. To add a channel, add it here and its name in src/domain/leads/delivery.ts. */
export function deliveryChannels(settings: ChannelSettings): Record<DeliveryChannel, Channel> {
  const { pool, sendMail, mailFrom, allowPrivate, tokenSecret, conversions, timeoutMs = DEFAULT_TIMEOUT_MS } = settings
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
  const unsubscribeToken = ({ payload }: DeliverableLead, { leadId }: ClaimedDelivery) =>
    payload.opt_in ? createUnsubscribeToken(tokenSecret, { leadId, emailHash: hashEmail(payload.email) }) : null
  const receipt = (lead: DeliverableLead, delivery: ClaimedDelivery): OutgoingMail => {
    const mail = { ...envelope(lead, delivery), ...replyToDealer(lead) }
    if (delivery.part === 'payment') return { ...mail, ...paymentReceiptEmail(lead) }
    const bookingUrl = lead.booking && toBookingPage(lead, createBookingToken(tokenSecret, lead.booking.id))
    if (delivery.part === 'booking' && bookingUrl) return { ...mail, ...bookingEmail(lead, bookingUrl) }
    const token = unsubscribeToken(lead, delivery)
    const confirmUrl =
      lead.pendingHold && `${lead.site.origin}/reservations/${createReservationToken(tokenSecret, lead.pendingHold.id)}`
    const links = { confirmUrl, bookingUrl }
    if (!token) return { ...mail, ...receiptEmail(lead, links) }
    return {
      ...mail,
      ...receiptEmail(lead, { ...links, unsubscribeUrl: toUnsubscribePage(lead, token) }),
      headers: {
        ...mail.headers,
        // One click in the mail program, RFC 8058.
        'List-Unsubscribe': `<${lead.site.origin}/api/unsubscribe/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
  }
  return {
    email: (lead, delivery) =>
      delivery.purpose === 'receipt'
        ? sendMail(receipt(lead, delivery))
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
      const token = unsubscribeToken(lead, delivery)
      const body = JSON.stringify(webhookBody(lead, delivery.part, token && toUnsubscribePage(lead, token)))
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
    ...conversionChannels({ pool, allowPrivate, timeoutMs, ...conversions }),
  }
}

/** The page on the dealer's site where the shopper confirms the opt-out. */
const toUnsubscribePage = ({ site }: DeliverableLead, token: string) => `${site.origin}/unsubscribe/${token}`

/** The page on the dealer's site where the shopper changes the booking. */
const toBookingPage = ({ site }: DeliverableLead, token: string) => `${site.origin}/bookings/${token}`

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
