import type { BlockData } from '../../src/site/blocks'
import { exampleImage } from '../exampleMedia'

export const example: BlockData<'pictureGallery'> = {
  blockType: 'pictureGallery',
  heading: 'Around the yard',
  display: 'wall',
  pictures: [
    { image: exampleImage('hero'), caption: 'The showroom on Church Street' },
    { image: exampleImage('card'), caption: 'Every car is washed before its photos' },
    { image: exampleImage('hero'), caption: 'Handover bay two' },
  ],
}
