import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import type { Section } from '../../payload-types'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'
import { BLOCK_DEPTH } from './blockDepth'

/** The blocks of a published section of a site; empty if there is none with the id. */
export const getSectionBlocks = cachedRead(
  'getSectionBlocks',
  async (siteId: number, id: number): Promise<NonNullable<Section['layout']>> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'sections',
      depth: BLOCK_DEPTH,
      limit: 1,
      pagination: false,
      where: { and: [{ site: { equals: siteId } }, { id: { equals: id } }, { _status: { equals: 'published' } }] },
    })
    return found.docs[0]?.layout ?? []
  },
  (siteId, id) => [cacheTags.section(siteId, id), cacheTags.media(siteId)],
)
