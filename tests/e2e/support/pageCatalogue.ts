import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { writeFileAtomic } from '../../../src/providers/fileSystem/writeFileAtomic.mjs'

/**
 * The kinds of page and the rows that they represent. A URL belongs to the first matching kind. Pages of a kind with `each`
 * all differ, since staff write them; otherwise one page represents the kind.
 */
const KINDS = [
  { kind: 'home', matches: /^\/$/ },
  { kind: 'car', matches: /^\/cars\/./ },
  { kind: 'searchOfModel', matches: /^\/search\/[^/]+\/[^/]+$/ },
  { kind: 'search', matches: /^\/search\/new-used-and-demo-cars$/ },
  { kind: 'searchOfType', matches: /^\/search\/(new|used|demo)-cars$/ },
  { kind: 'searchOfMake', matches: /^\/search\// },
  { kind: 'location', matches: /^\/our-location\// },
  { kind: 'contactLocation', matches: /^\/contact-us\// },
  { kind: 'offer', matches: /^\/special-offers\// },
  { kind: 'post', matches: /^\/blog\// },
  { kind: 'range', matches: /^\/models$/ },
  { kind: 'model', matches: /^\/models\// },
  { kind: 'page', matches: /^\/./, each: true },
] as const

export type PageKind = (typeof KINDS)[number]['kind']

export const PAGE_KINDS: readonly PageKind[] = KINDS.map(({ kind }) => kind)

export interface CataloguePage {
  path: string
  kind: PageKind
  status: number
  html: string
  /** types of its blocks, sorted */
  blocks: string[]
}

export interface Catalogue {
  host: string
  /** every path in the sitemaps */
  listed: ReadonlySet<string>
  /** every page written by staff, and the first page of each other kind */
  pages: CataloguePage[]
}

const findKind = (path: string) => KINDS.find(({ matches }) => matches.test(path))!

/** The paths in a sitemap or an index of sitemaps. */
export const pathsInSitemap = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => new URL(url!).pathname)

/** As `readCatalogue`, once for all workers of a run, which share a folder. */
export async function readSharedCatalogue(
  host: string,
  request: APIRequestContext,
  folder: string,
): Promise<Catalogue> {
  const file = join(folder, `${process.ppid}-${new URL(host).hostname}.json`)
  if (existsSync(file)) {
    const { listed, pages } = JSON.parse(readFileSync(file, 'utf8')) as { listed: string[]; pages: CataloguePage[] }
    return { host, listed: new Set(listed), pages }
  }
  const catalogue = await readCatalogue(host, request)
  mkdirSync(folder, { recursive: true })
  await writeFileAtomic(file, JSON.stringify({ listed: [...catalogue.listed], pages: catalogue.pages }))
  return catalogue
}

/** Reads a dealer's sitemaps, and the HTML of a page of each kind and of every page written by staff. */
async function readCatalogue(host: string, request: APIRequestContext): Promise<Catalogue> {
  const read = async (path: string) => {
    const response = await request.get(host + path)
    return { status: response.status(), text: await response.text() }
  }
  const readListed = async () => {
    const listed = new Set<string>()
    for (const file of pathsInSitemap((await read('/sitemap.xml')).text))
      for (const path of pathsInSitemap((await read(file)).text)) listed.add(path)
    return listed
  }
  const listed = await readListed()

  const foundKinds = new Set<PageKind>()
  const pages: CataloguePage[] = []
  for (const path of listed) {
    const { kind, ...traits } = findKind(path)
    if (foundKinds.has(kind) && !('each' in traits)) continue
    const { status, text: html } = await read(path)
    if (status === 404 && !(await readListed()).has(path)) {
      // Another test took its page back meanwhile.
      listed.delete(path)
      continue
    }
    foundKinds.add(kind)
    const blocks = new Set(Array.from(html.matchAll(/ data-block="(\w+)"/g), ([, type]) => type!))
    pages.push({ path, kind, status, html, blocks: [...blocks].sort() })
  }
  return { host, listed, pages }
}

/**
 * The pages of each dealer that show something new: the first of each kind that `ofKind` accepts for the dealer, and those
 * with a type of block that no earlier page has.
 */
export function findPagesWithSomethingNew(
  catalogues: Catalogue[],
  ofKind: (kind: PageKind, dealer: number) => boolean,
): CataloguePage[][] {
  const seen = new Set<string>()
  return catalogues.map(({ pages }, dealer) => {
    const kinds = new Set<PageKind>()
    return pages.filter(({ kind, blocks }) => {
      const isNew = (!kinds.has(kind) && ofKind(kind, dealer)) || blocks.some((type) => !seen.has(type))
      kinds.add(kind)
      for (const type of blocks) seen.add(type)
      return isNew
    })
  })
}
