import { modelsByBody } from '../models/modelRange'

/** A link in a menu or dropdown, with the picture and lines that a mega-menu shows. */
export interface MenuLink {
  name: string
  url: string
  image?: { url: string; alt: string; width: number; height: number } | null
  /** short word beside the name: "NEW", "24" */
  label?: string | null
  /** "From $32,990" */
  price?: string | null
  /** the heading under which it stands: a model's body, the filter that a part of the stock is found by */
  group?: string | null
}

/** What a dropdown fills itself with; `none` leaves it to the links that staff entered. */
export type DynamicDropdown = 'none' | 'models' | 'stock' | 'brands' | 'locations'

/** An item of a menu: a link, or a name that opens a dropdown of links in columns (SITE-04). */
export interface MenuItem {
  name: string
  url: string | null
  /** how the dropdown calls what `url` leads to; the name unless given */
  urlLabel?: string
  dynamicDropdown: DynamicDropdown
  /** models by position, or under their bodies (MOD-01) */
  grouping: 'position' | 'body'
  columns: 2 | 3 | 4
  dropdownItems: MenuLink[]
}

/** What dropdowns can fill themselves with; locations are drawn from the site's own list. */
export type MenuSources = Record<Exclude<DynamicDropdown, 'none' | 'locations'>, MenuLink[]>

/**
 * A menu with the dropdowns that fill themselves filled. An item whose dropdown finds nothing and that leads nowhere itself is
 * left out, as is every link to the offers where there are none (SITE-04).
 */
export function fillMenu(
  items: readonly MenuItem[],
  sources: MenuSources,
  offers: { url: string; shown: boolean },
): MenuItem[] {
  const leadsNowhere = (url: string | null) => !offers.shown && url === offers.url
  return items
    .filter((item) => !leadsNowhere(item.url))
    .map((item) => ({
      ...item,
      dropdownItems: [...item.dropdownItems, ...filling(item, sources)].filter(({ url }) => !leadsNowhere(url)),
    }))
    .filter((item) => item.url || item.dropdownItems.length > 0 || item.dynamicDropdown === 'locations')
}

function filling({ dynamicDropdown, grouping }: MenuItem, sources: MenuSources): MenuLink[] {
  if (dynamicDropdown === 'none' || dynamicDropdown === 'locations') return []
  const links = sources[dynamicDropdown]
  if (dynamicDropdown === 'stock') return links
  if (dynamicDropdown !== 'models' || grouping === 'position') return links.map((link) => ({ ...link, group: null }))
  return modelsByBody(links.map((link) => ({ ...link, body: link.group ?? null }))).flatMap(({ body, models }) =>
    models.map(({ body: _, ...link }) => ({ ...link, group: body })),
  )
}

/** A dropdown's links under their headings, in order; those without one come under none. */
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
