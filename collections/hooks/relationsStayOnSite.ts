import { type CollectionBeforeChangeHook, type CollectionSlug, type Plugin, ValidationError } from 'payload'
import { idOf } from '../fields/idOf'
import { type FoundRelation, relationsIn } from '../fields/relationsIn'

/**
 * Refuses relations to another site's documents, for every role and for scripts too: a page with another dealer's picture
 * would break when that dealer removes it, and would show what its own staff cannot see. Runs for drafts as well, which
 * skip field validation.
 */
function refuseOtherSites(siteCollections: ReadonlySet<string>): CollectionBeforeChangeHook {
  return async ({ collection, data, originalDoc, req }) => {
    const document = { ...originalDoc, ...data }
    const site = collection.slug === 'sites' ? idOf(originalDoc?.id) : idOf(document.site)
    const moved = collection.slug !== 'sites' && originalDoc && idOf(originalDoc.site) !== site
    const relations = relationsIn(collection.fields, moved ? document : data).filter((relation) =>
      siteCollections.has(relation.collection),
    )
    const strangers = await findForeignRelations(relations, site, async (slug, ids) => {
      const found = await req.payload.find({
        collection: slug as CollectionSlug,
        depth: 0,
        limit: ids.length,
        pagination: false,
        req,
        select: { site: true },
        where: { id: { in: ids } },
      })
      return found.docs as { id: number; site?: unknown }[]
    })
    if (strangers.length === 0) return data
    throw new ValidationError(
      {
        collection: collection.slug,
        errors: strangers.map(({ path }) => ({
          path,
          message: 'This belongs to another site. Choose one of this site.',
        })),
      },
      req.t,
    )
  }
}

type FindSites = (collection: string, ids: number[]) => Promise<{ id: number; site?: unknown }[]>

/** The relations that lead to a document of another site. Ids that no longer exist are no concern of this rule. */
export async function findForeignRelations(
  relations: readonly FoundRelation[],
  site: number | null,
  find: FindSites,
): Promise<FoundRelation[]> {
  const collections = [...new Set(relations.map(({ collection }) => collection))]
  const strangers = new Set<string>()
  for (const collection of collections) {
    const ids = [...new Set(relations.filter((relation) => relation.collection === collection).map(({ id }) => id))]
    for (const document of await find(collection, ids))
      if (idOf(document.site) !== site) strangers.add(`${collection}:${document.id}`)
  }
  return relations.filter(({ collection, id }) => strangers.has(`${collection}:${id}`))
}

/** Adds the rule to sites and to every collection whose documents belong to one. */
export const relationsStayOnSite =
  (siteCollections: readonly string[]): Plugin =>
  (config) => {
    const slugs = new Set(siteCollections)
    const hook = refuseOtherSites(slugs)
    return {
      ...config,
      collections: config.collections?.map((collection) =>
        slugs.has(collection.slug) || collection.slug === 'sites'
          ? {
              ...collection,
              hooks: { ...collection.hooks, beforeChange: [...(collection.hooks?.beforeChange ?? []), hook] },
            }
          : collection,
      ),
    }
  }
