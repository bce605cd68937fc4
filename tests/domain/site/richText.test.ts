import { describe, expect, it } from 'vitest'
import { findRichTextProblem, hasScriptLinks, withoutScriptLinks } from '../../../src/domain/site/richText'

const text = (content: unknown) => ({ type: 'text', text: content })
const link = (url: unknown, type = 'link') => ({ type, fields: { linkType: 'custom', url }, children: [text('here')] })
const richText = (...children: unknown[]) => ({ root: { type: 'root', children: [{ type: 'paragraph', children }] } })

describe('the structure of rich text', () => {
  it.each([
    null,
    undefined,
    { root: { children: [] } },
    richText(text('a'), link('/finance'), link(undefined), { type: 'linebreak' }),
    { root: { children: [{ type: 'heading', tag: 'h2', children: [] }] } },
    { root: { children: [{ type: 'list', tag: 'ol', children: [{ type: 'listitem', children: [] }] }] } },
  ])('%j is stored', (value) => expect(findRichTextProblem(value)).toBeNull())

  const deep = Array(60)
    .fill(0)
    .reduce((node) => ({ type: 'paragraph', children: [node] }), text('a'))
  it.each([
    'text',
    [],
    0,
    {},
    { root: 1 },
    { root: {} },
    { root: { children: 'x' } },
    { root: { type: 'root', children: [null] } },
    richText({ children: [] }),
    richText(text({})),
    richText(link({})),
    richText({ type: 'link', children: [] }),
    richText({ type: 'paragraph', children: {} }),
    { root: { children: [{ type: 'heading', tag: 'script', children: [] }] } },
    { root: { children: [{ type: 'list', tag: 'iframe', children: [] }] } },
    { root: { children: [deep] } },
  ])('%j is refused', (value) => expect(findRichTextProblem(value)).toEqual(expect.any(String)))

  it('has no parts of other kinds, which are named', () => {
    const item = { type: 'listitem', children: [{ type: 'call\u0000out', children: [] }] }
    for (const value of [
      richText({ type: 'callout' }),
      { root: { children: [{ type: 'list', tag: 'ul', children: [item] }] } },
    ])
      expect(findRichTextProblem(value)).toBe(
        'A part of the text is a \u201ccallout\u201d, which texts do not have. Take it out.',
      )
  })
})

describe('links in rich text', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'feed:javascript:alert(1)',
    'view-source:javascript:alert(1)',
    'blob:https://dealer.test/1',
    'file:///etc/passwd',
    'intent://x',
    'dealer+script:x',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'javascript&#x3A;alert(1)',
    '//evil.test',
    ' /\t/evil.test',
    '/\\evil.test',
    '\\\\evil.test',
  ])('to %j become texts', (url) => {
    const value = richText(text('Look '), link(url), link(url, 'autolink'), text('.'))
    expect(hasScriptLinks(value)).toBe(true)
    expect(withoutScriptLinks(value)).toEqual(richText(text('Look '), text('here'), text('here'), text('.')))
  })

  it.each([
    ...[
      '/finance',
      '#a',
      '?a=b:c',
      '/search?make=a&colon=b',
      'finance/a:b',
      '/a//b',
      'https://dealer.test/data:',
      'HTTP://dealer.test',
    ],
    ...['mailto:a@dealer.test', 'tel:131313', 'sms:131313', 'not yet a li', ''],
  ])('to %j stay', (url) => {
    const value = richText(link(url))
    expect(hasScriptLinks(value)).toBe(false)
    expect(withoutScriptLinks(value)).toBe(value)
  })

  it('are addresses of the node itself too, and of nodes within blocks', () => {
    const bad = 'feed:javascript:alert(1)'
    const nested = {
      type: 'block',
      fields: { blockType: 'button', content: richText(link(bad)), rows: [{ href: bad }] },
    }
    const value = richText(
      { ...link('/finance'), url: bad },
      { type: 'upload', value: 1, fields: { url: bad, alt: 'A car' } },
      { type: 'upload', value: 1, src: bad },
      nested,
    )
    expect(hasScriptLinks(value)).toBe(true)
    expect(withoutScriptLinks(value)).toEqual(
      richText(
        text('here'),
        { type: 'upload', value: 1, fields: { alt: 'A car' } },
        { type: 'upload', value: 1 },
        { type: 'block', fields: { blockType: 'button', content: richText(text('here')), rows: [{}] } },
      ),
    )
  })
})

it('an upload loses an address in its fields that is no link, and a text a style that fetches', () => {
  const upload = (link: string) => ({ type: 'upload', relationTo: 'media', value: 1, fields: { link } })
  const styled = (style: string) => ({ ...text('a'), style })
  const dirty = richText(upload('javascript:alert(1)'), styled('background:url(//evil.test)'))
  expect(withoutScriptLinks(dirty)).toEqual(
    richText({ type: 'upload', relationTo: 'media', value: 1, fields: {} }, text('a')),
  )
  expect(hasScriptLinks(richText(upload('/finance'), styled('')))).toBe(false)
})
