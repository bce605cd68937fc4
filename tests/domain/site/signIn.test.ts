import { describe, expect, it } from 'vitest'
import { exampleSite } from '../../../blocks/examples/site'
import { themes } from '../../../blocks/examples/themes'
import { accountLink } from '../../../src/domain/site/accountLink'
import { defaultFlags } from '../../../src/domain/site/flags'
import { parseSignInType, signInLink, sitePath } from '../../../src/domain/site/signIn'
import { gatedPage, hasAccounts, isGarage, signInGates } from '../../../src/domain/site/signInGates'

describe('the way back from a sign-in', () => {
  it.each([
    ['/', '/'],
    ['/search/mazda?query=cx#results', '/search/mazda?query=cx#results'],
    ['/cars/2024-kia-rio/checkout', '/cars/2024-kia-rio/checkout'],
    ['https://evil.test/', '/'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    // Browsers leave tabs and line breaks out.
    ['/\t/evil.test', '/'],
    ['/.//evil.test', '/'],
    ['javascript:alert(1)', '/'],
    ['finance', '/'],
    ['/sign-in?redirect=/', '/'],
    ['/api/users/logout', '/'],
    ['', '/'],
    [undefined, '/'],
    [['/finance'], '/'],
    [`/${'a'.repeat(1000)}`, '/'],
  ])('[FAV-05] %s leads to %s', (text, path) => expect(sitePath(text)).toBe(path))

  it('[FAV-04] has its type, its target and the page before in the link', () => {
    expect(signInLink('watchlist', '/cars/a', '/cars/a')).toBe(
      '/sign-in?type=watchlist&redirect=%2Fcars%2Fa&back=%2Fcars%2Fa',
    )
    expect([parseSignInType('car-finance'), parseSignInType('nothing'), parseSignInType(undefined)]).toEqual([
      'car-finance',
      'account',
      'account',
    ])
  })
})

describe('[FAV-05] pages that ask for a sign-in', () => {
  const site = exampleSite(themes.harbour)
  const flags = (on: Partial<typeof site.flags>) => ({ ...defaultFlags(), ...on })
  const gates = (on: Partial<typeof site.flags>, links: Partial<typeof site.links> = {}) =>
    signInGates({ flags: flags(on), links: { ...site.links, ...links } })
  const need = (on: Partial<typeof site.flags>, path: string, links = {}) =>
    gatedPage(gates(on, links), new URL(path, 'https://dealer.test'))?.type ?? null

  it('are the garage by each of its names', () => {
    expect(need({ garage: true }, '/my-garage')).toBe('my-garage')
    expect(need({ garage: true }, '/my-garage/')).toBe('my-garage')
    expect(need({ garage: true }, '/mymotorama', { garage: '/mymotorama' })).toBe('my-garage')
    expect(isGarage(gates({ garage: true }, { garage: '/mymotorama' }), '/my-garage')).toBe(true)
    // Names of other sites are pages like any other.
    expect(need({ garage: true }, '/mybigboxcars', { garage: '/mymotorama' })).toBe(null)
    expect(need({}, '/my-garage')).toBe(null)
    expect(need({ watchlist: true }, '/my-garage')).toBe('my-garage')
  })

  it('are the payment of an invoice', () => expect(need({ garage: true }, '/online-payment/')).toBe('online-payment'))

  it('are finance pages, with the flag', () => {
    for (const path of ['/finance', '/finance-enquiry', '/apply-for-finance/', '/personalised/finance'])
      expect([need({ gatedFinance: true }, path), need({}, path)]).toEqual(['finance', null])
    expect(need({ gatedFinance: true }, '/loans', { finance: '/loans?from=site#form' })).toBe('finance')
    expect(need({ gatedFinance: true }, '/personalised/finance?car_id=7')).toBe('car-finance')
    expect(need({ gatedFinance: true }, '/financing')).toBe(null)
  })

  it('are checkouts, with the flag and only once the car is known', () => {
    const gated = { gatedCheckout: true, buyOnline: true }
    for (const path of ['/cars/a-1/checkout', '/cars/a-1/buy-online', '/checkout-journey?car_id=a-1'])
      expect([need(gated, path), need({ ...gated, gatedCheckout: false }, path)]).toEqual(['checkout', null])
    expect(need(gated, '/checkout-journey')).toBe(null)
    expect(need(gated, '/cars/a-1')).toBe(null)
  })

  it('are no checkouts that the site does not offer, which are not found at once', () => {
    const gated = { gatedCheckout: true, buyOnline: false }
    for (const path of ['/cars/a-1/buy-online', '/checkout-journey?car_id=a-1'])
      expect(need({ ...gated, reserveOnline: true }, path)).toBe(null)
    expect(need({ ...gated, reserveOnline: true }, '/cars/a-1/checkout')).toBe('checkout')
    expect(need({ ...gated, reserveOnline: false }, '/cars/a-1/checkout')).toBe(null)
  })

  it('are known by any spelling, each by its own path', () => {
    const all = {
      garage: true,
      gatedFinance: true,
      gatedCheckout: true,
      buyOnline: true,
      prizeWheel: true,
      gatedSpinToWin: true,
    }
    const path = (spelling: string) => gatedPage(gates(all), new URL(spelling, 'https://dealer.test'))?.path ?? null
    for (const spelling of ['/FINANCE', '/%66inance', '/finance%2F', '/finance//', '/%20finance%20'])
      expect(path(spelling), spelling).toBe('/finance')
    expect(path('/Spin-to-win')).toBe('/spin-to-win')
    expect(path('/MY%2DGARAGE')).toBe('/my-garage')
    expect(path('/Cars/%32023-Mazda/Checkout/')).toBe('/cars/2023-Mazda/checkout')
    expect(path('/Personalised%2Ffinance')).toBe('/personalised/finance')
    expect(path('/finance%2Fother')).toBe(null)
  })

  it('are never trade-in and sell-my-car', () => {
    const all = { garage: true, gatedFinance: true, gatedCheckout: true, buyOnline: true, watchlist: true }
    for (const path of ['/trade-in', '/cars/trade-in?car_id=1', '/sell-my-car', '/', '/search/used-cars'])
      expect(need(all, path)).toBe(null)
  })

  it('come with accounts, which have a link under the site’s own name', () => {
    expect(hasAccounts(flags({}))).toBe(false)
    expect(accountLink({ ...site, flags: flags({}) })).toBe(null)
    expect(accountLink({ ...site, flags: flags({ gatedCheckout: true }) })).toEqual({
      name: 'My account',
      url: '/account',
      type: 'account',
    })
    expect(
      accountLink({
        flags: flags({ garage: true }),
        links: { ...site.links, garage: '/myblinkr' },
        wording: { ...site.wording, myGarage: 'MyBlinkr' },
      }),
    ).toEqual({ name: 'MyBlinkr', url: '/myblinkr', type: 'my-garage' })
  })
})
