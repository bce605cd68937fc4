import type { BlockData } from '../blockProps'

export const example: BlockData<'locationsCarousel'> = {
  blockType: 'locationsCarousel',
  heading: 'Drop in',
  locationType: 'all',
  picture: 'photo',
  showHours: true,
  showLicences: false,
}
