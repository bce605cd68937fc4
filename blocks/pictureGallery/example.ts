import type { BlockData } from '../blockProps'
import { exampleImage } from '../examples/media'

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
