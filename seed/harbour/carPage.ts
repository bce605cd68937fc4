import type { DemoSite } from '../demoSite'

/** Harbour's car page: price comparison, reports, and delivery in New South Wales and beyond. */
export const carPage: Pick<
  DemoSite['site'],
  'plugins' | 'messaging' | 'reserveFee' | 'reservations' | 'deliveryZones'
> = {
  plugins: ['autogauge', 'carAnalysis', 'ppsrReport'],
  messaging: {},
  reserveFee: '$500',
  reservations: { holdHours: 72, takeCards: true },
  deliveryZones: [
    { name: 'Greater Sydney', postcodes: '1000-1999, 2000-2249, 2555-2574, 2740-2786', price: 0 },
    { name: 'Central Coast, Newcastle and Wollongong', postcodes: '2250-2338, 2500-2530', price: 150 },
    {
      name: 'Regional New South Wales',
      postcodes: '2339-2499, 2531-2554, 2575-2599, 2619-2739, 2787-2898',
      price: 390,
    },
    { name: 'Canberra', postcodes: '0200-0299, 2600-2618, 2900-2920', price: 350 },
    { name: 'Melbourne and Brisbane', postcodes: '3000-3207, 4000-4207', price: 790 },
  ],
}
