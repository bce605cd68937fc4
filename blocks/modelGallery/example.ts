import type { BlockData } from '../blockProps'

export const example: BlockData<'modelGallery'> = {
  blockType: 'modelGallery',
  heading: 'Take a look',
  intro: 'In the studio, and out where it belongs.',
}
