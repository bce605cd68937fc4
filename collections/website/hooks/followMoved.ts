import { and, eq, sql } from 'drizzle-orm'
import type { CollectionSlug, Field, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { cacheTags } from '../../../src/domain/cacheTags'
import { isPlainObject } from '../../../src/domain/cleanText'
import { diffDocuments } from '../../../src/domain/history/diffDocuments'
import { followLink, followTextLinks, type Move } from '../../../src/domain/site/movedLinks'
import { release_items } from '../../../src/server/database/tables.generated'
import { recordHistory } from '../../../src/server/history/recordHistory'
import { findInJson, isJsonCollection } from '../../fields/jsonContent'
import { listFieldPaths, walkFields } from '../../fields/walkFields'
import { toEntry } from '../../history/recordChanges'
import { expireTags } from '../../hooks/expireTags'
import { getDatabase } from '../../hooks/getDatabase'
import { cacheTagsOf } from '../../hooks/revalidate'
import { SITE_COLLECTIONS } from '../../tenancyOptions'

type Document = Record<string, unknown> & { id: number; updatedAt?: string }
type Follow = (link: string) => string | null

/** Documents of a collection whose links follow; redirects lead those of the others. */
const MAX_DOCUMENTS = 2_000

const isLink = (field: Field): boolean => field.type === 'text' && field.custom?.isLink === true

/**
 * Gives the links of a site's documents that lead to a document which moved its new address: in what is live and in the latest drafts, also
 * in the trash, and in what releases hold: drafts of settings, and what a rollback would restore. Stored past all hooks, in the request's transaction, since nobody has edited those documents; each live one that changes gets an entry in
 * the history.
 */
export async function followMoved(req: PayloadRequest, site: number, move: Move): Promise<void> {
  const { collections, db } = req.payload
  const own = await db.findOne<{ id: number; domains?: { host: string }[]; slug: string }>({
    collection: 'sites',
    joins: false as never,
    req,
    where: { id: { equals: site } },
  })
  if (!own) return
  const hosts = [...(own.domains ?? []).map(({ host }) => host), `${own.slug}.localhost`]
  const follow: Follow = (link) => followLink(link, move, hosts)
  for (const slug of ['sites', ...SITE_COLLECTIONS] as CollectionSlug[]) {
    const { config } = collections[slug]
    const where = await whereLinked(req, config, site, move.part)
    if (!where) continue
    await followInLive(req, config, { site, where: where(''), follow })
    if (config.versions?.drafts) await followInDrafts(req, config, { where: where('version.'), follow })
  }
  await followInReleases(req, site, move.part, follow)
}

/** The condition of documents that may link to an address, for fields with a prefix; null if the collection has no links. */
async function whereLinked(
  req: PayloadRequest,
  { fields, slug }: SanitizedCollectionConfig,
  site: number,
  part: string,
): Promise<((prefix: '' | 'version.') => Where) | null> {
  const paths = listFieldPaths(fields as Field[], isLink)
  const hasContent = isJsonCollection(slug)
  if (paths.length === 0 && !hasContent) return null
  const inContent = hasContent
    ? await findInJson(
        req,
        slug,
        { site, limit: MAX_DOCUMENTS },
        (content) => sql`position(${part.toLowerCase()} in lower(${content}::text)) > 0`,
      )
    : []
  return (prefix): Where => ({
    and: [
      slug === 'sites' ? { id: { equals: site } } : { [`${prefix}site`]: { equals: site } },
      {
        or: [
          ...paths.map((path): Where => ({ [prefix + path]: { contains: part } })),
          { [prefix ? 'parent' : 'id']: { in: inContent } },
        ],
      },
    ],
  })
}

interface Linked {
  where: Where
  follow: Follow
}

async function followInLive(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { site, where, follow }: Linked & { site: number },
): Promise<void> {
  const { db } = req.payload
  const collection = config.slug as CollectionSlug
  const { docs } = await db.find<Document>({
    ...{ collection, joins: false as never, limit: MAX_DOCUMENTS, pagination: false, req, where },
  })
  for (const document of docs) {
    const changed = followInDocument(config.fields as Field[], document, follow)
    if (!changed) continue
    const { id, updatedAt } = document
    await db.updateOne({
      collection,
      data: { ...changed, updatedAt },
      id,
      joins: false as never,
      req,
      returning: false,
    })
    const tags = collection === 'sites' ? [cacheTags.site(site)] : cacheTagsOf(config, site, document)
    await expireTags(req, tags)
    const entry = await toEntry(req, config, document, document, 'change')
    const changes = diffDocuments(pick(document, changed), changed)
    await recordHistory(await getDatabase(req), { ...entry, changes })
  }
}

async function followInDrafts(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { where, follow }: Linked,
): Promise<void> {
  const { db } = req.payload
  const collection = config.slug as CollectionSlug
  const latest: Where = { latest: { equals: true } }
  const { docs } = await db.findVersions<Document>({
    ...{
      collection,
      joins: false as never,
      limit: MAX_DOCUMENTS,
      pagination: false,
      req,
      where: { and: [latest, where] },
    },
  })
  for (const { id, updatedAt, version } of docs) {
    const changed = followInDocument(config.fields as Field[], version, follow)
    if (!changed) continue
    const versionData = { updatedAt, version: { ...changed, updatedAt: version.updatedAt } } as never
    await db.updateVersion({ collection, id, req, returning: false, versionData })
  }
}

/** Follows in the settings that releases hold, and in what was live before their documents. */
async function followInReleases(req: PayloadRequest, site: number, part: string, follow: Follow): Promise<void> {
  const database = await getDatabase(req)
  const { id, collection, values, before } = release_items
  const items = await database
    .select({ id, collection, values, before })
    .from(release_items)
    .where(
      and(
        eq(release_items.site, site),
        sql`position(${part.toLowerCase()} in lower(concat(${values}::text, ${before}::text))) > 0`,
      ),
    )
    .limit(MAX_DOCUMENTS)
  for (const item of items) {
    const fields = req.payload.collections[item.collection as CollectionSlug]?.config.fields as Field[] | undefined
    const followed = (data: unknown) => {
      const changed = fields && isPlainObject(data) ? followInDocument(fields, data, follow) : null
      return changed && { ...(data as object), ...changed }
    }
    const changed = { values: followed(item.values), before: followed(item.before) }
    if (!changed.values && !changed.before) continue
    await database
      .update(release_items)
      .set({ ...(changed.values && { values: changed.values }), ...(changed.before && { before: changed.before }) })
      .where(eq(release_items.id, item.id))
  }
}

const pick = (document: Record<string, unknown>, names: object) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, document[name]]))

/** The top-level fields of a document that change as its links follow; null for none. */
function followInDocument(
  fields: readonly Field[],
  document: Record<string, unknown>,
  follow: Follow,
): Record<string, unknown> | null {
  const copy = structuredClone(document)
  const changed = new Set<string>()
  for (const { field, holder, path } of walkFields(fields, copy)) {
    const value = holder[field.name]
    const next =
      field.type === 'richText'
        ? followTextLinks(value, follow)
        : isLink(field) && typeof value === 'string'
          ? (follow(value) ?? value)
          : value
    if (next === value) continue
    holder[field.name] = next
    changed.add(path.split('.')[0]!)
  }
  return changed.size > 0 ? Object.fromEntries([...changed].map((name) => [name, copy[name]])) : null
}
