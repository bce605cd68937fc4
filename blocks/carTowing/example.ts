import type { BlockData } from '../blockProps'

export const example: BlockData<'carTowing'> = { blockType: 'carTowing', heading: 'Can you tow it?' }
