import type { DemoSite } from '../demoSite'

/** Ironbark's car page: delivery of tractors by low loader, priced by district. */
export const carPage: Pick<
  DemoSite['site'],
  'plugins' | 'messaging' | 'reserveFee' | 'reservations' | 'deliveryZones'
> = {
  plugins: [],
  messaging: {},
  reserveFee: '$200',
  reservations: { holdHours: 48, takeCards: false },
  deliveryZones: [
    { name: 'Dubbo and Wellington', postcodes: '2820, 2830', price: 0 },
    { name: 'Central West', postcodes: '2787-2819, 2821-2829, 2831-2879', price: 440 },
    { name: 'New England and North West', postcodes: '2340-2411', price: 690 },
  ],
}
