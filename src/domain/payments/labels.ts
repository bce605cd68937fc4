import { formatAmount, type PaymentKind, type PaymentStatus } from './payment'

export interface PaymentLabelInput {
  kind: PaymentKind
  status: PaymentStatus
  /** dollars */
  amount: number
  /** paid through the payment provider, so a receipt was sent */
  byCard: boolean
  /** for a reservation: its hold has ended, paid or not */
  holdEnded: boolean
  /** "Tuesday, 24 November 2026 at 10:30 am"; null unless the car is held */
  heldUntil: string | null
  /** what takes a card online: a payment service, a demonstration that charges nothing, or nothing */
  checkout: 'service' | 'demo' | null
}

export interface PaymentLabels {
  heading: string
  text: string
  /** label of the checkout button; null if there is nothing to pay now */
  pay: string | null
  tone: 'waits' | 'done' | 'problem'
}

/** Texts of a payment's page by its status. */
export function paymentLabels(payment: PaymentLabelInput): PaymentLabels {
  const { kind, status, holdEnded, heldUntil, checkout } = payment
  const amount = formatAmount(payment.amount)
  const reservation = kind === 'reservation'
  switch (status) {
    case 'paid':
      return {
        heading: `We have your ${amount}`,
        text: [
          reservation
            ? 'We are holding the vehicle for you, and the fee comes off the price.'
            : 'Thank you. There is nothing more to pay.',
          ...(payment.byCard ? ['A receipt is on its way by email.'] : []),
        ].join(' '),
        ...{ pay: null, tone: 'done' },
      }
    case 'processing':
      return {
        heading: 'Your payment is being processed',
        text: `Your bank may take a few days to send the ${amount}. We will email you when it arrives.`,
        ...{ pay: null, tone: 'waits' },
      }
    case 'refunded':
      return {
        heading: `We have refunded your ${amount}`,
        text: 'Your bank may take a few days to show it.',
        ...{ pay: null, tone: 'done' },
      }
    default:
  }
  if (status === 'expired' || holdEnded) {
    return {
      heading: 'This payment has expired',
      text: reservation ? 'It is no longer held for you, and nothing was charged.' : 'Nothing was charged.',
      ...{ pay: null, tone: 'problem' },
    }
  }
  const holdSentence = reservation && heldUntil ? ` It is held for you until ${heldUntil}.` : ''
  if (status === 'atDealership') {
    return {
      heading: reservation && heldUntil ? 'You have reserved it' : 'We have your details',
      text: `You pay the ${amount} at the dealership; nothing was charged here.${reservation && !heldUntil ? ' Open the link in our email to hold it.' : holdSentence}`,
      ...{ pay: null, tone: 'done' },
    }
  }
  const pay = checkout && (checkout === 'service' ? `Pay ${amount} by card` : 'Open the demo checkout')
  if (status === 'failed') {
    return {
      heading: 'Your payment did not go through',
      text: `Nothing was charged.${holdSentence}`,
      pay,
      tone: 'problem',
    }
  }
  return reservation
    ? {
        heading: 'One step left',
        text: heldUntil
          ? `Pay the fee now, or at the dealership when you come.${holdSentence}`
          : `The fee holds it for you. To pay at the dealership instead, open the link in our email: it holds it as well.`,
        pay,
        tone: 'waits',
      }
    : {
        heading: `Pay ${amount}`,
        text: checkout
          ? `Check what it is for, then ${checkout === 'service' ? 'pay by card' : 'see how paying works'}.`
          : 'Card payments are not available online. Pay at the dealership, or call us.',
        pay,
        tone: 'waits',
      }
}

/** Below the button of a checkout. */
export const CHECKOUT_NOTES: Record<NonNullable<PaymentLabelInput['checkout']>, string> = {
  service: 'You pay on our payment provider’s page. We never see your card number.',
  demo: 'This website is a demonstration without a payment service: no card is charged.',
}

/** Error messages of the checkout, by `?problem=`. */
export const PAYMENT_ERRORS = new Map<string, string>(
  Object.entries({
    service: 'Card payments are temporarily unavailable. Nothing was charged. Try again in a minute.',
    taken: 'Someone else has just reserved it. Nothing was charged.',
    rateLimited: 'Too many attempts. Wait a few minutes, then try again.',
  }),
)
