// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { BlockSlug } from '../blockProps'
import { type BlockTraits, getTraits } from '../defineBlock'
import * as catalogue from '../index'

export const blockTraits = Object.fromEntries(
  Object.values(catalogue).map((block) => [block.slug, getTraits(block)]),
) as Record<BlockSlug, BlockTraits>
