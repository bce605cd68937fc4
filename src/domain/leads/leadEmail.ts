import { formatAmount } from '../payments/payment'
import type { DeliverableLead } from './deliverable'
import type { DeliveryPart } from './delivery'
import { type EmailContent, emailContent } from './emailLayout'
import { toEmailPicture } from './emailPicture'
import {
  answerLines,
  carLines,
  contactName,
  formatLeadTime,
  type LeadLine,
  leadSubject,
  paymentLines,
  sourceLines,
  tradeInLines,
} from './labels'
import { CONFIRM_HOURS } from './reservation'

/** The dealer's notification of a lead: contact, vehicle, how to reply, and the source. */
export function dealerEmail(lead: DeliverableLead, part: DeliveryPart = 'lead'): EmailContent {
  const { payload, site } = lead
  const person = contactName(lead)
  const phone = payload.phone.replace(/[^\d+]/g, '')
  return emailContent({
    subject: `${SUBJECTS[part](lead)}${leadSubject(lead)}`,
    siteName: site.name,
    colours: site.colours,
    preview: payload.message ?? `${payload.category} from ${person}, ${payload.phone}`,
    heading: dealerHeading(lead, part),
    paragraphs: [
      ...(lead.isTest ? ['This is a test lead sent by staff. No reply is needed.'] : []),
      ...(part === 'consent' ? [OPTED_OUT] : []),
    ],
    sections: [
      {
        heading: null,
        quote: payload.message,
        lines: [
          ['Name', person],
          ['Phone', payload.phone],
          ['Email', payload.email],
          ...answerLines(lead),
        ] as LeadLine[],
      },
      { heading: 'Payment', lines: paymentLines(lead) },
      { heading: 'The vehicle', picture: carPicture(lead), lines: carLines(lead) },
      { heading: 'Their own car', lines: tradeInLines(lead) },
      { heading: 'Source', lines: sourceLines(lead) },
    ].filter(({ lines }) => lines.length > 0),
    buttons: [
      { label: `Call ${payload.name}`, url: `tel:${phone}` },
      { label: 'Reply by email', url: `mailto:${payload.email}` },
    ],
    footer: `Reference ${lead.reference}, received ${formatLeadTime(lead.createdAt, site.timeZone)}.\nReply to this email to contact ${payload.name}.`,
  })
}

const OPTED_OUT =
  'Take this email address off every marketing list, here and in other systems, within five business days. You may still answer the enquiry below.'

const SUBJECTS: Record<DeliveryPart, (lead: DeliverableLead) => string> = {
  lead: () => '',
  update: () => 'Update: ',
  payment: ({ payment }) => (payment?.status === 'refunded' ? 'Refunded: ' : 'Paid: '),
  consent: () => 'Opted out: ',
  booking: ({ booking }) => (booking?.isCancelled ? 'Booking cancelled: ' : 'Booking moved: '),
}

function dealerHeading(lead: DeliverableLead, part: DeliveryPart): string {
  const person = contactName(lead)
  const { payment, payload, booking } = lead
  if (part === 'update') return `${person} has added details`
  if (part === 'consent') return `${person} no longer wants news and offers`
  if (part === 'booking' && booking) {
    const when = formatLeadTime(booking.startsAt, booking.timeZone)
    return booking.isCancelled
      ? `${person} has cancelled the booking of ${when}`
      : `${person} has moved the booking to ${when}`
  }
  if (part !== 'payment' || !payment) return `${payload.category} from ${person}`
  const amount = formatAmount(payment.amount)
  return payment.status === 'refunded' ? `${amount} was refunded to ${person}` : `${person} has paid ${amount}`
}

/** An invoice number as typed, too short and plain to carry anybody's words. */
const INVOICE_NUMBER = /^Invoice (?=\S*\d)[\w/-]{1,20}$/

/** What a payment is for, as far as a receipt may say it; null if the payer typed anything but a number. */
const paidFor = ({ kind, description }: NonNullable<DeliverableLead['payment']>): string | null =>
  kind === 'reservation' || INVOICE_NUMBER.test(description) ? description : null

/** The shopper's receipt for a payment or refund. It contains nothing that the payer typed but the number of an invoice, as `receiptEmail`. */
export function paymentReceiptEmail(lead: DeliverableLead): EmailContent {
  const { site, location, payment } = lead
  if (!payment) return receiptEmail(lead)
  const amount = formatAmount(payment.amount)
  const what = paidFor(payment)
  const refunded = payment.status === 'refunded'
  const phone = location?.phone ?? site.phone
  return emailContent({
    subject: `${refunded ? 'Your refund' : 'Your payment'} of ${amount} (${lead.reference})`,
    siteName: site.name,
    colours: site.colours,
    preview: what ? `${amount} for ${what}` : amount,
    heading: refunded ? `We have refunded your ${amount}` : `Thank you. We have your ${amount}.`,
    paragraphs: refunded
      ? ['Your bank may take a few days to show it.']
      : payment.kind === 'reservation'
        ? [
            'We are holding the vehicle for you, and the fee comes off the price. We will call you about the next steps.',
          ]
        : ['This is your receipt. Please keep it.'],
    sections: [
      {
        heading: 'Payment',
        lines: [
          ['Reference', lead.reference] as LeadLine,
          ...paymentLines(lead).filter(([label]) => label !== 'For' || what !== null),
        ],
      },
      {
        heading: 'The vehicle',
        picture: carPicture(lead),
        lines: carLines(lead).filter(([label]) => label === 'Vehicle' || label === 'On the site'),
      },
    ].filter(({ lines }) => lines.length > 0),
    buttons: phone ? [{ label: `Call ${phone}`, url: `tel:${phone.replace(/[^\d+]/g, '')}` }] : [],
    footer: [
      sender(lead),
      `You are receiving this email because you paid at ${site.origin.replace(/^https?:\/\//, '')}.`,
    ].join('\n'),
  })
}

