import { expect, it } from 'vitest'
import { documentTitle } from '../../src/domain/documentTitle'

const key = { name: 'key', type: 'select', options: [{ value: 'footer', label: 'Footer' }, 'aside'] }
const menus = { admin: { useAsTitle: 'key' }, flattenedFields: [{ name: 'site', type: 'relationship' }, key] }
const pages = { admin: { useAsTitle: 'title' }, flattenedFields: [{ name: 'title', type: 'text' }] }

it.each([
  [pages, { title: 'Spring sale' }, 'Spring sale'],
  [menus, { key: 'footer' }, 'Footer'],
  [menus, { key: 'aside' }, 'aside'],
  [menus, { key: 'gone' }, 'gone'],
  [pages, { title: '' }, null],
  [pages, { title: null }, null],
  [{ admin: {}, flattenedFields: [] }, { id: 7 }, null],
])('a document is called by its title, a chosen one by its label: %#', (config, document, title) => {
  expect(documentTitle(config, document)).toBe(title)
})
