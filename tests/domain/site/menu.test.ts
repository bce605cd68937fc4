import { describe, expect, it } from 'vitest'
import { fillMenu, hiddenMenuPages, type MenuItem, type MenuSources, menuGroups } from '../../../src/domain/site/menu'
import type { Site } from '../../../src/domain/site/site'

const buildItem = (name: string, overrides: Partial<MenuItem> = {}): MenuItem => ({
  name,
  url: null,
  dynamicDropdown: 'none',
  grouping: 'position',
  columns: 3,
  dropdownItems: [],
  ...overrides,
})
const link = (name: string, url: string, group: string | null = null) => ({ name, url, group })

const sources: MenuSources = {
  models: [
    link('HiLux', '/models/hilux', 'Ute'),
    link('RAV4', '/models/rav4', 'SUV'),
    link('Ranger', '/models/ranger', 'Ute'),
    link('Trailer', '/models/trailer'),
  ],
  stock: [link('Used', '/search/used-cars')],
  brands: [],
}
const site = (finance = true) =>
  ({ flags: { finance, offers: true }, links: { offers: '/special-offers', finance: '/finance' } }) as unknown as Site
const offers = hiddenMenuPages(site(), true)
const listNames = (items: MenuItem[]) => items.map(({ name }) => name)

describe('[SITE-04] a menu', () => {
  it('fills its dropdowns after the links that staff entered', () => {
    const [item] = fillMenu(
      [buildItem('Stock', { dynamicDropdown: 'stock', dropdownItems: [link('Everything', '/search')] })],
      sources,
      offers,
    )
    expect(item?.dropdownItems.map(({ name }) => name)).toEqual(['Everything', 'Used'])
  })

  it('of stock groups its links under the labels of filters', () => {
    const stock = [link('Used', '/search/used-cars', 'Condition'), link('Ute', '/search?body=ute', 'Shape')]
    const [item] = fillMenu([buildItem('Stock', { dynamicDropdown: 'stock' })], { ...sources, stock }, offers)
    expect(menuGroups(item!.dropdownItems).map(({ heading }) => heading)).toEqual(['Condition', 'Shape'])
  })

  it('omits a dropdown without results or link', () => {
    const items = [
      buildItem('Brands', { dynamicDropdown: 'brands' }),
      buildItem('All brands', { dynamicDropdown: 'brands', url: '/brands' }),
      buildItem('Find us', { dynamicDropdown: 'locations' }),
      buildItem('Nothing'),
    ]
    expect(listNames(fillMenu(items, sources, offers))).toEqual(['All brands', 'Find us'])
  })

  it('links to the offers only if there are any', () => {
    const items = [
      buildItem('Offers', { url: '/special-offers' }),
      buildItem('Buyer Tools', {
        dropdownItems: [link('Offers', '/special-offers'), link('Finance', '/finance')],
      }),
      buildItem('Deals', { dropdownItems: [link('Offers', '/special-offers')] }),
    ]
    expect(listNames(fillMenu(items, sources, offers))).toEqual(['Offers', 'Buyer Tools', 'Deals'])
    const withoutOffers = fillMenu(items, sources, hiddenMenuPages(site(), false))
    expect(listNames(withoutOffers)).toEqual(['Buyer Tools'])
    expect(withoutOffers[0]?.dropdownItems.map(({ name }) => name)).toEqual(['Finance'])
  })
})

it('[SITE-02] a menu of a site without finance has no link to it, whatever its query', () => {
  const items = [
    buildItem('Finance', { url: '/finance?utm_source=menu' }),
    buildItem('Tools', { dropdownItems: [link('Apply', '/apply-for-finance'), link('Trade in', '/trade-in')] }),
  ]
  const hidden = hiddenMenuPages(site(false), true)
  expect(listNames(fillMenu(items, sources, hidden))).toEqual(['Tools'])
  expect(fillMenu(items, sources, hidden)[0]?.dropdownItems.map(({ name }) => name)).toEqual(['Trade in'])
})

describe('[MOD-01] a dropdown of models', () => {
  const filled = (grouping: MenuItem['grouping']) =>
    menuGroups(
      fillMenu([buildItem('Vehicles', { dynamicDropdown: 'models', grouping })], sources, offers)[0]!.dropdownItems,
    )

  it('by position has no headings', () => {
    expect(filled('position').map(({ heading, links }) => [heading, links.map(({ name }) => name)])).toEqual([
      [null, ['HiLux', 'RAV4', 'Ranger', 'Trailer']],
    ])
  })

  it('by body has headings, models without a body last', () => {
    expect(filled('body').map(({ heading, links }) => [heading, links.map(({ name }) => name)])).toEqual([
      ['Ute', ['HiLux', 'Ranger']],
      ['SUV', ['RAV4']],
      [null, ['Trailer']],
    ])
  })
})
