import { inArray } from 'drizzle-orm'
import type { Access, CollectionConfig, PayloadRequest } from 'payload'
import { type AutosavedCollection, begunDocuments } from '../../src/domain/emptyDrafts'
import { getRelationId } from '../../src/domain/relationId'
import {
  type PublishingKind,
  type PublishingRight,
  type PublishingRules,
  publishingRight,
  toPublishingRules,
} from '../../src/domain/releases/publishingRights'
import { sites } from '../../src/server/database/tables.generated'
import { getUserSiteIds, hasRole } from './roles'
import {
  allOf,
  anyOf,
  anyOfSites,
  authors,
  draftsOnly,
  editors,
  onOwnSites,
  siteAuthors,
  siteEditors,
  superAdmin,
} from './rules'

type RulesBySite = ReadonlyMap<number, PublishingRules>

// Every access rule of a request asks for the same sites.
const rulesByRequest = new WeakMap<PayloadRequest, Promise<RulesBySite>>()

/** Who publishes what on the user's sites. */
function readOwnRules(req: PayloadRequest): Promise<RulesBySite> {
  const known = rulesByRequest.get(req)
  if (known) return known
  const found = readRules(req, getUserSiteIds(req.user))
  rulesByRequest.set(req, found)
  return found
}

async function readRules({ payload }: PayloadRequest, ids: readonly number[]): Promise<RulesBySite> {
  if (ids.length === 0) return new Map()
  const rows = await payload.db.drizzle
    .select({
      id: sites.id,
      articles: sites.publishing_articles,
      promotions: sites.publishing_promotions,
      menus: sites.publishing_menus,
      places: sites.publishing_places,
      models: sites.publishing_models,
    })
    .from(sites)
    .where(inArray(sites.id, [...ids]))
  return new Map(rows.map(({ id, ...stored }) => [id, toPublishingRules(stored)]))
}

/** The user's right to a kind of content on a site, by the site's setting. Does not look at whether the site is theirs. */
export async function findPublishingRight(
  req: PayloadRequest,
  kind: PublishingKind,
  site: number | null,
): Promise<PublishingRight> {
  const role = req.user?.role
  if (role === 'superAdmin' || role === 'groupManager') return 'publish'
  if (site === null || !req.user) return 'none'
  const own = await readOwnRules(req)
  const rules = own.get(site) ?? (await readRules(req, [site])).get(site)
  return rules ? publishingRight(role, rules[kind]) : 'none'
}

/** Documents on those of the user's sites where their role has one of the rights. */
function onSitesWith(kind: PublishingKind, ...rights: PublishingRight[]): Access {
  return async ({ req, data, id }) => {
    if (!hasRole(req.user, 'groupManager', 'siteEditor', 'siteAuthor')) return false
    const rules = await readOwnRules(req)
    const allowed = getUserSiteIds(req.user).filter((site) => {
      const own = rules.get(site)
      return own && rights.includes(publishingRight(req.user?.role, own[kind]))
    })
    const input = getRelationId((data as { site?: unknown } | undefined)?.site)
    if (allowed.length === 0 || (id == null && input !== null && !allowed.includes(input))) return false
    return { site: anyOfSites(allowed) }
  }
}

/** Content of which each site says who publishes it: the others write drafts and ask, or only read. */
export function publishedContentAccess(kind: PublishingKind): NonNullable<CollectionConfig['access']> {
  const publishers = onSitesWith(kind, 'publish')
  const writers = allOf(onSitesWith(kind, 'publish', 'draft'), draftsOnly)
  return {
    read: anyOf(superAdmin, siteEditors, siteAuthors),
    create: anyOf(superAdmin, publishers, writers),
    update: anyOf(superAdmin, publishers, writers),
    // Authors who publish do not delete.
    delete: anyOf(superAdmin, allOf(editors, publishers)),
    readVersions: anyOf(superAdmin, allOf(anyOf(editors, authors), onOwnSites('version.site'))),
  }
}

/** The same, for a collection whose form creates a draft when it opens: those that nobody has begun are in no list, count or picker. */
export function autosavedContentAccess(collection: AutosavedCollection): NonNullable<CollectionConfig['access']> {
  const { read, ...access } = publishedContentAccess('articles')
  // The form reads its own draft, by id.
  const begun: Access = ({ id }) => (id === undefined ? begunDocuments(collection) : true)
  return { ...access, read: allOf(read as Access, begun) }
}
