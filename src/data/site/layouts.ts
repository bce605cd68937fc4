import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import type { Layout } from '../../payload-types'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'
import { BLOCK_DEPTH } from './blockDepth'

export type LayoutKind = Layout['kind']

/** The published blocks of a site's car, search, location or model page; empty if the site has no such layout. */
export const getLayout = cachedRead(
  'getLayout',
  async (siteId: number, kind: LayoutKind): Promise<NonNullable<Layout['layout']>> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'layouts',
      depth: BLOCK_DEPTH,
      limit: 1,
      pagination: false,
      where: {
        and: [{ site: { equals: siteId } }, { kind: { equals: kind } }, { _status: { equals: 'published' } }],
      },
    })
    return found.docs[0]?.layout ?? []
  },
  (siteId, kind) => [cacheTags.layout(siteId, kind), cacheTags.media(siteId)],
)
