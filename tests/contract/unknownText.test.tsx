import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText } from '../../src/ui/content/RichText'

it('a page shows the words in a part of its text of an unknown kind, and nothing else of it', () => {
  const text = (words: string) => ({ type: 'text', text: words, version: 1 })
  const children = [
    { type: 'paragraph', version: 1, children: [text('Before '), { type: 'hashtag', text: '#sale', version: 1 }] },
    {
      type: 'callout',
      version: 1,
      colour: 'red',
      children: [{ type: 'paragraph', version: 1, children: [text('Within')] }],
    },
    { type: 'block', version: 1, fields: { blockType: 'gone', secret: 'hidden' } },
    { type: 'paragraph', version: 1, children: [text('After')] },
  ]
  const data = { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children } }
  expect(renderToStaticMarkup(<RichText data={data as never} />)).toBe(
    '<p>Before <span>#sale</span></p><span><p>Within</p></span><span></span><p>After</p>',
  )
})
