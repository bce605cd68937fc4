import type { BlockData } from '../blockProps'

export const example: BlockData<'carGallery'> = {
  blockType: 'carGallery',
  firstView: 'spin',
  videoPosition: 'second',
  autoRotate: true,
}
