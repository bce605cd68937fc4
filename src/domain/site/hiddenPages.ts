import { isPlainObject } from '../cleanText'
import { normalizePath } from './path'
import type { Site } from './site'

/** Pages about finance and offers that every dealer starts with (SITE-08). */
const FINANCE_PAGES = ['/finance', '/finance-enquiry', '/apply-for-finance']
const OFFER_PAGES = ['/special-offers']

/**
 * Paths of pages that a site does not have, whatever its documents say: those about finance where finance is off, and those about offers
 * where offers are (SITE-02). A page that another link of the site names too, such as the contact page, stays.
 */
export function hiddenPages({ flags, links }: Pick<Site, 'flags' | 'links'>): string[] {
  const { finance, offers, ...others } = links
  const hidden = [
    ...(flags.finance ? [] : [finance, ...FINANCE_PAGES]),
    ...(flags.offers ? [] : [offers, ...OFFER_PAGES]),
  ].map(normalizePath)
  const shown = [...(flags.finance ? [finance] : []), ...(flags.offers ? [offers] : [])]
  const kept = ['/', ...[...Object.values(others), ...shown].map(normalizePath)]
  return [...new Set(hidden)].filter((path) => !kept.includes(path))
}

/** Whether a link leads to one of the paths, with or without a query and a fragment. */
export const leadsTo = (url: string, paths: readonly string[]): boolean =>
  url.startsWith('/') && !url.startsWith('//') && paths.includes(normalizePath(url))

/** Fields that hold a row's own link, and those that label one beside other content. */
const LINK_FIELDS = ['link', 'url', 'buttonLink'] as const
const LABEL_FIELDS = ['linkLabel', 'buttonLabel'] as const

/**
 * A block without its links to the paths: rows that are such a link, like a tile or a button, are left out; a row or block with other
 * content loses the link alone; words in a text stay, without their link.
 */
export function withoutLinksTo<Value>(value: Value, paths: readonly string[]): Value {
  return paths.length === 0 ? value : (strip(value, paths) as Value)
}

function strip(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => stripRow(item, paths))
  if (!isPlainObject(value)) return value
  const hasHiddenLink = LINK_FIELDS.some((field) => isHidden(value[field], paths))
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      hasHiddenLink && [...LINK_FIELDS, ...LABEL_FIELDS].some((field) => field === name) ? null : strip(child, paths),
    ]),
  )
}

function stripRow(item: unknown, paths: readonly string[]): unknown[] {
  if (!isPlainObject(item)) return [strip(item, paths)]
  if (isTextLink(item) && isHidden(addressOf(item.fields), paths)) return strip(item.children, paths) as unknown[]
  const isLink = LINK_FIELDS.some((field) => isHidden(item[field], paths))
  const isBlock = 'blockType' in item
  return isLink && !isBlock && !LABEL_FIELDS.some((field) => field in item) ? [] : [strip(item, paths)]
}

/** The address of a link in a text: as typed, or that of the page it was set to. */
function addressOf({ url, doc }: { url?: unknown; doc?: unknown }): unknown {
  const page = isPlainObject(doc) && isPlainObject(doc.value) ? doc.value : null
  return page?.path ?? url
}

interface TextLink {
  fields: { url?: unknown; doc?: unknown }
  children: unknown[]
}

const isTextLink = (item: object): item is TextLink =>
  'type' in item &&
  (item.type === 'link' || item.type === 'autolink') &&
  'fields' in item &&
  isPlainObject(item.fields) &&
  'children' in item &&
  Array.isArray(item.children)

const isHidden = (value: unknown, paths: readonly string[]) => typeof value === 'string' && leadsTo(value, paths)
