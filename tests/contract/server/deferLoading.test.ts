import { describe, expect, it } from 'vitest'
import { deferLoading, markLoading } from '../../../src/server/deferLoading.mjs'

const STYLESHEET = '<link rel="stylesheet" href="/_next/static/css/site.css" data-precedence="next"/>'
const HEAD =
  '<link rel="preload" as="image" fetchPriority="high" href="/hero.webp"/>' +
  '<link rel="preload" as="image" href="/logo.webp"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/webpack.js"/>' +
  '<link rel="preload" href="/_next/static/chunks/later.js" as="script" fetchPriority="low"/>' +
  STYLESHEET.replace('/>', ' data-late=""/>') +
  '<script src="/_next/static/chunks/a.js?x=1&amp;y=2" async=""></script>' +
  '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>'
const BODY =
  '<main>Hello</main><script src="/_next/static/chunks/webpack.js" id="_R_" async=""></script>' +
  '<script>self.__next_f.push([1,"x"])</script>'
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`

describe('a page whose scripts and stylesheets load after its first picture', () => {
  const html = deferLoading(page(HEAD, BODY))

  it('asks for none of them itself, and lists each once for the browser', () => {
    expect(html).toContain(
      '(["/_next/static/css/site.css"],["/_next/static/chunks/a.js?x=1&y=2","/_next/static/chunks/webpack.js"],["/_next/static/chunks/later.js"])',
    )
    expect(html.replaceAll(/<noscript>.*?<\/noscript>/g, '')).not.toMatch(
      /<(script src|link)[^>]*(async|as="script"|css)/,
    )
  })

  it('keeps the preload of its picture, old browsers’ script and its own scripts', () => {
    for (const kept of ['href="/hero.webp"', 'noModule=""', 'self.__next_f.push']) expect(html).toContain(kept)
    expect(html.indexOf('self.__next_f.push')).toBeLessThan(html.indexOf('/_next/static/chunks/later.js'))
  })

  it('leaves other pictures to its markup', () => {
    expect(html).not.toContain('logo.webp')
  })

  it('has its stylesheet without script', () => {
    expect(html).toContain(`<noscript>${STYLESHEET}</noscript>`)
  })

  it('stays as it is without scripts', () => {
    const plain = page(STYLESHEET, '<main>Hello</main>')
    expect(deferLoading(plain)).toBe(plain)
  })

  it('is marked until its first picture was painted, unless it has no scripts', () => {
    expect(markLoading(page(HEAD, BODY))).toMatch(/^<html data-loading="" data-first-screen="">/)
    expect(markLoading(page(STYLESHEET, ''))).not.toContain('data-loading')
  })

  it('is first painted with its header, if it has one', () => {
    const marked = markLoading(page(HEAD, `<header class="site-header" data-layout="row"></header>${BODY}`))
    const [, id] = /<link rel="expect" href="#([^"]*)" blocking="render"\/>/.exec(marked) ?? []
    expect(marked).toContain(`<header id="${id}" class="site-header" data-layout="row">`)
    expect(markLoading(page(HEAD, BODY))).not.toContain('expect')
  })

  it('writes the list so that it cannot end the script', () => {
    const script = '<script src="/a.js?q=&lt;/script>" async=""></script>'
    expect(deferLoading(page('', script)).match(/<\/script>/g)).toHaveLength(1)
  })
})
