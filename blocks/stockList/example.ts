import type { BlockData } from '../blockProps'

export const example: BlockData<'stockList'> = {
  blockType: 'stockList',
  heading: 'Just in this week',
  intro: 'Fresh from inspection, photographed and priced.',
  display: 'carousel',
  limit: 8,
  sort: 'newest',
  linkLabel: 'See all arrivals',
}
