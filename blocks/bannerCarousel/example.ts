import type { BlockData } from '../blockProps'
import { exampleImage } from '../examples/media'

export const example: BlockData<'bannerCarousel'> = {
  blockType: 'bannerCarousel',
  slides: [
    {
      heading: 'Hatches under $25,000',
      text: 'Light on fuel, easy to park, and with a warranty that is still running.',
      image: exampleImage('card'),
      buttonLabel: 'See them',
      link: '/search/used-cars',
    },
    {
      heading: 'The demonstrators are for sale',
      text: 'Driven by our own people for three months. Priced like it.',
      image: exampleImage('hero'),
      buttonLabel: 'See demo cars',
      link: '/search/demo-cars',
    },
    {
      heading: 'Bring us the car you have',
      text: 'A figure in writing in twenty minutes, good for seven days.',
      image: exampleImage('card'),
      buttonLabel: 'Value my car',
      link: '/trade-in',
    },
  ],
}
