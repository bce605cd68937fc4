import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { LargeListTotal } from '../../src/admin/lists/LargeListTotal'

const list = { data: {} }
vi.mock('@payloadcms/ui', () => ({ useListQuery: () => list }))

function render(totalDocs: number, page: number, rows: number) {
  list.data = { totalDocs, page, limit: 25, docs: Array.from({ length: rows }) }
  return renderToStaticMarkup(<LargeListTotal />).replace(/<[^>]+>/g, '')
}

it('a list of more than 10,000 rows says so, and names the rows it shows', () => {
  expect(render(10_001, 2, 25)).toBe('26–50 of 10,000+. Search or filter to narrow the list.')
  expect(render(10_001, 401, 7)).toBe('10,001–10,007 of 10,000+. Search or filter to narrow the list.')
})

it('a shorter list keeps Payload’s own total', () => {
  expect(render(10_000, 1, 25)).toBe('')
  expect(render(3, 1, 3)).toBe('')
})
