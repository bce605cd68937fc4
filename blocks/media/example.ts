import type { BlockData } from '../blockProps'
import { exampleImage } from '../examples/media'
import { richText } from '../examples/richText'

export const example: BlockData<'media'> = {
  blockType: 'media',
  image: exampleImage('card'),
  position: 'left',
  beside: {
    heading: 'Serviced by the people who sold it',
    content: richText([
      'Our workshops hold the parts for every car that we sell, so most services are done while you wait. A loan car is yours when a job takes longer.',
    ]),
    buttonLabel: 'Book a service',
    buttonLink: '/service',
  },
}
