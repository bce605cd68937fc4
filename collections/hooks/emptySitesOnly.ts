import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** Refuses to delete a site that still holds anything shoppers or staff would miss: leads above all. */
export const emptySitesOnly: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const counts = await Promise.all(
    (['leads', 'cars', 'pages', 'locations'] as const).map(async (collection) => {
      const { totalDocs } = await req.payload.count({ collection, req, where: { site: { equals: id } } })
      return { collection, totalDocs }
    }),
  )
  const kept = counts.filter(({ totalDocs }) => totalDocs > 0)
  if (kept.length === 0) return
  const list = kept.map(({ collection, totalDocs }) => `${totalDocs} ${collection}`).join(', ')
  throw new APIError(
    `This site still holds ${list}. Remove them first, or take its web addresses away to close it.`,
    409,
    null,
    true,
  )
}
