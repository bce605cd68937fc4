import { describe, expect, it } from 'vitest'
import { followLink, followTextLinks, locationMove, pathMove } from '../../../src/domain/site/movedLinks'

const HOSTS = ['dealer.test']

describe('a link to what moved', () => {
  it.each([
    ['/sell', '/we-buy'],
    ['/Sell/?a=1#form', '/we-buy?a=1#form'],
    ['https://dealer.test/sell#form', 'https://dealer.test/we-buy#form'],
  ])('has the new address, with what follows it: %s', (link, followed) => {
    expect(followLink(link, pathMove('/sell', '/we-buy'), HOSTS)).toBe(followed)
  })

  it.each(['/selling', '/sell/cars', 'https://other.test/sell', '//dealer.test/sell', 'tel:0355500100', '#sell', ''])(
    'elsewhere stays: %s',
    (link) => {
      expect(followLink(link, pathMove('/sell', '/we-buy'), HOSTS)).toBeNull()
    },
  )

  it('to the home page means whichever page is there', () => {
    expect(followLink('/', pathMove('/', '/old-home'), HOSTS)).toBeNull()
  })

  it.each([
    ['/our-location/geelong', '/our-location/corio'],
    ['/contact-us/geelong', '/contact-us/corio'],
    ['/search/geelong', '/search/corio'],
    ['/search/used-cars/kia/geelong?query=rio', '/search/used-cars/kia/corio?query=rio'],
    ['/geelong', null],
    ['/search', null],
    ['/contact-us/geelong/map', null],
    ['/blog/geelong', null],
  ])('of a location is on its pages and searches: %s', (link, followed) => {
    expect(followLink(link, locationMove('geelong', 'corio'), HOSTS)).toBe(followed)
  })

  it('in a text is changed alone, and a text without one is the same object', () => {
    const link = (url: string) => ({ type: 'link', fields: { linkType: 'custom', url }, children: [{ text: '/sell' }] })
    const textOf = (...urls: string[]) => ({ root: { children: [{ type: 'paragraph', children: urls.map(link) }] } })
    const follow = (url: string) => followLink(url, pathMove('/sell', '/we-buy'), HOSTS)
    expect(followTextLinks(textOf('/sell', '/finance'), follow)).toEqual(textOf('/we-buy', '/finance'))
    const other = textOf('/finance')
    expect(followTextLinks(other, follow)).toBe(other)
  })
})
