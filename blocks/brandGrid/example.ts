import type { BlockData } from '../blockProps'

export const example: BlockData<'brandGrid'> = {
  blockType: 'brandGrid',
  heading: 'Brands we sell',
  intro: 'New, demo and used, with the maker\u2019s own service.',
  showCounts: true,
}
