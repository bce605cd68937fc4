import { describe, expect, it } from 'vitest'
import { hiddenPages, leadsTo, withoutLinksTo } from '../../../src/domain/site/hiddenPages'
import type { SiteLinks } from '../../../src/domain/site/site'

const links = { finance: '/finance', contact: '/contact', offers: '/special-offers', stock: '/search' } as SiteLinks
const site = (finance: boolean, own: Partial<SiteLinks> = {}, offers = true) =>
  ({ flags: { finance, offers }, links: { ...links, ...own } }) as Parameters<typeof hiddenPages>[0]

describe('[SITE-02] a site without finance', () => {
  const hidden = hiddenPages(site(false))

  it('has none of its pages, also under the site’s own name, but keeps a page that other links name', () => {
    expect(hiddenPages(site(true))).toEqual([])
    expect(hidden).toEqual(['/finance', '/finance-enquiry', '/apply-for-finance'])
    expect(hiddenPages(site(false, { finance: '/loans/' }))).toContain('/loans')
    expect(hiddenPages(site(false, { finance: '/contact#form' }))).not.toContain('/contact')
  })

  it('or without offers has no page of them', () => {
    expect(hiddenPages(site(true, {}, false))).toEqual(['/special-offers'])
    expect(hiddenPages(site(true, { offers: '/deals' }, false))).toEqual(['/deals', '/special-offers'])
    expect(hiddenPages(site(false, { offers: '/finance' }))).not.toContain('/finance')
  })

  it.each([
    ['/finance', true],
    ['/Finance/?utm_source=x#form', true],
    ['/finance/loans', false],
    ['//finance', false],
    ['https://bank.test/finance', false],
  ])('%s leads there: %s', (url, expected) => expect(leadsTo(url, hidden)).toBe(expected))

  it('loses tiles and buttons that lead there, and keeps other content without its link', () => {
    const block = {
      blockType: 'whyChooseUs',
      tiles: [
        { title: 'Finance', link: '/finance#form' },
        { title: 'Trade in', link: '/trade-in' },
      ],
      panels: [{ title: 'Fair', text: 'Said out loud', linkLabel: 'Estimate', link: '/finance' }],
      buttonLabel: 'Get finance',
      buttonLink: '/finance',
      image: { url: '/api/media/finance.webp' },
    }
    expect(withoutLinksTo(block, hidden)).toEqual({
      ...block,
      tiles: [{ title: 'Trade in', link: '/trade-in' }],
      panels: [{ title: 'Fair', text: 'Said out loud', linkLabel: null, link: null }],
      buttonLabel: null,
      buttonLink: null,
    })
    expect(withoutLinksTo(block, [])).toBe(block)
  })

  it('keeps the words of a text without their link, typed or chosen', () => {
    const words = [{ type: 'text', text: 'our finance page' }]
    const link = (fields: object) => ({ type: 'link', fields, children: words })
    const text = (...children: object[]) => ({ root: { children: [{ type: 'paragraph', children }] } })
    expect(withoutLinksTo(text(link({ url: '/finance' }), { type: 'text', text: '.' }), hidden)).toEqual(
      text(words[0]!, { type: 'text', text: '.' }),
    )
    const chosen = link({ linkType: 'internal', doc: { relationTo: 'pages', value: { id: 1, path: '/finance' } } })
    expect(withoutLinksTo(text(chosen), hidden)).toEqual(text(words[0]!))
    expect(withoutLinksTo(text(link({ url: '/trade-in' })), hidden)).toEqual(text(link({ url: '/trade-in' })))
  })
})
