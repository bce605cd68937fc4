import type { DemoSite } from '../demoSite'

export const reviews: DemoSite['reviews'] = [
  {
    customer_name: 'B. Hallam, Narromine',
    rating: 5,
    review_date: '2026-11-06',
    location: 'dubbo',
    text: 'Header broke a bearing at four on a Saturday in the middle of barley. Col drove the part out himself and stayed to fit it.',
    reply_text: 'Barley waits for nobody. Glad you got it off before the rain.',
    reply_date: '2026-11-08',
  },
  {
    customer_name: 'Jenny Coe',
    rating: 5,
    review_date: '2026-10-21',
    location: 'wellington-nsw',
    text: 'Bought a used D-MAX for the bloke on the place. Straight description, new tyres as promised.',
  },
  {
    customer_name: 'R & T Moloney',
    rating: 4,
    review_date: '2026-10-02',
    location: 'dubbo',
    text: 'Good deal on the M7. Loader took three weeks longer than quoted, but they lent us one.',
  },
  {
    customer_name: 'Darryl S.',
    rating: 5,
    review_date: '2026-09-17',
    location: 'dubbo',
    text: 'They put the tractor on our block for two days before I signed anything.',
  },
  {
    customer_name: 'Kath W.',
    rating: 5,
    review_date: '2026-08-30',
    location: 'wellington-nsw',
    text: 'Parts counter knows every filter by sight.',
  },
]
