import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'

import { containsWords, splitFindWords } from '../../domain/find/findWords'
import { offerPath } from '../../domain/offers/offer'
import { postPath } from '../../domain/posts/post'
import { LINK_GROUPS, type LinkKind, type LinkTarget, type LinkTargetGroup } from '../../domain/site/linkTargets'
import { isLinkValue } from '../../domain/site/linkValue'
import type { Site } from '../../domain/site/site'
import { searchName } from '../../domain/stock/searchLanding'
import { toDatabase } from '../../server/database/database'
import { pages } from '../../server/database/tables.generated'
import { type FoundDocument, findReadable, findUnpublished, mayRead } from '../find/findStaff'
import type { LeadStaff } from '../leadInbox/leadStaff'
import { listSimpleLandings } from '../stock/landings'

/** Targets of each group. */
const MAX_TARGETS = 8

/** Forms of a site; the words are looked for in them. */
const MAX_FORMS = 200

type Documents = 'pages' | 'posts' | 'offers' | 'models' | 'locations'

/** How the documents of a collection are found, and where they are on the site. */
const SOURCES: { collection: Documents; title: string; address: string; toPath: (address: string) => string }[] = [
  { collection: 'pages', title: 'title', address: 'path', toPath: (path) => path },
  { collection: 'offers', title: 'title', address: 'slug', toPath: (slug) => offerPath({ slug }) },
  { collection: 'models', title: 'name', address: 'slug', toPath: (slug) => `/models/${slug}` },
  { collection: 'locations', title: 'name', address: 'slug', toPath: (slug) => `/locations/${slug}` },
  { collection: 'posts', title: 'title', address: 'slug', toPath: (slug) => postPath({ slug }) },
]

/** What a link of a site can lead to and that has every word of a query, in groups: for staff, by what they may read. */
export async function listLinkTargets(staff: LeadStaff, site: Site, query: string): Promise<LinkTargetGroup[]> {
  const words = splitFindWords(query)
  const matches = ({ title, link }: LinkTarget) => containsWords(`${title} ${link}`, words)
  const [forms, searches, ...documents] = await Promise.all([
    listForms(staff, site.id),
    listSearches(site),
    ...SOURCES.map((source) => listDocuments(staff, source, words)),
  ])
  const found: Record<LinkKind, LinkTarget[]> = {
    ...(Object.fromEntries(SOURCES.map(({ collection }, index) => [collection, documents[index] ?? []])) as Record<
      Documents,
      LinkTarget[]
    >),
    forms: forms.filter(matches),
    searches: searches.filter(matches),
    contact: listContact(site).filter(matches),
    typed: readTyped(query),
  }
  return (Object.keys(LINK_GROUPS) as LinkKind[]).flatMap((kind) =>
    found[kind].length > 0 ? [{ kind, label: LINK_GROUPS[kind], items: found[kind].slice(0, MAX_TARGETS) }] : [],
  )
}

async function listDocuments(
  staff: LeadStaff,
  { collection, title, address, toPath }: (typeof SOURCES)[number],
  words: readonly string[],
): Promise<LinkTarget[]> {
  const found = await findReadable(staff, collection, {
    where: { and: words.map((word) => ({ or: [{ [title]: { like: word } }, { [address]: { like: word } }] })) },
    fields: [title, address, '_status'],
    limit: MAX_TARGETS,
    sort: title,
  })
  const unpublished = await findUnpublished(staff, collection, found)
  return found.flatMap((document: FoundDocument) => {
    const path = document[address]
    if (typeof path !== 'string' || path === '') return []
    return { title: String(document[title]), link: toPath(path), detail: unpublished.has(document.id) ? 'Draft' : '' }
  })
}

/** All stock, and its landings with their numbers of cars. */
async function listSearches(site: Site): Promise<LinkTarget[]> {
  const landings = await listSimpleLandings(site, (refinements, vocabulary) =>
    searchName({ refinements }, vocabulary, site.stockNoun),
  )
  return [
    { title: 'All stock', link: '/search', detail: '' },
    ...landings.map(({ name, path, count }) => ({
      title: name,
      link: path,
      detail: count === 1 ? '1 car' : `${count} cars`,
    })),
  ]
}

/** The enquiry forms on published pages, each by its anchor if it has one. */
async function listForms(staff: LeadStaff, siteId: number): Promise<LinkTarget[]> {
  if (!(await mayRead(staff, 'pages'))) return []
  const form = sql<{ heading?: string | null; anchor?: string | null }>`form`
  const found = await toDatabase(staff.payload.db.pool)
    .select({ title: pages.title, path: pages.path, form })
    .from(pages)
    .innerJoin(sql`jsonb_path_query(${pages.layout}, '$[*] ? (@.blockType == "enquiryForm")') as form`, sql`true`)
    .where(and(eq(pages.site, siteId), eq(pages._status, 'published'), isNull(pages.deletedAt)))
    .orderBy(pages.title)
    .limit(MAX_FORMS)
  return found.map(({ title, path, form: { heading, anchor } }) => ({
    title: heading || `Form on ${title}`,
    link: anchor ? `${path}#${anchor}` : String(path),
    detail: heading ? `Form on ${title}` : '',
  }))
}

function listContact({ phone, email }: Site): LinkTarget[] {
  return [
    ...(phone ? [{ title: `Call ${phone}`, link: `tel:${phone.replaceAll(/[^\d+]/g, '')}`, detail: '' }] : []),
    ...(email ? [{ title: `Write to ${email}`, link: `mailto:${email}`, detail: '' }] : []),
  ]
}

/** An address that was typed whole. */
const readTyped = (query: string): LinkTarget[] => {
  const link = query.trim()
  const isWhole = /^(https?:\/\/|tel:|sms:|mailto:|\/|#)/i.test(link)
  return isWhole && isLinkValue(link) ? [{ title: link, link, detail: '' }] : []
}
