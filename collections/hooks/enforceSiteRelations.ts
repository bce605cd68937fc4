import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type PayloadRequest,
  type Plugin,
  ValidationError,
} from 'payload'
import { getRelationId } from '../../src/domain/relationId'
import { getUserSiteIds } from '../access/roles'
import { type FoundRelation, findRelations } from '../fields/findRelations'

/**
 * Rejects relations to another site's documents, for every role and for scripts: a page with another dealer's image would
 * break when that dealer deletes it. Also runs for drafts, which skip field validation.
 */
function rejectForeignRelations(siteCollections: ReadonlySet<string>): CollectionBeforeChangeHook {
  return async ({ collection, data, originalDoc, req }) => {
    const document = { ...originalDoc, ...data }
    const site = collection.slug === 'sites' ? getRelationId(originalDoc?.id) : getRelationId(document.site)
    const moved = collection.slug !== 'sites' && originalDoc && getRelationId(originalDoc.site) !== site
    const relations = findRelations(collection.fields, moved ? document : data).filter((relation) =>
      siteCollections.has(relation.collection),
    )
    const foreign = await findForeignRelations(relations, site, findSites(req))
    if (foreign.length === 0) return data
    throw new ValidationError(
      {
        collection: collection.slug,
        errors: foreign.map(({ path }) => ({
          path,
          message: 'This belongs to another site. Choose one from this site.',
        })),
      },
      req.t,
    )
  }
}

type FindSites = (collection: string, ids: number[]) => Promise<{ id: number; site?: unknown }[]>

/** Finds the sites of documents, also of those in the trash: they could be restored. */
export const findSites =
  (req: PayloadRequest): FindSites =>
  async (slug, ids) => {
    const found = await req.payload.find({
      collection: slug as CollectionSlug,
      depth: 0,
      limit: ids.length,
      pagination: false,
      req,
      select: { site: true },
      trash: true,
      where: { id: { in: ids } },
    })
    return found.docs as { id: number; site?: unknown }[]
  }

/** Relations to a document of another site. Ids that no longer exist are ignored. */
export async function findForeignRelations(
  relations: readonly FoundRelation[],
  site: number | null,
  find: FindSites,
): Promise<FoundRelation[]> {
  const collections = [...new Set(relations.map(({ collection }) => collection))]
  const foreign = new Set<string>()
  for (const collection of collections) {
    const ids = [...new Set(relations.filter((relation) => relation.collection === collection).map(({ id }) => id))]
    for (const document of await find(collection, ids))
      if (getRelationId(document.site) !== site) foreign.add(`${collection}:${document.id}`)
  }
  return relations.filter(({ collection, id }) => foreign.has(`${collection}:${id}`))
}

/** Staff of one site need not choose it. A form that is the first page they open has no site yet. */
const fillOnlySite: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  const [site, ...others] = getUserSiteIds(req.user)
  const isMissing = operation === 'create' && data && getRelationId(data.site) === null
  return isMissing && site !== undefined && others.length === 0 ? { ...data, site } : data
}

/** Adds the rules to sites and to every site collection. */
export const enforceSiteRelations =
  (siteCollections: readonly string[]): Plugin =>
  (config) => {
    const slugs = new Set(siteCollections)
    const hook = rejectForeignRelations(slugs)
    return {
      ...config,
      collections: config.collections?.map((collection) =>
        slugs.has(collection.slug) || collection.slug === 'sites'
          ? {
              ...collection,
              hooks: {
                ...collection.hooks,
                beforeChange: [...(collection.hooks?.beforeChange ?? []), hook],
                ...(collection.slug !== 'sites' && {
                  beforeValidate: [fillOnlySite, ...(collection.hooks?.beforeValidate ?? [])],
                }),
              },
            }
          : collection,
      ),
    }
  }
