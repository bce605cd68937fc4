import type { DemoSite } from '../demoSite'

/** Bluegum's car page: WhatsApp messages, price comparison and delivery in Victoria. */
export const carPage: Pick<
  DemoSite['site'],
  'plugins' | 'messaging' | 'reserveFee' | 'reservations' | 'tradeIns' | 'deliveryZones'
> = {
  plugins: ['autogauge', 'ppsrReport'],
  messaging: { chatLink: 'https://wa.me/61491570006', chatBubble: true },
  reserveFee: '$200',
  tradeIns: { noteValuation: true },
  reservations: { holdHours: 48, takeCards: true },
  deliveryZones: [
    { name: 'Ballarat, Bendigo and Geelong', postcodes: '3211-3230, 3350-3358, 3550-3556', price: 0 },
    { name: 'Greater Melbourne', postcodes: '3000-3207, 3335-3341, 3427-3429', price: 120 },
    { name: 'Regional Victoria', postcodes: '3231-3334, 3342-3349, 3359-3426, 3430-3549, 3557-3996', price: 260 },
  ],
}
