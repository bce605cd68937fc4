import 'server-only'
import { cacheTags } from '../domain/cacheTags'
import type { Layout } from '../payload-types'
import { cachedRead } from './cachedRead'
import { payloadClient } from './payloadClient'

export type LayoutKind = Layout['kind']

const BLOCK_DEPTH = 2

/** The published blocks of a site's car, search, location or model page; empty where the site has no such layout. */
export const layoutOf = cachedRead(
  'layoutOf',
  async (siteId: number, kind: LayoutKind): Promise<NonNullable<Layout['layout']>> =>
    (await findLayout(siteId, kind, false))?.layout ?? [],
  (siteId, kind) => [cacheTags.layout(siteId, kind)],
)

/** The latest draft of a layout, for a preview by staff. */
export async function draftLayoutOf(siteId: number, kind: LayoutKind): Promise<NonNullable<Layout['layout']>> {
  return (await findLayout(siteId, kind, true))?.layout ?? []
}

async function findLayout(siteId: number, kind: LayoutKind, draft: boolean) {
  const payload = await payloadClient()
  const found = await payload.find({
    collection: 'layouts',
    draft,
    depth: BLOCK_DEPTH,
    limit: 1,
    pagination: false,
    where: {
      and: [
        { site: { equals: siteId } },
        { kind: { equals: kind } },
        ...(draft ? [] : [{ _status: { equals: 'published' as const } }]),
      ],
    },
  })
  return found.docs[0] ?? null
}
