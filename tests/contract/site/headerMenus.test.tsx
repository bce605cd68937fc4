import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { LocationsMenu } from '../../../src/site/chrome/LocationsMenu'
import { MenuRow } from '../../../src/site/chrome/MenuRow'
import { BrandGrid } from '../../../src/stock/BrandGrid'
import { renderFully } from '../../support/renderFully'

const ITEM = {
  ...{ name: 'Company', url: null, urlLabel: null, columns: 2, dynamicDropdown: 'none', grouping: 'none' },
  dropdownItems: [{ name: 'About us', url: '/about-us' }],
}

it('[SITE-06] a menu opens by focus without script: its panel has its links and is not hidden by an attribute', async () => {
  const html = await renderFully(<MenuRow items={[ITEM as never]} locations={[]} hover={false} />)
  expect(html).toContain('href="/about-us"')
  // The base styles keep `hidden` from being undone by any other style.
  expect(html).not.toMatch(/\shidden(=|>|\s)/)
  const styles = readFileSync(resolve('src/site/chrome/menus.css'), 'utf8')
  expect(styles).toMatch(/scripting: none\) \{\s*\.header-group:focus-within > \.menu-panel/)
})

it('[SITE-06] [SITE-07] the locations menu is a link to the locations without script', async () => {
  const html = await renderFully(<LocationsMenu label="Locations" align="start" hover />)
  expect(html).toMatch(/<a href="\/locations"[^>]*aria-haspopup="dialog"/)
})

it('[SITE-06] a make without a logo shows the not-found picture once, and its name once', async () => {
  const brand = (name: string, slug: string) => ({ name, slug, logo: null, count: null, href: `/search/${slug}` })
  const groups = [{ label: 'Makers', icon: 'caravan' as const, brands: [brand('Jayco', 'jayco'), brand('Kia', 'kia')] }]
  const html = await renderFully(<BrandGrid groups={groups} noun={{ one: 'van', many: 'vans' }} headingLevel={2} />)
  expect(html.match(/image-not-found/g)).toHaveLength(1)
  expect(html.match(/Jayco/g)).toHaveLength(1)
  expect(html).toContain('/forecourt/brand-marks/kia.svg')
})