/** Pages of a receipt's links; null for none. */
interface ReceiptLinks {
  /** confirms a reservation */
  confirmUrl?: string | null
  unsubscribeUrl?: string | null
  /** changes the booking */
  bookingUrl?: string | null
}

/**
 * The shopper's receipt: the link that confirms a reservation, the dealer's text, the reference, the vehicle, the booking with the
 * link that changes it and, if they agreed to news and offers, the link to opt out. It contains nothing that the sender typed, since
 * anyone can enter anyone's address: it would be a way to send
 * their words from the dealer's domain.
 */
export function receiptEmail(
  lead: DeliverableLead,
  { confirmUrl = null, unsubscribeUrl = null, bookingUrl = null }: ReceiptLinks = {},
): EmailContent {
  const { site, location, pendingHold } = lead
  const booking = lead.booking?.isCancelled ? null : lead.booking
  const confirms = pendingHold && confirmUrl ? { ...pendingHold, url: confirmUrl } : null
  const phone = location?.phone ?? site.phone
  const when = booking ? formatLeadTime(booking.startsAt, booking.timeZone) : null
  return emailContent({
    subject: `${confirms ? 'Confirm your reservation' : site.receipt.subject} (${lead.reference})`,
    siteName: site.name,
    colours: site.colours,
    preview: `Your reference is ${lead.reference}.`,
    heading: confirms ? 'Confirm your reservation' : 'Thank you',
    paragraphs: [
      ...(confirms
        ? [
            `Press the button within ${CONFIRM_HOURS} hours, and we hold the vehicle for you for ${confirms.heldFor}. Until then someone else can reserve it. If you did not ask for it, do nothing.`,
          ]
        : []),
      ...site.receipt.text
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter(Boolean),
      ...(when ? [`Your booking: ${when}${location ? `, at ${location.name}` : ''}.`] : []),
      `Your reference is ${lead.reference}. Quote it if you call us before we call you.`,
    ],
    sections: [
      {
        heading: 'The vehicle',
        picture: carPicture(lead),
        lines: carLines(lead).filter(
          ([label]) => label === 'Vehicle' || label === 'Price shown' || label === 'On the site',
        ),
      },
      // What it is for may name an invoice as typed.
      { heading: 'Payment', lines: paymentLines(lead).filter(([label]) => label !== 'For') },
    ].filter(({ lines }) => lines.length > 0),
    buttons: [
      ...(confirms ? [{ label: 'Hold the vehicle', url: confirms.url }] : []),
      ...(booking && bookingUrl ? [{ label: CHANGE_BOOKING, url: bookingUrl }] : []),
      ...(phone ? [{ label: `Call ${phone}`, url: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
      { label: 'Visit our website', url: site.origin },
    ],
    footer: [
      sender(lead),
      `You are receiving this email because you sent an enquiry at ${site.origin.replace(/^https?:\/\//, '')}.`,
      ...(unsubscribeUrl ? ['You also agreed to news and offers.'] : []),
    ].join('\n'),
    ...(unsubscribeUrl ? { footerLink: { label: 'Unsubscribe from news and offers', url: unsubscribeUrl } } : {}),
  })
}

const CHANGE_BOOKING = 'Change or cancel the booking'

/** Tells the shopper that their booking was moved or cancelled, as they asked. */
export function bookingEmail(lead: DeliverableLead, bookingUrl: string): EmailContent {
  const { site, location, booking } = lead
  if (!booking) return receiptEmail(lead)
  const when = formatLeadTime(booking.startsAt, booking.timeZone)
  const place = location ? `, at ${location.name}` : ''
  const phone = location?.phone ?? site.phone
  const { isCancelled } = booking
  return emailContent({
    subject: `${isCancelled ? 'Your booking is cancelled' : `Your booking is now ${when}`} (${lead.reference})`,
    siteName: site.name,
    colours: site.colours,
    preview: `${when}${place}`,
    heading: isCancelled ? 'Your booking is cancelled' : 'Your booking has a new time',
    paragraphs: [
      isCancelled ? `We no longer expect you on ${when}${place}.` : `We expect you on ${when}${place}.`,
      `Your reference is ${lead.reference}. If you did not ask for this, call us.`,
    ],
    sections: [],
    buttons: [
      ...(isCancelled ? [] : [{ label: CHANGE_BOOKING, url: bookingUrl }]),
      ...(phone ? [{ label: `Call ${phone}`, url: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
    ],
    footer: [
      sender(lead),
      `You are receiving this email because the booking was changed at ${site.origin.replace(/^https?:\/\//, '')}.`,
    ].join('\n'),
  })
}

/** Who sends an email to a shopper: the location with its address, else the site. */
const sender = ({ location, site }: DeliverableLead) =>
  location ? `${location.name}, ${location.street}, ${location.city} ${location.state} ${location.postcode}` : site.name

const carPicture = ({ car, site }: DeliverableLead) =>
  car && toEmailPicture(site.origin, car.imageUrl, car.name, 'wide')
