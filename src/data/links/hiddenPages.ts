import 'server-only'
import type { Payload } from 'payload'

/** Those of the links of texts to a page of the site which shoppers cannot open, with its path; null if the page was deleted. */
export async function findHiddenPages<Link extends { page: number }>(
  payload: Payload,
  site: number,
  links: readonly Link[],
): Promise<(Link & { path: string | null })[]> {
  const ids = [...new Set(links.map(({ page }) => page))].filter(Number.isInteger)
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'pages',
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: { path: true, _status: true, deletedAt: true },
    trash: true,
    where: { and: [{ id: { in: ids } }, { site: { equals: site } }] },
  })
  const pages = new Map(docs.map((page) => [page.id, page]))
  return links.flatMap((link) => {
    const page = pages.get(link.page)
    const isShown = page?._status === 'published' && !page.deletedAt
    return isShown ? [] : [{ ...link, path: page?.path ?? null }]
  })
}
