import { describe, expect, it } from 'vitest'
import { SHELL_SLOTS } from '@/domain/stock/searchShell.mjs'
import { fillShell, parseShell } from '@/server/searchShell.mjs'

const { title, description, canonical, breadcrumbs, html, setup } = SHELL_SLOTS

/** A shell as Next and `dropStaticParts` leave it. */
const SHELL = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="icon" href="/i"/>\
<title>${title}</title><meta name="description" content="${description}"/><link rel="canonical" href="https://a.test${canonical}"/>\
</head><body><header>Menu</header><main>${html}</main><script type="application/ld+json">${breadcrumbs}</script>\
<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,'1:["$","title","0",{"children":"${title}"}]\\n2:["$","$L5",null,{"setup":"${setup}"}]\\n'])</script></body></html>`

const PART = {
  title: 'Utes & vans',
  description: 'All "utes" <here>',
  canonical: '/search/utes?a=1&b=2',
  breadcrumbs: '{"@type":"BreadcrumbList"}',
  preloads: '<link rel="preload" href="/photo"/>',
  results: '<script>window.results = 1</script>',
  setup: { siteName: "Sam's", url: '/search?query=$100', texts: ['$5 off', '</script>', 'a\nb', '\u2028'] },
  html: Buffer.from('<ul><li>Ranger – “new”</li></ul>'),
}

const fill = (part = PART, page = SHELL) => {
  const shell = parseShell(page)
  return shell && fillShell(shell, part).toString()
}

/** What React reads. */
function readRows(page: string): { title: string; setup: unknown } {
  const [, script = ''] = /<script>(\(self[^<]*)<\/script>/.exec(page) ?? []
  const self: { __next_f?: [number, string?][] } = {}
  new Function('self', script)(self)
  const rows = (self.__next_f ?? []).map(([, text = '']) => text).join('')
  const values = rows.split('\n').map((row) => JSON.parse(row.slice(row.indexOf(':') + 1) || 'null'))
  return { title: values[0][3].children, setup: values[1][3].setup }
}

describe('a search shell', () => {
  it('has the search, its texts and its structured data in their places', () => {
    const page = fill() ?? ''
    expect(page).toContain('<main><ul><li>Ranger – “new”</li></ul></main>')
    expect(page).toContain('<title>Utes &amp; vans</title>')
    expect(page).toContain('content="All &quot;utes&quot; &lt;here&gt;"')
    expect(page).toContain('href="https://a.test/search/utes?a=1&amp;b=2"')
    expect(page).toContain('<script type="application/ld+json">{"@type":"BreadcrumbList"}</script>')
    expect(page).not.toContain('forecourt-search')
  })

  it('preloads the photo before everything else, and gives the browser the results at the end of the head', () => {
    const page = fill() ?? ''
    expect(page).toContain('<meta charSet="utf-8"/><link rel="preload" href="/photo"/><link rel="stylesheet"')
    expect(page).toContain('<script>window.results = 1</script></head>')
    expect(page.match(/href="\/photo"/g)).toHaveLength(1)
  })

  it('gives React the same title and setup, whatever characters they have', () => {
    const { title: shown, setup: read } = readRows(fill() ?? '')
    expect(shown).toBe('Utes & vans')
    // Flight writes a text that begins with a dollar with two.
    expect(read).toEqual({ ...PART.setup, texts: ['$$5 off', '</script>', 'a\nb', '\u2028'] })
    expect(readRows(fill({ ...PART, title: '$1 cars' }) ?? '').title).toBe('$$1 cars')
  })

  it('cannot be left by a text of a search', () => {
    const page = fill({ ...PART, title: '</title><script>alert(1)</script>' }) ?? ''
    expect(page).not.toContain('<script>alert')
  })

  it.each([
    ['a page of another kind', '<!DOCTYPE html><html><head><link/></head><body>Coming soon</body></html>'],
    ['rows of another form', SHELL.replace(/push\(\[1,'(.*?)'\]\)/s, 'push([1,"$1"])')],
    ['no place for the search', SHELL.replace(html, '')],
  ])('is not found in %s', (_, page) => {
    expect(parseShell(page)).toBeNull()
  })
})
