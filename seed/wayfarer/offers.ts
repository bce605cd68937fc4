import type { DemoSite } from '../demoSite'
import { daysAgo, midnightIn } from '../shared/dates'

const BRISBANE = { start_tz: 'Australia/Brisbane', expiry_tz: 'Australia/Brisbane' } as const

export const offers: NonNullable<DemoSite['offers']> = ({ image }) => [
  {
    slug: 'journey-with-lithium',
    title: 'Journey with lithium and 400 watts',
    summary: 'Every Jayco Journey in the yard goes home with a 200 Ah lithium battery and two more panels.',
    image: image('/stock-photos/caravan-white-front-quarter.webp'),
    badge: 'Worth $4,600',
    models: ['jayco-journey'],
    carsLike: { make: 'Jayco', model: 'Journey', carType: 'new', limit: 6 },
    disclaimer:
      'New Jayco Journey from stock, bought and delivered within the dates of this offer. Fitted at Caloundra. Not with show prices. While vans last.',
    start: daysAgo(10),
    expiry: midnightIn(44),
    ...BRISBANE,
    position: 10,
    visible: true,
  },
  {
    slug: 'show-van-sale',
    title: 'Show vans, shown twice',
    summary: 'Displayed at two shows and never slept in. Every fault is a scuff that we can point to.',
    image: image('wayfarer-caboolture.webp'),
    badge: 'From the show floor',
    link: '/search/new-used-and-demo-cars',
    link_label: 'See every van',
    disclaimer: 'Display vans at the price shown on each. Full new-van warranty from delivery.',
    start: daysAgo(18),
    expiry: midnightIn(24),
    ...BRISBANE,
    position: 20,
    visible: true,
  },
  {
    slug: 'annual-service',
    title: 'Annual service and weigh',
    summary: 'Bearings, brakes, gas, seals and a trip over our scales, with a letter for your insurer.',
    image: image('shared-service.webp'),
    price: 590,
    before_price: 680,
    price_note: 'single axle; tandem $690',
    link: '/service',
    link_label: 'Book a service',
    disclaimer: 'Bearings and grease are in the price. Brake shoes, gas parts and tyres are quoted first.',
    position: 30,
    visible: true,
  },
]
