import type { PayloadRequest, Where } from 'payload'
import { normalizePath } from '../../../src/domain/site/path'
import { isProductPath, redirectCandidates } from '../../../src/domain/site/redirectMatch'
import { findFromProblem, isRedirectLoop, REDIRECT_ERRORS } from '../../../src/domain/site/redirectRow'
import { isLandingPath, readVocabulary } from '../knownLanding'
import { hasDocumentAt } from './documentAt'
import { populatedPath } from './populatedPath'

/** What a redirect is checked against. */
export interface SiteAddresses {
  /** whether a page, also an unpublished one, has the path */
  hasPage: (path: string) => Promise<boolean>
  hasPublishedPage: (path: string) => Promise<boolean>
  /** whether a vehicle, model, location, offer or post has its page at the path */
  hasDocument: (path: string) => Promise<boolean>
  /** whether a search has its own page at the path */
  hasSearch: (path: string) => Promise<boolean>
  /** targets of the other redirects by their paths */
  readTargets: () => Promise<ReadonlyMap<string, string>>
}

/** Why a redirect may not start at a normalised path; null if it may. */
export async function checkRedirectFrom(from: string, addresses: SiteAddresses): Promise<string | null> {
  const problem = findFromProblem(from)
  if (problem) return problem
  if (await addresses.hasPublishedPage(from)) return REDIRECT_ERRORS.fromPage
  if (await addresses.hasSearch(from)) return REDIRECT_ERRORS.fromSearch
  return (await addresses.hasDocument(from)) ? REDIRECT_ERRORS.fromDocument : null
}

/** Why a redirect from a normalised path may not lead to a path of its site; null if it may. */
export async function checkRedirectTo(from: string, to: string, addresses: SiteAddresses): Promise<string | null> {
  const targets = await addresses.readTargets()
  if (isRedirectLoop({ from, to }, targets)) return REDIRECT_ERRORS.inCircle
  return (await leadsSomewhere(to, targets, addresses)) ? null : REDIRECT_ERRORS.toNowhere
}

/** False for a path of this site that no page, route or redirect answers. A target with `*` depends on the request. */
async function leadsSomewhere(to: string, targets: ReadonlyMap<string, string>, { hasPage }: SiteAddresses) {
  const path = normalizePath(to)
  if (!to.startsWith('/') || path.includes('*') || path === '/' || isProductPath(path)) return true
  return redirectCandidates(path).some((from) => targets.has(from)) || hasPage(path)
}

/** The addresses of a site, each looked up when it is asked for. `id` is the redirect that is being saved. */
export function lookUpAddresses(site: number, req: PayloadRequest, id?: number | string): SiteAddresses {
  const countPages = async (where: Where) =>
    (await req.payload.count({ collection: 'pages', where: { site: { equals: site }, ...where }, req })).totalDocs
  return {
    ...documentsAndSearches(site, req),
    hasPage: async (path) => (await countPages({ path: { equals: path } })) > 0,
    hasPublishedPage: async (path) =>
      (await countPages({ path: { equals: path }, _status: { equals: 'published' } })) > 0,
    readTargets: async () => {
      const where: Where = { site: { equals: site }, ...(id !== undefined && { id: { not_equals: id } }) }
      const { docs } = await req.payload.find({ collection: 'redirects', depth: 1, pagination: false, req, where })
      return new Map(docs.map((redirect) => [redirect.from, populatedPath(redirect)]))
    },
  }
}

/** The addresses of a site for many checks: pages and the names of searches are read once. `targets` may change between them. */
export async function readAddresses(
  site: number,
  req: PayloadRequest,
  targets: ReadonlyMap<string, string>,
): Promise<SiteAddresses> {
  const { docs } = await req.payload.find({
    ...{ collection: 'pages', depth: 0, pagination: false, overrideAccess: true, req },
    ...{ where: { site: { equals: site } }, select: { path: true, _status: true } },
  })
  const published = new Map(docs.map(({ path, _status }) => [path, _status === 'published']))
  return {
    ...documentsAndSearches(site, req),
    hasPage: async (path) => published.has(path),
    hasPublishedPage: async (path) => published.get(path) === true,
    readTargets: async () => targets,
  }
}

function documentsAndSearches(site: number, req: PayloadRequest): Pick<SiteAddresses, 'hasDocument' | 'hasSearch'> {
  let vocabulary: ReturnType<typeof readVocabulary> | undefined
  return {
    hasDocument: (path) => hasDocumentAt(path, site, req),
    hasSearch: async (path) => {
      if (!/^\/search\/[^*]+$/.test(path)) return false
      vocabulary ??= readVocabulary(site, req)
      return isLandingPath(path, await vocabulary)
    },
  }
}
