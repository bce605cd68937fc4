import { faq, form, innerHero, page } from './pageParts'

/** The page to sell a car without buying one: the steps of a trade-in, with its own lead category. `image` is the id of its picture. */
export function sellMyCarPage(noun: string, image: number) {
  return page(
    '/sell-my-car',
    `Sell us your ${noun}`,
    `An estimate online and a firm price in person for your ${noun}.`,
    [
      innerHero(`Sell us your ${noun}`, 'An estimate online, and a firm price when we have seen it.', image),
      form('sellMyCar', {
        heading: 'Four short steps to an estimate',
        intro: 'Your answers are saved if you come back later.',
      }),
      faq(
        'Before you sell',
        [
          ['Do I have to buy one from you?', 'No. We buy outright, and pay on the day you hand over the keys.'],
          ['What do I bring?', 'The keys, the service book, your licence and the registration papers.'],
        ],
        'surface',
      ),
    ],
  )
}
