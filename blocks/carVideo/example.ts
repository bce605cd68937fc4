import type { BlockData } from '../blockProps'

export const example: BlockData<'carVideo'> = { blockType: 'carVideo', heading: 'Watch the video' }
