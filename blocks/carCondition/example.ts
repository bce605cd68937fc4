import type { BlockData } from '../blockProps'

export const example: BlockData<'carCondition'> = { blockType: 'carCondition', heading: 'Condition' }
