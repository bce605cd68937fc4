import type { BlockData } from '../blockProps'
import { exampleImage } from '../examples/media'

export const example: BlockData<'offersTeaser'> = {
  blockType: 'offersTeaser',
  heading: 'About Us',
  text: 'We have sold and serviced machinery here since 1971. Most of our customers have known us longer than they have known their tractor.',
  image: exampleImage('hero'),
  buttonLabel: 'Explore Offers',
  link: '/special-offers',
}
