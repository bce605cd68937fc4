import 'server-only'
import { dropdownModels, formatFromPrice, modelLabel, modelLink } from '../../domain/models/modelRange'
import { isActive } from '../../domain/promotions/promotion'
import { type FacetAttribute, facetSetting } from '../../domain/site/facets'
import { fillMenu, hiddenMenuPages, type MenuItem, type MenuLink, type MenuSources } from '../../domain/site/menu'
import type { Site } from '../../domain/site/site'
import { searchLink } from '../../domain/stock/searchUrl'
import type { Menu } from '../../payload-types'
import { listModels } from '../models/models'
import { pageTime } from '../pageTime'
import { hasOffers } from '../stock/offers'
import { getFacetCounts, getSearchVocabulary } from '../stock/stock'
import { getMenu } from './menus'

/** Maximum body types in a stock dropdown. */
const MAX_BODIES = 10

/** A site's menu with its dynamic dropdowns filled: models, stock, brands (SITE-04). */
export async function getFilledMenu(site: Site, key: Menu['key']): Promise<MenuItem[]> {
  const now = pageTime()
  const items = (await getMenu(site.id, key)).filter(({ start = null, expiry = null }) =>
    isActive({ start, expiry }, now),
  )
  if (items.length === 0) return []
  const needs = (kind: MenuItem['dynamicDropdown']) => items.some(({ dynamicDropdown }) => dynamicDropdown === kind)
  const [models, stock, shown] = await Promise.all([
    needs('models') ? getModelLinks(site) : [],
    needs('stock') ? getStockLinks(site) : [],
    hasOffers(site, now),
  ])
  return fillMenu(items, { models, stock, brands: toBrandLinks(site) }, hiddenMenuPages(site, shown))
}

/** All sources of dynamic dropdowns, for a preview of an edited menu. */
export async function getMenuSources(site: Site): Promise<MenuSources> {
  const [models, stock] = await Promise.all([getModelLinks(site), getStockLinks(site)])
  return { models, stock, brands: toBrandLinks(site) }
}

/** The brand bar above the header; each brand with its models in the range (SITE-06). */
export async function getBrandMenu(site: Site): Promise<MenuItem[]> {
  const models = site.flags.brandMenus ? await listModels(site.id) : []
  return site.brands.map(({ name, slug, link }) => ({
    name,
    url: link ?? `/search/${slug}`,
    urlLabel: link ? name : `${name} in stock`,
    dynamicDropdown: 'models',
    grouping: 'position',
    columns: 4,
    dropdownItems: toModelLinks(
      site,
      models.filter(({ makeSlug }) => makeSlug === slug),
    ).map((link) => ({ ...link, group: null })),
  }))
}

function toBrandLinks({ brands }: Site): MenuLink[] {
  return brands.map(({ name, slug, logo, link }) => ({ name, url: link ?? `/search/${slug}`, image: logo }))
}

/** Models of the range with label, From price and body (MOD-01). */
async function getModelLinks(site: Site): Promise<MenuLink[]> {
  return toModelLinks(site, await listModels(site.id))
}

function toModelLinks(site: Site, models: Awaited<ReturnType<typeof listModels>>): MenuLink[] {
  return dropdownModels(models).map((model) => ({
    name: model.name,
    url: modelLink(model),
    image: model.image,
    label: modelLabel(model),
    price: formatFromPrice(model, site.flags),
    group: model.body,
  }))
}

const STOCK_KINDS = [
  { value: 'new', name: 'New', url: '/search/new-cars' },
  { value: 'demo', name: 'Demo', url: '/search/demo-cars' },
  { value: 'used', name: 'Used', url: '/search/used-cars' },
]

/**
 * The site's kinds of stock and body types with their counts, by the names of the site's filters. A single kind is omitted,
 * since it equals all stock. Menus are on every page, so the counts may be an hour old.
 */
async function getStockLinks(site: Site): Promise<MenuLink[]> {
  const [kinds, bodies, vocabulary] = await Promise.all([
    getFacetCounts(site, 'car_type', null, { freshness: 'aged' }),
    getFacetCounts(site, 'body', null, { freshness: 'aged' }),
    getSearchVocabulary(site, 'aged'),
  ])
  const kindCounts = new Map(kinds.map(({ value, count }) => [value, count]))
  const stocked = STOCK_KINDS.filter(({ value }) => kindCounts.has(value))
  return [
    ...(stocked.length > 1 ? stocked : []).map(({ value, name, url }) => ({
      name,
      url,
      label: String(kindCounts.get(value)),
      group: getFacetLabel(site, 'car_type'),
    })),
    ...bodies.slice(0, MAX_BODIES).map(({ value, count }) => ({
      name: value,
      url: searchLink({ refinements: { body: [value] } }, vocabulary),
      label: String(count),
      group: getFacetLabel(site, 'body'),
    })),
  ]
}

const getFacetLabel = ({ stockRules }: Site, attribute: FacetAttribute) =>
  (stockRules.facets.find((facet) => facet.attribute === attribute) ?? facetSetting(attribute)).label
