import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'openingHours'> = {
  blockType: 'openingHours',
  heading: 'Opening hours',
  locationType: 'all',
  fullHours: false,
}
