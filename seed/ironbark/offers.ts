import type { DemoSite } from '../demoSite'
import { daysAgo, midnightIn } from '../shared/dates'

const ZONE = 'Australia/Sydney'
const SYDNEY = { start_tz: ZONE, expiry_tz: ZONE } as const

export const offers: NonNullable<DemoSite['offers']> = ({ image }) => [
  {
    slug: 'kubota-m7-with-loader',
    title: 'M7 with the loader thrown in',
    summary: 'Any new Kubota M7 from the yard, with a front-end loader and a four-in-one bucket, fitted.',
    image: image('/stock-photos/tractor-orange-front-quarter.webp'),
    badge: 'Loader included',
    models: ['kubota-m7'],
    carsLike: { make: 'Kubota', model: 'M7 Series', carType: 'new', limit: 6 },
    disclaimer:
      'New M7 Series from stock at Dubbo or Wellington, bought and delivered within the dates of this offer. ABN holders. While machines last.',
    start: daysAgo(15, ZONE),
    expiry: midnightIn(40, ZONE),
    ...SYDNEY,
    position: 10,
    visible: true,
  },
  {
    slug: 'pre-harvest-check',
    title: 'Pre-harvest check at your place',
    summary: 'Forty-two points, both filters and a grease, done on farm before the header arrives.',
    image: image('shared-service.webp'),
    price: 480,
    price_note: 'plus GST, within 80 km',
    link: '/service',
    link_label: 'Book the ute',
    disclaimer:
      'Filters of the common sizes are in the price. Further work is quoted before it is done. Beyond 80 km, $1.10 a kilometre.',
    position: 20,
    visible: true,
  },
  {
    slug: 'dmax-tray-and-toolboxes',
    title: 'D-MAX with tray and toolboxes',
    summary: 'A heavy-duty alloy tray and two toolboxes on any new D-MAX cab chassis.',
    image: image('/stock-photos/ute-grey-front-quarter.webp'),
    badge: 'Worth $5,900',
    models: ['isuzu-d-max'],
    carsLike: { make: 'Isuzu UTE', model: 'D-MAX', carType: 'new', limit: 4 },
    disclaimer:
      'New D-MAX cab chassis from stock. Tray 2,550 mm, two under-tray boxes, fitted at Dubbo. Not with fleet pricing.',
    start: daysAgo(8, ZONE),
    expiry: midnightIn(52, ZONE),
    ...SYDNEY,
    position: 30,
    visible: true,
  },
]
