// Made by `npm run generate` from the folders under blocks/. Do not edit.
import * as catalogue from '../../blocks/index'
import { type BlockTraits, traitsOf } from '../../blocks/defineBlock'
import type { BlockSlug } from './blocks'

export const blockTraits = Object.fromEntries(
  Object.values(catalogue).map((block) => [block.slug, traitsOf(block)]),
) as Record<BlockSlug, BlockTraits>
