import type { BlockData } from '../blockProps'

export const example: BlockData<'carBreadcrumbs'> = { blockType: 'carBreadcrumbs' }
