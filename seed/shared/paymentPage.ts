import { form, page } from './pageParts'

/** Where a shopper says which invoice they would like to pay. */
export const paymentPage = () =>
  page(
    '/online-payment',
    'Pay an invoice',
    'Tell us which invoice you are paying and we send you a secure payment link.',
    [
      form('payment', {
        heading: 'Pay an invoice',
        intro: 'Tell us the invoice and the amount. We send you a secure link to pay it; never send us a card number.',
        submitLabel: 'Ask for a payment link',
      }),
    ],
  )
