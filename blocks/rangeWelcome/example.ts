import type { BlockData } from '../blockProps'

export const example: BlockData<'rangeWelcome'> = {
  blockType: 'rangeWelcome',
  heading: 'Tractors, utes and everything that follows them',
  text: 'Three generations of the one family, one workshop and a parts counter that opens at half past seven. Come and climb on something.',
  stockLabel: 'View Stock',
  stockLink: '/search/new-used-and-demo-cars',
  offersLabel: 'View Offers',
  offersLink: '/special-offers',
  aboutLabel: 'About Us',
  aboutLink: '/about-us',
  rangeLabel: 'View the Range Below',
  rangeLink: '#range',
}
