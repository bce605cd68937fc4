import type { DemoSite } from '../demoSite'

export const reviews: DemoSite['reviews'] = [
  {
    customer_name: 'Margaret H.',
    rating: 5,
    review_date: '2026-11-12',
    location: 'ballarat',
    text: 'They put my granddaughter\u2019s Corolla up on the hoist and showed her where to look. She is nineteen and now knows more about CV boots than I do. Fair price, no fuss, and they rang a month later to ask how it was going.',
  },
  {
    customer_name: 'Dylan P.',
    rating: 5,
    review_date: '2026-11-04',
    location: 'geelong',
    text: 'Came down on the train, drove home in a Forester. The report listed every stone chip.',
  },
  {
    customer_name: 'The Nguyen family',
    rating: 5,
    review_date: '2026-10-30',
    location: 'bendigo',
    text: 'Swapped our first choice after four days because two child seats and a pram did not fit. They said that is what the seven days are for.',
    reply_text: 'It is exactly what they are for. Enjoy the Carnival!',
    reply_date: '2026-10-31',
  },
  {
    customer_name: 'Stuart Bell',
    rating: 4,
    review_date: '2026-10-19',
    location: 'ballarat',
    text: 'Good car, honest description. Took an extra day for the roadworthy.',
  },
  {
    customer_name: 'Aisha K.',
    rating: 5,
    review_date: '2026-10-08',
    location: 'geelong',
    text: 'Sold them my i30. Looked it over for half an hour, gave me a number, money was in my account before I got home.',
  },
  {
    customer_name: 'Peter O.',
    rating: 5,
    review_date: '2026-09-26',
    location: 'bendigo',
    text: 'Third car from Bluegum. That should say enough.',
  },
  {
    customer_name: 'Jess M.',
    rating: 4,
    review_date: '2026-09-12',
    location: 'ballarat',
    text: 'Friendly people. The finance rate was a little higher than my bank\u2019s and they told me so themselves.',
  },
]
