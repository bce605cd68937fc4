import { formatAmount, type PaymentKind, type PaymentStatus } from './payment'

export interface PaymentLabelInput {
  kind: PaymentKind
  status: PaymentStatus
  /** dollars */
  amount: number
  /** the payment service has taken it, and so a receipt was sent */
  byCard: boolean
  /** of a reservation: its hold has ended, paid or not */
  heldNoMore: boolean
  /** "Tuesday, 24 November 2026 at 10:30 am"; null where nothing is held */
  heldUntil: string | null
  /** shoppers pay on the site */
  online: boolean
}

export interface PaymentLabels {
  heading: string
  text: string
  /** on the button that leads to the checkout; null where there is nothing to pay now */
  pay: string | null
  tone: 'waits' | 'done' | 'problem'
}

/** What a payment's page says and offers, by where the payment stands. */
export function paymentLabels(payment: PaymentLabelInput): PaymentLabels {
  const { kind, status, heldNoMore, heldUntil, online } = payment
  const amount = formatAmount(payment.amount)
  const reservation = kind === 'reservation'
  switch (status) {
    case 'paid':
      return {
        heading: `We have your ${amount}`,
        text: [
          reservation
            ? 'It is yours to come and see: we keep it for you, and the fee comes off the price.'
            : 'Thank you. Nothing more is to be paid.',
          ...(payment.byCard ? ['A receipt is on its way by email.'] : []),
        ].join(' '),
        ...{ pay: null, tone: 'done' },
      }
    case 'processing':
      return {
        heading: 'Your bank is on it',
        text: `The ${amount} is on its way to us, which may take a few days. We write to you when it is here.`,
        ...{ pay: null, tone: 'waits' },
      }
    case 'refunded':
      return {
        heading: `${amount} is on its way back to you`,
        text: 'Your bank may take a few days to show it.',
        ...{ pay: null, tone: 'done' },
      }
    default:
  }
  if (status === 'expired' || heldNoMore) {
    return {
      heading: 'The time for this has run out',
      text: reservation ? 'It is no longer held for you, and nothing was charged.' : 'Nothing was charged.',
      ...{ pay: null, tone: 'problem' },
    }
  }
  const held = reservation && heldUntil ? ` It is held for you until ${heldUntil}.` : ''
  if (status === 'atDealership') {
    return {
      heading: reservation ? 'You have reserved it' : 'We have your details',
      text: `You pay the ${amount} at the dealership; nothing was charged here.${held}`,
      ...{ pay: null, tone: 'done' },
    }
  }
  const pay = online ? `Pay ${amount} by card` : null
  if (status === 'failed') {
    return { heading: 'Your payment did not go through', text: `Nothing was charged.${held}`, pay, tone: 'problem' }
  }
  return reservation
    ? {
        heading: 'One step left',
        text: `Pay the fee now, or at the dealership when you come.${held}`,
        pay,
        tone: 'waits',
      }
    : {
        heading: `Pay ${amount}`,
        text: online
          ? 'Check what it is for, then pay by card.'
          : 'We take no cards here just now: pay at the dealership, or call us.',
        pay,
        tone: 'waits',
      }
}

/** What went wrong on the way to the checkout, by the address's `problem`. */
export const PAYMENT_ERRORS: Record<string, string> = {
  service: 'The payment service does not answer just now. Nothing was charged; please try again in a minute.',
  tooOften: 'That was tried many times in a short while. Please wait a few minutes.',
}
