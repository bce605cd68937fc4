import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'locationsGrid'> = {
  blockType: 'locationsGrid',
  heading: 'Find us',
  locationType: 'all',
}
