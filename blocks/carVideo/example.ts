import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carVideo'> = { blockType: 'carVideo', heading: 'Watch the video' }
