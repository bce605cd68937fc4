import type { BasePayload } from 'payload'
import type { FieldError } from '../domain/fieldErrors'

/** The field whose value another dealer uses already, the short name or the host; null for none. */
export async function findSiteConflict(
  payload: BasePayload,
  { slug, domain }: { slug: string; domain: string | null },
): Promise<FieldError | null> {
  const sites = await payload.find({
    collection: 'sites',
    depth: 0,
    joins: false,
    pagination: false,
    select: { name: true, slug: true, domains: true },
    where: { or: [{ slug: { equals: slug } }, ...(domain ? [{ 'domains.host': { equals: domain } }] : [])] },
  })
  const other = sites.docs[0]
  if (!other) return null
  return other.slug === slug
    ? { field: 'slug', message: `${other.name} already uses this short name.` }
    : { field: 'domain', message: `${other.name} already uses this host name.` }
}
