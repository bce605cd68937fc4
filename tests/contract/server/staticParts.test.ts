import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { dropStaticParts, STATIC_HTML } from '../../../src/server/staticParts.mjs'
import { STATIC_HTML as browserMarker } from '../../../src/ui/lazy/staticParts'

const IMPORTS = [
  '1:"$Sreact.fragment"',
  '2:I[57121,[],""]',
  '3:I[1,["10","static/chunks/10.js"],"StaticHtml"]',
  '4:I[2,["10","static/chunks/10.js"],"Picture"]',
  '5:I[3,["10","static/chunks/10.js"],"Carousel"]',
]

/** A page with the rows in two scripts, as Next sends them. */
function toPage(rows: readonly string[], splitAt?: number): string {
  const text = rows.join('')
  const at = splitAt ?? Math.floor(text.length / 2)
  const scripts = [text.slice(0, at), text.slice(at)].map((part) => {
    const json = JSON.stringify(part).replaceAll('<', '\\u003c')
    return `<script>self.__next_f.push([1,${json}])</script>`
  })
  return `<html><body><main>Hello</main><script>(self.__next_f=self.__next_f||[]).push([0])</script>${scripts.join('')}</body></html>`
}

/** The rows of a page as one text. */
const readText = (html: string) =>
  [...html.matchAll(/__next_f\.push\(\[1,("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]\)/g)]
    .map(([, text = '']) => runInNewContext(text))
    .join('')

const lines = (...rows: string[]) => [...IMPORTS, ...rows].map((row) => `${row}\n`)
const part = (children: string, type = '$L3') =>
  `["$","${type}",null,{"as":"footer","part":"footer","children":${children}}]`

/** The root row after the drop. */
function dropFrom(...rows: string[]): { root: string; text: string } {
  const text = readText(dropStaticParts(toPage(lines(...rows))))
  return { root: /^0:(.*)$/m.exec(text)?.[1] ?? '', text }
}

describe('the copy of a page that React reads', () => {
  it('has no content of a static part, nor rows that only the content needs', () => {
    const { root, text } = dropFrom(
      '6:["$","li",null,{"children":"Contact <us>"}]',
      `0:${part('["$","ul",null,{"children":[["$","$1","a",{"children":"$6"}],["$","$L4",null,{"src":"/a.png"}]]}]')}`,
    )
    expect(root).toBe(part(`"${STATIC_HTML}"`))
    expect(text).not.toContain('Contact')
    expect(text).not.toContain('"Picture"')
    expect(text).toContain('"StaticHtml"')
  })

  it('keeps a static part with a client component, and drops one inside it', () => {
    const inner = part('"Hi"')
    const { root } = dropFrom(`0:${part(`[["$","$L5",null,{"label":"Cars"}],${inner}]`)}`)
    expect(root).toBe(part(`[["$","$L5",null,{"label":"Cars"}],${part(`"${STATIC_HTML}"`)}]`))
  })

  it('has the title of the head, and not what describes the page to others, of which the HTML has no copy', () => {
    const meta = (props: string) => `["$","meta","1",{${props}}]`
    const title = '["$","title","0",{"children":"Cars"}]'
    const theme = meta('"name":"theme-color","content":"#fff"')
    const described = [meta('"name":"description","content":"All"'), meta('"property":"og:title","content":"Cars"')]
    const rows = lines(`7:[${[title, theme, ...described].join()}]`, `0:["$","p",null,{"a":"$7","b":${part('"Hi"')}}]`)
    const copies = '<meta name="twitter:card" content="large"/><meta name="twitter:title" content="Cars"/>'
    const html = dropStaticParts(toPage(rows).replace('<main>', `${copies}<main>`))
    expect(readText(html)).toContain(`7:[${[title, theme].join()}]`)
    expect(html).toContain('<meta name="twitter:card" content="large"/><main>')
  })

  it('has short names for blocks, the same as the HTML', () => {
    const id = 'block-6b089adb244c4e10e16303ff'
    const element = `<section data-static="${id}">Hi</section>`
    const rows = lines(`0:["$","$L3","6b089adb244c4e10e16303ff",{"as":"section","part":"${id}","children":"Hi"}]`)
    const html = dropStaticParts(toPage(rows).replace('<main>', `${element}<main>`))
    expect(html).toContain('<section data-static="b0">')
    expect(readText(html)).toContain('"6b089adb244c4e10e16303ff",{"as":"section","part":"b0"')
  })

  it('drops a static part that a client component shows', () => {
    const { root } = dropFrom(`0:["$","$L5",null,{"children":["$","li",null,{"children":${part('"Hi"')}}]}]`)
    expect(root).toContain(STATIC_HTML)
  })

  it.each([
    ['a link of the head', '["$","link",null,{"rel":"stylesheet","href":"/a.css"}]'],
    ['a promise', '"$@7"'],
    ['a server action', '["$","form",null,{"action":"$h7"}]'],
    ['a boundary', '["$","$8",null,{"children":"Hi"}]'],
    ['a row that never came', '"$L99"'],
  ])('keeps a part with %s', (_, content) => {
    const { root } = dropFrom('8:"$Sreact.suspense"', `0:${part(content)}`)
    expect(root).toBe(part(content))
  })

  it('keeps content that another row refers to', () => {
    const { root } = dropFrom(
      '9:["$","p",null,{"style":"$0:props:children:props:style"}]',
      `0:["$","div",null,{"children":[${part('["$","b",null,{"style":{"color":"red"}}]')},"$9"]}]`,
    )
    expect(root).toContain(STATIC_HTML)
    const shared = dropFrom(
      '9:["$","p",null,{"style":"$0:props:children:props:style"}]',
      `0:["$","$L3",null,{"as":"div","part":"a","children":["$","b",null,{"style":{"color":"red"}}],"after":"$9"}]`,
    )
    expect(shared.root).toContain('"color":"red"')
  })

  it('is dropped where it refers to data inside a part that stays', () => {
    const terms = '["$","$L5",null,{"terms":{"fees":[1,2]},"onClick":"$L5"}]'
    const content = (path: string) => part(`["$","b",null,{"data":"$9:${path}"}]`)
    const rows = (path: string) => [
      `9:["$","div",null,{"children":["$a"]}]`,
      `a:${terms}`,
      `0:["$","div",null,{"children":["$9",${content(path)}]}]`,
    ]
    expect(dropFrom(...rows('props:children:0:props:terms:fees')).root).toContain(STATIC_HTML)
    for (const path of ['props:children:0:props:onClick', 'props:children:0', 'props:other:0'])
      expect(dropFrom(...rows(path)).root).not.toContain(STATIC_HTML)
  })

  it('has no structured data, which search engines read in the HTML', () => {
    const script = (html: string) =>
      `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"${html}"}}]`
    const { root, text } = dropFrom(
      '9:{"@type":"Car"}',
      `0:["$","div",null,{"children":[${script('$9')},${part('"Hi"')}]}]`,
    )
    expect(root).toContain(script(''))
    expect(text).not.toContain('@type')
  })

  it('has no inline scripts and styles of the head, which the browser read in the HTML', () => {
    const { root } = dropFrom(
      `0:["$","div",null,{"children":[${[
        '["$","script",null,{"dangerouslySetInnerHTML":{"__html":"start()"}}]',
        '["$","script",null,{"src":"/late.js"}]',
        '["$","style",null,{"href":"fonts","precedence":"fonts","children":"@font-face{}"}]',
        '["$","style",null,{"children":".kept{}"}]',
        part('"Hi"'),
      ].join()}]}]`,
    )
    expect(root).not.toMatch(/start\(\)|font-face/)
    expect(root).toContain('"href":"fonts","precedence":"fonts"')
    expect(root).toContain('/late.js')
    expect(root).toContain('.kept{}')
  })

  it('drops a static part with a style of its own, which stays where it is in the HTML', () => {
    const style = '["$","style",null,{"children":".a{top:0}"}]'
    expect(dropFrom(`0:${part(style)}`).root).toBe(part(`"${STATIC_HTML}"`))
  })

  it('is one script, without properties that have no value', () => {
    const html = dropStaticParts(
      toPage(lines(`0:["$","div",null,{"id":"$undefined","children":["$undefined",${part('"Hi"')}]}]`)),
    )
    expect(readText(html)).toContain(`0:["$","div",null,{"children":["$undefined",${part(`"${STATIC_HTML}"`)}]}]`)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).toContain("<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,'")
  })

  it('counts the bytes of text rows, also where a script ends inside one', () => {
    const text = 'Zoë – €1,000:\n0:[]\n'
    const rows = lines(`0:["$","div",null,{"children":["$a",${part('"Hi"')}]}]`)
    rows.splice(2, 0, `a:T${Buffer.byteLength(text).toString(16)},${text}`)
    for (let at = 0; at <= rows.join('').length; at += 1) {
      const dropped = readText(dropStaticParts(toPage(rows, at)))
      expect(dropped).toContain(text)
      expect(dropped).toContain(STATIC_HTML)
      expect(dropped).not.toContain('"Hi"')
    }
  })

  it('stays as it is without a static part, or if it is not understood', () => {
    for (const page of [
      toPage(lines('0:["$","p",null,{}]')),
      toPage(lines(`0:${part('"Hi"')}`, '?: what')),
      '<p>Hi</p>',
    ])
      expect(dropStaticParts(page)).toBe(page)
  })

  it('can be in a script', () => {
    const html = dropStaticParts(toPage(lines(`0:["$","div",null,{"children":["</script><b>",${part('"Hi"')}]}]`)))
    expect(html).toContain(STATIC_HTML)
    expect(html).not.toContain('</script><b>')
  })

  it('has the marker that the component knows', () => {
    expect(browserMarker).toBe(STATIC_HTML)
  })
})

it('is read by the version of Next whose format this is', () => {
  // The format of the rows is internal to React: look at staticParts.mjs when this major version changes.
  expect(createRequire(import.meta.url)('next/package.json').version).toMatch(/^16\./)
})
