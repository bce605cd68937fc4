import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carGallery'> = {
  blockType: 'carGallery',
  firstView: 'spin',
  videoPosition: 'second',
  autoRotate: true,
}
