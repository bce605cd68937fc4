import type { BlockData } from '../blockProps'

export const example: BlockData<'salesCounter'> = {
  blockType: 'salesCounter',
  heading: 'Sales this Month',
  text: 'Cars, parts and services across the group',
  source: 'formula',
  background: 'ink',
}
