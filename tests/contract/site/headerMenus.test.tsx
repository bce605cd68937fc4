import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { MenuRow } from '../../../src/site/chrome/MenuRow'
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
