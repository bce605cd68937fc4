import { faq, form, page } from './pageParts'

/** Selling a car to the dealer without buying one: the same steps as a trade-in, filed as what it is. */
export function sellMyCarPage(noun: string) {
  return page(
    '/sell-my-car',
    `Sell us your ${noun}`,
    `An estimate online and a firm price in person for your ${noun}.`,
    [
      form('sellMyCar', {
        heading: `Sell us your ${noun}`,
        intro: 'Four short steps to an estimate. Leave it half-way and it is still here when you come back.',
      }),
      faq(
        'Before you sell',
        [
          ['Do I have to buy one from you?', 'No. We buy outright, and pay on the day that you hand over the keys.'],
          ['What do I bring?', 'The keys, the service book, your licence and the registration papers.'],
        ],
        'surface',
      ),
    ],
  )
}
