import { EVERYONE, type PromoCard, type PromoTile } from '@/domain/promotions/promotion'

const CARD: PromoCard = {
  id: 1,
  title: 'We Want Your Car!',
  text: 'We buy all types of cars',
  lines: ['Our high turnover means we can pay more', 'Paid the same day'],
  link: '/trade-in',
  linkLabel: 'Value my car',
  image: null,
  tone: 'ink',
  start: null,
  expiry: null,
  position: 6,
  display: true,
  strictDisplay: true,
  audience: EVERYONE,
}

const IMAGE = {
  url: '/stock-photos/hatch-teal-front-quarter.webp',
  alt: '',
  width: 1200,
  height: 800,
}

/** Promo cards on each surface, with and without a picture (STK-13). */
export const EXAMPLE_PROMO_CARDS: { label: string; card: PromoCard }[] = [
  { label: 'Promo card, dark, with a picture', card: { ...CARD, image: IMAGE } },
  { label: 'Promo card, dark', card: CARD },
  { label: 'Promo card, accent', card: { ...CARD, tone: 'accent', lines: [] } },
  { label: 'Promo card, light', card: { ...CARD, tone: 'surface', text: null, linkLabel: null } },
]

/** A promo tile of each kind (STK-14). */
export const EXAMPLE_PROMO_TILES: PromoTile[] = [
  ['warranty', '3-year warranty', 'Every used car under ten years leaves with three years of mechanical cover.', null],
  ['videoCall', 'See it by video', 'A live walk-around of any car, from our yard.', '/contact'],
  ['tradeIn', 'Your car is worth something', 'A figure in two minutes, good for seven days.', '/trade-in'],
  ['freight', 'Delivered to your door', 'Anywhere in the state, on a truck, with the tank full.', null],
  ['finance', 'Know your repayment first', 'Set the deposit and the term before you visit.', '/finance'],
  ['offer', 'The runout is on', 'A few of last year’s cars are left, until the end of June.', '/runout'],
  ['experience', 'Drive it for a day', 'Take it home overnight, and park it in your own garage.', '/book-test-drive/'],
].map(([kind, title, text, link], index) => ({
  id: index + 1,
  kind: kind as PromoTile['kind'],
  title: title as string,
  text: text as string,
  link: link ?? null,
  start: null,
  expiry: null,
  audience: EVERYONE,
}))
