import type { DemoSite } from '../demoSite'

/** Wayfarer's car page: caravan delivery priced by distance. */
export const carPage: Pick<
  DemoSite['site'],
  'plugins' | 'messaging' | 'reserveFee' | 'reservations' | 'deliveryZones'
> = {
  plugins: [],
  messaging: {},
  reserveFee: '$1,000',
  reservations: { holdHours: 72, takeCards: true },
  deliveryZones: [
    { name: 'Sunshine Coast and Moreton Bay', postcodes: '4500-4519, 4550-4575', price: 0 },
    { name: 'Brisbane and Gold Coast', postcodes: '4000-4230', price: 220 },
    { name: 'Regional Queensland', postcodes: '4231-4499, 4520-4549, 4576-4899', price: 890 },
    { name: 'Northern New South Wales', postcodes: '2469-2490', price: 640 },
  ],
}
