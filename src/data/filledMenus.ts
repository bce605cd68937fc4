import 'server-only'
import { dropdownModels, fromPriceText, modelLabel, modelLink } from '../domain/models/modelRange'
import type { MenuItem, MenuLink } from '../domain/site/menu'
import type { Site } from '../domain/site/site'
import type { Menu } from '../payload-types'
import { menuOf } from './menus'
import { modelsOf } from './models'
import { stockFacetCounts } from './stock'

/** How many body types a stock dropdown lists below the kinds of stock. */
const LISTED_BODIES = 10

/**
 * A site's menu with the dropdowns that fill themselves: the range, the stock, the brands. An item whose dropdown finds
 * nothing and that leads nowhere itself is left out, as are offers where the site has none (SITE-04).
 */
export async function filledMenu(site: Site, key: Menu['key']): Promise<MenuItem[]> {
  const items = await menuOf(site.id, key)
  const filled = await Promise.all(
    items.map(async (item) => ({
      ...item,
      dropdownItems: [...item.dropdownItems, ...(await dropdownLinks(site, item))],
    })),
  )
  return filled
    .map((item) => (site.flags.offers ? item : withoutLinksTo(site.links.offers, item)))
    .filter((item) => item.url || item.dropdownItems.length > 0 || item.dynamicDropdown === 'locations')
    .filter((item) => site.flags.offers || item.url !== site.links.offers)
}

function withoutLinksTo(url: string, item: MenuItem): MenuItem {
  return { ...item, dropdownItems: item.dropdownItems.filter((link) => link.url !== url) }
}

async function dropdownLinks(site: Site, item: MenuItem): Promise<MenuLink[]> {
  switch (item.dynamicDropdown) {
    case 'models':
      return modelLinks(site)
    case 'stock':
      return stockLinks(site)
    case 'brands':
      return site.brands.map(({ name, slug, logo }) => ({ name, url: `/search/${slug}`, image: logo }))
    default:
      // Locations are drawn from the site's own list, with phones and addresses.
      return []
  }
}

/** The models of the range with their label, else their From price (MOD-01). */
async function modelLinks(site: Site): Promise<MenuLink[]> {
  return dropdownModels(await modelsOf(site.id)).map((model) => ({
    name: model.name,
    url: modelLink(model),
    image: model.image,
    label: modelLabel(model) ?? fromPriceText(model, site.flags),
  }))
}

const KINDS_OF_STOCK = [
  { value: 'new', name: 'New', url: '/search/new-cars' },
  { value: 'demo', name: 'Demo', url: '/search/demo-cars' },
  { value: 'used', name: 'Used', url: '/search/used-cars' },
]

/** The kinds of stock that the site has, then its body types, each with how many there are. */
async function stockLinks(site: Site): Promise<MenuLink[]> {
  const [kinds, bodies] = await Promise.all([stockFacetCounts(site, 'car_type'), stockFacetCounts(site, 'body')])
  const countOf = new Map(kinds.map(({ value, count }) => [value, count]))
  return [
    ...KINDS_OF_STOCK.filter(({ value }) => countOf.has(value)).map(({ value, name, url }) => ({
      name,
      url,
      label: String(countOf.get(value)),
    })),
    ...bodies.slice(0, LISTED_BODIES).map(({ value, count }) => ({
      name: value,
      url: `${site.links.stock}?refinementList%5Bbody%5D%5B0%5D=${encodeURIComponent(value)}`,
      label: String(count),
    })),
  ]
}
