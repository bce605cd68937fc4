import type { BlockData } from '../blockProps'
import { exampleImage } from '../examples/media'

export const example: BlockData<'heroBanner'> = {
  blockType: 'heroBanner',
  eyebrow: 'New, demo and used',
  heading: 'Find the car that fits your week',
  text: 'Six locations, one stock list, and people who answer the phone.',
  image: exampleImage('hero'),
  size: 'tall',
  actions: [
    { label: 'Search our stock', link: '/search/new-used-and-demo-cars' },
    { label: 'Value my trade-in', link: '/trade-in' },
  ],
  featureLinks: [
    { title: 'See our latest offers', link: '/special-offers', icon: 'offer' },
    { title: 'Book your service online', subText: 'Save time & book online', link: '/service', icon: 'service' },
    { title: 'Sell your car', subText: 'Get an instant offer in 2 minutes', link: '/trade-in', icon: 'tradeIn' },
  ],
}
