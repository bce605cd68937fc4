import type { BlockData } from '../blockProps'

export const example: BlockData<'callToActionGrid'> = {
  blockType: 'callToActionGrid',
  heading: 'What can we help with?',
  tiles: [
    { title: 'Book a service', link: '/service', icon: 'service' },
    { title: 'Search our stock', link: '/search/new-used-and-demo-cars', icon: 'stock' },
    { title: 'Book a test drive', link: '/book-test-drive', icon: 'testDrive' },
    { title: 'View latest offers', link: '/special-offers', icon: 'offer' },
    { title: 'Get finance', link: '/finance', icon: 'finance' },
    { title: 'Contact us', link: '/contact', icon: 'contact' },
  ],
}
