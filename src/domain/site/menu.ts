import { modelsByBody } from '../models/modelRange'
import { hiddenPages, leadsTo } from './hiddenPages'
import { normalizePath } from './path'
import type { Site } from './site'

/** A link in a menu or dropdown, with the picture and details shown in a mega-menu. */
export interface MenuLink {
  name: string
  url: string
  image?: { url: string; alt: string; width: number; height: number } | null
  /** badge beside the name: "NEW", "24" */
  label?: string | null
  /** "From $32,990" */
  price?: string | null
  /** the heading it is grouped under: a model's body, or the filter of a stock link */
  group?: string | null
}

/** What fills a dropdown; `none` shows only the links entered by staff. */
export type DynamicDropdown = 'none' | 'models' | 'stock' | 'brands' | 'locations'

/** A menu item: a link, or a name that opens a dropdown with columns of links (SITE-04). */
export interface MenuItem {
  name: string
  url: string | null
  /** label of `url` in the dropdown; default: `name` */
  urlLabel?: string
  dynamicDropdown: DynamicDropdown
  /** models by position, or grouped by body (MOD-01) */
  grouping: 'position' | 'body'
  columns: 2 | 3 | 4
  /** ISO 8601 moments between which it shows; without one, open-ended */
  start?: string | null
  expiry?: string | null
  dropdownItems: MenuLink[]
}

/** Links for dynamic dropdowns; locations come from the site's own list. */
export type MenuSources = Record<Exclude<DynamicDropdown, 'none' | 'locations'>, MenuLink[]>

/**
 * A menu with its dynamic dropdowns filled. Items without a link and with an empty dropdown are removed, and so are links to pages
 * that have nothing to show: offers without any, and finance where it is off (SITE-02, SITE-04).
 */
export function fillMenu(items: readonly MenuItem[], sources: MenuSources, hidden: readonly string[]): MenuItem[] {
  const isHidden = (url: string | null) => url !== null && leadsTo(url, hidden)
  return items
    .filter((item) => !isHidden(item.url))
    .map((item) => ({
      ...item,
      dropdownItems: [...item.dropdownItems, ...dynamicLinks(item, sources)].filter(({ url }) => !isHidden(url)),
    }))
    .filter((item) => item.url || item.dropdownItems.length > 0 || item.dynamicDropdown === 'locations')
}

/** The pages that a site's menus leave out: those that it does not have, and offers without any. */
export function hiddenMenuPages(site: Pick<Site, 'flags' | 'links'>, hasOffers: boolean): string[] {
  return [...(hasOffers ? [] : [normalizePath(site.links.offers)]), ...hiddenPages(site)]
}

function dynamicLinks({ dynamicDropdown, grouping }: MenuItem, sources: MenuSources): MenuLink[] {
  if (dynamicDropdown === 'none' || dynamicDropdown === 'locations') return []
  const links = sources[dynamicDropdown]
  if (dynamicDropdown === 'stock') return links
  if (dynamicDropdown !== 'models' || grouping === 'position') return links.map((link) => ({ ...link, group: null }))
  return modelsByBody(links.map((link) => ({ ...link, body: link.group ?? null }))).flatMap(({ body, models }) =>
    models.map(({ body: _, ...link }) => ({ ...link, group: body })),
  )
}

/** The links of a dropdown grouped by heading, in order; links without a heading have null. */
export function menuGroups(links: readonly MenuLink[]): { heading: string | null; links: MenuLink[] }[] {
  const groups: { heading: string | null; links: MenuLink[] }[] = []
  for (const link of links) {
    const heading = link.group ?? null
    const last = groups.at(-1)
    if (last && last.heading === heading) last.links.push(link)
    else groups.push({ heading, links: [link] })
  }
  return groups
}
