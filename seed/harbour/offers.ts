import type { DemoSite } from '../demoSite'
import { daysAgo, midnightIn } from '../shared/dates'

const ZONE = 'Australia/Sydney'
const SYDNEY = { start_tz: ZONE, expiry_tz: ZONE } as const

/** Harbour's offers: current, one that starts soon and one that has expired. */
export const offers: NonNullable<DemoSite['offers']> = ({ image }) => [
  {
    slug: 'hilux-runout',
    title: 'HiLux runout: $4,000 towards your trade',
    summary: 'On every HiLux that is in our yards today, on top of what we pay for the car you bring.',
    image: image('/stock-photos/ute-white-front-quarter.webp'),
    badge: '$4,000 trade bonus',
    models: ['toyota-hilux'],
    carsLike: { make: 'Toyota', model: 'HiLux', limit: 6 },
    link: '/trade-in',
    link_label: 'Value my trade-in',
    disclaimer:
      'For private and ABN buyers who trade in a registered passenger or light commercial vehicle on a HiLux from stock, new, demonstrator or used. One bonus for each vehicle bought. Not with fleet pricing or any other offer. Harbour Motor Group, MD 045 118.',
    start: daysAgo(20, ZONE),
    expiry: midnightIn(38, ZONE),
    ...SYDNEY,
    position: 10,
    visible: true,
  },
  {
    slug: 'first-year-of-charging',
    title: 'A year of charging with every EV5',
    summary: 'Buy any Kia EV5 from our yards and we pay for 3,000 kWh at public chargers. That is about 17,000 km.',
    image: image('/stock-photos/suv-teal-front-quarter.webp'),
    badge: '17,000 km on us',
    models: ['kia-ev5'],
    carsLike: { make: 'Kia', model: 'EV5', limit: 6 },
    disclaimer:
      'EV5 from stock, new, demonstrator or used, bought and delivered within the dates of this offer. Charging credit is for twelve months from delivery, is not cash and cannot be transferred. Distance worked out at 17.6 kWh/100 km.',
    start: daysAgo(12, ZONE),
    expiry: midnightIn(48, ZONE),
    ...SYDNEY,
    position: 20,
    visible: true,
  },
  {
    slug: 'demonstrator-clearance',
    title: 'Demonstrator clearance',
    summary: 'Three months old, driven by our own people, with the balance of the new-car warranty.',
    image: image('/stock-photos/suv-white-front-quarter.webp'),
    badge: 'Ends soon',
    link: '/search/demo-cars',
    link_label: 'See demo cars',
    disclaimer:
      'While stock lasts. Prices are as shown on each car and include on-road costs for a private buyer in New South Wales.',
    start: daysAgo(25, ZONE),
    expiry: midnightIn(10, ZONE),
    ...SYDNEY,
    position: 30,
    visible: true,
  },
  {
    slug: 'logbook-service-299',
    title: 'Logbook service, $299',
    summary: 'Any of our six brands, up to four cylinders, with a wash and a loan car if it runs past lunch.',
    image: image('shared-service.webp'),
    price: 299,
    before_price: 389,
    price_note: 'parts and labour',
    link: '/service',
    link_label: 'Book a service',
    disclaimer:
      'For petrol and hybrid engines of up to four cylinders and the scheduled items of one logbook service. Additional items are quoted before any work.',
    position: 40,
    visible: true,
  },
  {
    slug: 'new-year-plates',
    title: 'New-year plates',
    summary: 'Order in December, drive away with January compliance.',
    disclaimer: 'Opens next month.',
    start: midnightIn(21, ZONE),
    expiry: midnightIn(60, ZONE),
    ...SYDNEY,
    position: 50,
    visible: true,
  },
  {
    slug: 'spring-tyre-week',
    title: 'Spring tyre week',
    summary: 'Four for the price of three at every workshop.',
    disclaimer: 'Was on for one week in spring.',
    start: daysAgo(70, ZONE),
    expiry: daysAgo(62, ZONE),
    ...SYDNEY,
    position: 60,
    visible: true,
  },
]
