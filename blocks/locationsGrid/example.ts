import type { BlockData } from '../blockProps'

export const example: BlockData<'locationsGrid'> = {
  blockType: 'locationsGrid',
  heading: 'Find us',
  locationType: 'all',
}
