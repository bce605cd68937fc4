import type { BlockData } from '../blockProps'

export const example: BlockData<'openingHours'> = {
  blockType: 'openingHours',
  heading: 'Opening hours',
  locationType: 'all',
  fullHours: false,
}
