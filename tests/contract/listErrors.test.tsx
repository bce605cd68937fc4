import type { ReactElement, ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { withListErrors } from '../../src/admin/lists/withListErrors'

const { ListView } = vi.hoisted(() => ({ ListView: vi.fn<(props: object) => Promise<ReactNode>>() }))
vi.mock('@payloadcms/next/views', () => ({ ListView }))

type Rendered = ReactElement<{ children: ReactElement<object> }>

/** The list inside a page, as React renders it. */
function renderList(): Promise<ReactNode> {
  const List = ListView as unknown as (props: { slug: string }) => ReactElement
  const page = withListErrors(
    <main>
      <List slug="pages" />
    </main>,
  ) as Rendered
  const { type, props } = page.props.children
  return (type as (props: object) => Promise<ReactNode>)(props)
}

it('a list that could not be read fails instead of leaving the page blank', async () => {
  ListView.mockResolvedValueOnce(undefined)
  await expect(renderList()).rejects.toThrow('could not be read')
})

it('a list that was read stays as it is', async () => {
  ListView.mockImplementationOnce(async (props) => `${Object.values(props)}`)
  expect(await renderList()).toBe('pages')
})
