import type { DemoSite } from '../demoSite'

export const reviews: DemoSite['reviews'] = [
  {
    customer_name: 'Sue and Barry L.',
    rating: 5,
    review_date: '2026-11-01',
    location: 'caloundra',
    text: 'Two hours of handover and not once did they hurry. Barry can now reverse it, which after forty years of marriage is worth the price of the van. We are writing this from Agnes Water.',
  },
  {
    customer_name: 'Priscilla M.',
    rating: 5,
    review_date: '2026-10-15',
    location: 'caboolture',
    text: 'They weighed our car and told us to buy the lighter van. It was eleven thousand dollars cheaper.',
    reply_text: 'And you will enjoy it more. Safe travels, Priscilla.',
    reply_date: '2026-10-16',
  },
  {
    customer_name: 'Glenn A.',
    rating: 4,
    review_date: '2026-10-04',
    location: 'caloundra',
    text: 'Lovely van. Waited a fortnight for the awning part.',
  },
  {
    customer_name: 'Mei & Tom',
    rating: 5,
    review_date: '2026-09-20',
    location: 'caloundra',
    text: 'Kids tried every bunk in the yard and nobody minded.',
  },
  {
    customer_name: 'Ray D.',
    rating: 5,
    review_date: '2026-08-11',
    location: 'caboolture',
    text: 'Traded our old pop-top. Fair figure and they let us keep the solar.',
  },
]
