import type { BasePayload } from 'payload'
import type { FieldError } from '../domain/fieldErrors'
import { localHostSlug } from '../domain/site/host'

/** The field whose value another dealer uses already, the short name or the host; null for none. */
export async function findSiteConflict(
  payload: BasePayload,
  { slug, domain }: { slug: string; domain: string | null },
): Promise<FieldError | null> {
  // A site also answers at its short name under localhost.
  const local = domain && localHostSlug(domain)
  const sites = await payload.find({
    collection: 'sites',
    depth: 0,
    joins: false,
    pagination: false,
    select: { name: true, slug: true, domains: true },
    where: {
      or: [
        { slug: { equals: slug } },
        { 'domains.host': { equals: `${slug}.localhost` } },
        ...(domain ? [{ 'domains.host': { equals: domain } }] : []),
        ...(local ? [{ slug: { equals: local } }] : []),
      ],
    },
  })
  const other = sites.docs[0]
  if (!other) return null
  const isSlug = other.slug === slug || other.domains?.some(({ host }) => host === `${slug}.localhost`)
  return isSlug
    ? { field: 'slug', message: `${other.name} already uses this short name.` }
    : { field: 'domain', message: `${other.name} already uses this host name.` }
}
