import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createStyleInliner } from '@/server/inlineStyles.mjs'

const LINK = '<link rel="stylesheet" href="/_next/static/css/site.css" data-precedence="next"/>'
const CSS = `@layer base{body{margin:0}}@layer utilities{.used{color:red}.md\\:grid{display:grid}.unused{color:blue}}
[data-surface=ink] .used{color:white}[data-surface=paper] .used{color:black}
@media (width>=48rem){.used{color:green}.unused{color:pink}}@keyframes spin{to{rotate:1turn}}`

const staticDir = mkdtempSync(join(tmpdir(), 'forecourt-styles-'))
mkdirSync(join(staticDir, 'css'))
writeFileSync(join(staticDir, 'css/site.css'), CSS)
afterAll(() => rmSync(staticDir, { recursive: true }))

const page = (body: string) => `<html><head>${LINK}</head><body>${body}</body></html>`
const readStyle = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1]

describe('styles in the head', () => {
  it('contain the rules that the page uses, in their order and with their conditions', async () => {
    const inline = createStyleInliner({ staticDir })
    const style = readStyle(await inline(page('<p class="used md:grid" data-surface="ink">x</p>')))
    expect(style).toContain('body{margin:0}')
    expect(style).toContain('.used{color:red}.md\\:grid{display:grid}')
    expect(style).toContain('[data-surface=ink] .used{color:white}')
    expect(style).toContain('@media (width>=48rem){.used{color:green}}')
    for (const rule of ['unused', 'data-surface=paper', 'spin']) expect(style).not.toContain(rule)
  })

  it('leave what is seen only under a pointer, with the focus, on paper or without script to the stylesheet', async () => {
    writeFileSync(
      join(staticDir, 'css/late.css'),
      '.used:hover,.used:active{color:red}.used:not(:hover){bottom:0}.used:hover,.used:focus-visible{top:0}@media print{.used{left:0}}@media (hover:hover){.used{right:0}}@media (forced-colors:active){.used{right:0}}:focus-visible{outline:1px}@media (scripting:none){.used{right:0}}.used::selection{color:red}.used{cursor:pointer;transition:top 1s;margin:0}',
    )
    const inline = createStyleInliner({ staticDir })
    const style = readStyle(await inline(page('<p class="used"></p>').replace('site.css', 'late.css')))
    expect(style).toBe('.used:not(:hover){bottom:0}:focus-visible{outline:1px}.used{margin:0}')
  })

  /** The styles of a page with a stylesheet of its own. */
  async function pickFrom(css: string, html: string): Promise<string | undefined> {
    writeFileSync(join(staticDir, 'css/own.css'), css)
    return readStyle(await createStyleInliner({ staticDir })(html.replace('site.css', 'own.css')))
  }

  it('have no rule of what stands on several elements or without script only', async () => {
    const css =
      '.used.open{top:0}.used[aria-pressed=true]{top:1px}.used:is(.open,.on) p{top:2px}.plain{top:3px}.on .used.on{top:4px}'
    const body =
      '<p class="used on"></p><b class="open" aria-pressed="true"></b><noscript><i class="plain"></i></noscript>'
    expect(await pickFrom(css, page(body))).toBe('.used:is(.open,.on) p{top:2px}.on .used.on{top:4px}')
  })

  it('contain the custom properties that something reads, unless the page sets them itself', async () => {
    const css = `@layer theme{:root{--gap:1rem;--edge:var(--gap);--own:red;--unread:2rem;--by-page:3rem}}
.used{margin:var(--edge);color:var(--own);--set:1}[data-theme]{--own:blue}@property --set{syntax:"*"}@property --edge{syntax:"*"}`
    const html = page('<p class="used" data-theme="" style="top:var(--by-page)"></p>')
    const style = await pickFrom(css, html.replace('<html>', '<html style="--own:green;--gap:0">'))
    expect(style).toContain(':root{--edge:var(--gap);--by-page:3rem}')
    expect(style).toContain('[data-theme]{--own:blue}')
    expect(style).toContain('@property --edge')
    expect(style).not.toMatch(/--unread|--set/)
  })

  it('have the initial value in place of a custom property that nothing sets', async () => {
    const css = `.used,.set{margin:var(--tw-gap) var(--tw-edge,2px) var(--tw-open)}.set{--tw-edge:1px}.self{--card:var(--card)}
@property --tw-gap{syntax:"*";inherits:false;initial-value:0}@property --tw-edge{syntax:"*";inherits:false;initial-value:3px}@property --tw-open{syntax:"*";inherits:false}`
    const style = await pickFrom(css, page('<p class="used self" style="top:var(--card)"></p>'))
    expect(style).toContain('.used{margin:0 3px var(--tw-open)}')
    expect(style).not.toMatch(/--tw-gap|--card|--tw-edge/)
    expect(await pickFrom(css, page('<p class="set"></p>'))).toContain(
      '.set{margin:0 var(--tw-edge,2px) var(--tw-open)}',
    )
  })

  it('leave menus that are closed at first to the stylesheet', async () => {
    const css =
      '.menu-panel{top:0}.menu-panel:not([data-open]){display:none}.menu-panel>a{top:0}.header-search-line{top:0}'
    const html = page('<div class="menu-panel"><a></a></div><div class="header-search-line"></div>')
    expect(await pickFrom(css, html)).toBe('.menu-panel:not([data-open]){display:none}')
  })

  it('have no prefixed declaration beside the same without prefix', async () => {
    const css = '.used{-webkit-mask:none;mask:none;-webkit-mask-size:1px;-webkit-user-select:none;user-select:none}'
    expect(await pickFrom(css, page('<p class="used"></p>'))).toBe(
      '.used{mask:none;-webkit-mask-size:1px;-webkit-user-select:none;user-select:none}',
    )
  })

  it('contain only the selectors and the parts of controls that the page has', async () => {
    const css =
      '.used,.unused{top:0}::file-selector-button{left:0}::-webkit-date-and-time-value{right:0}::placeholder{color:red}'
    expect(await pickFrom(css, page('<p class="used"></p>'))).toBe('.used{top:0}')
    expect(await pickFrom(css, page('<input type="date"/><input type="file" placeholder="x"/>'))).toBe(
      '::file-selector-button{left:0}::-webkit-date-and-time-value{right:0}::placeholder{color:red}',
    )
  })

  it('take nothing from scripts, whose text repeats the page', async () => {
    const inline = createStyleInliner({ staticDir })
    expect(readStyle(await inline(page('<script>self.x=\'<p class="unused">\'</script>')))).not.toContain('unused')
  })

  it('come ahead of the stylesheet, which is marked for later', async () => {
    const inline = createStyleInliner({ staticDir })
    const html = await inline(page('<p class="used"></p>'))
    expect(html).toMatch(/<style>[^<]*<\/style><link rel="stylesheet" [^>]* data-late=""\/>/)
    expect(html).toContain('<body><p class="used"></p></body>')
  })

  it('are the same for pages with the same parts', async () => {
    const inline = createStyleInliner({ staticDir })
    const [one, other] = await Promise.all([
      inline(page('<p class="used">1</p><b class="md:grid"></b>')),
      inline(page('<b class="md:grid"></b><p class="used">2</p>')),
    ])
    expect(readStyle(one)).toBe(readStyle(other))
  })

  it('leave a page without a stylesheet as it is, and throw if the stylesheet is missing', async () => {
    const inline = createStyleInliner({ staticDir })
    expect(await inline('<p class="used"></p>')).toBe('<p class="used"></p>')
    await expect(inline(page('').replace('site.css', 'other.css'))).rejects.toThrow('ENOENT')
  })
})
