import type { BlockData } from '../blockProps'

export const example: BlockData<'helpBar'> = {
  blockType: 'helpBar',
  heading: 'How can we help?',
  shownOn: 'all',
  links: [
    { title: 'Locate a Dealer', link: '/dealer-locator', icon: 'location' },
    { title: 'Book A Test Drive', link: '/book-test-drive', icon: 'testDrive' },
    { title: 'Finance Enquiry', link: '/finance-enquiry', icon: 'finance' },
  ],
}
