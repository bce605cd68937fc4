import { form, page } from './pageParts'

interface PaymentPage {
  /** true if the site takes cards; otherwise the dealer replies with a payment link */
  online: boolean
}

/** The page to pay an invoice. */
export const paymentPage = ({ online }: PaymentPage) =>
  page(
    '/online-payment',
    'Pay an invoice',
    online
      ? 'Pay a deposit, a service or a parts invoice by card, in two minutes.'
      : 'Tell us which invoice you are paying and we send you a secure payment link.',
    [
      form('payment', {
        heading: 'Pay an invoice',
        intro: online
          ? 'The number is at the top right of your invoice. You pay on the next, secure page. Never send us a card number.'
          : 'Tell us the invoice and the amount. We send you a secure link to pay it. Never send us a card number.',
        submitLabel: online ? 'Continue to payment' : 'Ask for a payment link',
      }),
    ],
  )
