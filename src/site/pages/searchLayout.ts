import { getLayout } from '@/data/site/layouts'
import type { Site } from '@/domain/site/site'
import type { AnyBlock } from '../../../blocks/blockProps'

const DEFAULT_LAYOUT: readonly AnyBlock[] = [{ blockType: 'stockSearch' }]

/** The blocks of a site's search pages, its published ones by default: at least the search. */
export async function searchLayout(site: Site, blocks?: readonly AnyBlock[]): Promise<readonly AnyBlock[]> {
  const layout = blocks ?? (await getLayout(site.id, 'search'))
  return layout.length > 0 ? layout : DEFAULT_LAYOUT
}
