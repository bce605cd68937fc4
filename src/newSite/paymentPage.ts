import { form, page } from './pageParts'

interface PaymentPage {
  /** the site takes cards; else the dealer answers with a payment link */
  online: boolean
}

/** Where a shopper says which invoice they would like to pay. */
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
          ? 'The number is at the top right of your invoice. You pay on the secure page that follows; never send us a card number.'
          : 'Tell us the invoice and the amount. We send you a secure link to pay it; never send us a card number.',
        submitLabel: online ? 'Go on to payment' : 'Ask for a payment link',
      }),
    ],
  )
