import type { BlockData } from '../blockProps'
import { exampleImage } from '../examples/media'

export const example: BlockData<'video'> = {
  blockType: 'video',
  heading: 'A walk around the workshop',
  intro: 'Ninety seconds with the people who will look after your car.',
  url: 'https://example.test/workshop.mp4',
  poster: exampleImage('hero'),
}
