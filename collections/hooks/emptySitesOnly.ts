import { APIError, type CollectionBeforeDeleteHook } from 'payload'

const HELD = ['leads', 'cars', 'pages', 'locations'] as const

/** Refuses to delete a site that still holds anything shoppers or staff would miss: leads above all. */
export const emptySitesOnly: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const kept: string[] = []
  for (const collection of HELD) {
    const { totalDocs } = await req.payload.count({ collection, req, where: { site: { equals: id } } })
    if (totalDocs > 0) kept.push(`${totalDocs} ${collection}`)
  }
  if (kept.length === 0) return
  throw new APIError(
    `This site still holds ${kept.join(', ')}. Remove them first, or take its web addresses away to close it.`,
    409,
    null,
    true,
  )
}
