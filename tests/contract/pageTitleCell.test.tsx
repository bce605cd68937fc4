import type { DefaultCellComponentProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { PageTitleCell } from '../../src/admin/cells/PageTitleCell'

vi.mock('@payloadcms/ui', () => ({ Link: 'a' }))

const title = (rowData: object, cellData: string) => {
  const props = { cellData, rowData, collectionSlug: 'pages', link: false } as unknown as DefaultCellComponentProps
  return renderToStaticMarkup(<PageTitleCell {...props} />).replaceAll(/<[^>]*>/g, '')
}

it('the list of pages calls the home page Home, beside its title, and a page without a title Untitled', () => {
  expect(title({ path: '/' }, 'New and used cars')).toBe('Home New and used cars')
  expect(title({ path: '/about-us' }, 'About us')).toBe('About us')
  expect(title({ path: null }, '')).toBe('Untitled')
})
