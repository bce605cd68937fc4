// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { BlockSlug } from '../blockProps'
import { type BlockTraits, traitsOf } from '../defineBlock'
import * as catalogue from '../index'

export const blockTraits = Object.fromEntries(
  Object.values(catalogue).map((block) => [block.slug, traitsOf(block)]),
) as Record<BlockSlug, BlockTraits>
