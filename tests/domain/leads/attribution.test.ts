import { describe, expect, it } from 'vitest'
import {
  addTouch,
  cleanCampaignWord,
  currentTouches,
  NO_TOUCHES,
  parseTouches,
  readTouch,
  TOUCH_DAYS,
  type Touch,
} from '../../../src/domain/leads/attribution'
import { CLICK_IDS, isTrackingParam } from '../../../src/domain/leads/clickIds.mjs'
import { isPlainView } from '../../../src/stock/search/isPlainView'

const NOW = new Date('2026-11-25T02:00:00.000Z')
const DAY_MS = 24 * 3_600_000
const ago = (ms: number) => new Date(NOW.getTime() - ms)

const read = (params: Record<string, string>, referrer = '') =>
  readTouch({ params, referrer, host: 'harbour.localhost:3000' }, NOW)

describe('what brought a visit', () => {
  it.each([
    [{ utm_source: 'News', utm_medium: 'email', utm_campaign: 'Spring Sale' }, '', 'news / email / spring sale', null],
    [{ utm_source: 'news' }, 'https://www.google.com/', 'news / campaign / ', null],
    [{ utm_campaign: 'eofy' }, '', 'unknown / campaign / eofy', null],
    [{ gclid: 'abc' }, 'https://www.google.com/', 'google / cpc / ', 'gclid'],
    [{ fbclid: 'abc' }, '', 'facebook / social / ', 'fbclid'],
    [{ msclkid: 'abc' }, '', 'bing / cpc / ', 'msclkid'],
    [{ twclid: 'abc' }, '', 'x / social / ', 'twclid'],
    [{ gclid: 'a', fbclid: 'b', utm_source: 'agency' }, '', 'agency / cpc / ', 'gclid'],
    [{}, 'https://www.google.com.au/', 'google / organic / ', null],
    [{}, 'https://l.facebook.com/x', 'facebook / social / ', null],
    [{}, 'https://www.carsales.com.au/cars?x=1', 'carsales.com.au / referral / ', null],
    [{}, '', 'direct / none / ', null],
    [{}, 'no address', 'direct / none / ', null],
  ])('%j from %j is %s', (params, referrer, expected, click) => {
    const touch = read(params as Record<string, string>, referrer)!
    expect(`${touch.source} / ${touch.medium} / ${touch.campaign}`).toBe(expected)
    expect(touch.click).toBe(click)
    expect(touch.at).toBe(NOW.toISOString())
  })

  it('is nothing new from a page of the site itself, or after paying', () => {
    expect(read({}, 'http://harbour.localhost:3000/search')).toBeNull()
    expect(read({}, 'https://checkout.stripe.com/c/pay')).toBeNull()
    // A link of a campaign on the site's own page is one.
    expect(read({ utm_source: 'a' }, 'http://harbour.localhost:3000/')?.source).toBe('a')
    // A host that only ends like one of ours or theirs is another.
    expect(read({}, 'https://notgoogle.com/')?.source).toBe('notgoogle.com')
    expect(read({}, 'https://google.com.evil.test/')?.medium).toBe('referral')
  })

  it('names nobody', () => {
    expect(cleanCampaignWord('ada@example.test Spring')).toBe('spring')
    expect(cleanCampaignWord('ada%40example.test')).toBe('')
    expect(cleanCampaignWord('call 0491 570 006 now')).toBe('call now')
    expect(cleanCampaignWord('x'.repeat(90))).toHaveLength(60)
    expect(cleanCampaignWord('a\u0000b')).toBe('a b')
    expect(cleanCampaignWord(7)).toBe('')
  })
})

const touch = (source: string, at: Date): Touch => ({
  ...{ at: at.toISOString(), source, medium: 'cpc', campaign: '', click: null },
})

describe('first and last touch', () => {
  it('keep the first and follow the last', () => {
    const one = addTouch(NO_TOUCHES, touch('a', ago(2 * DAY_MS)), ago(2 * DAY_MS))
    expect([one.first?.source, one.last?.source]).toEqual(['a', 'a'])
    const two = addTouch(one, touch('b', ago(DAY_MS)), ago(DAY_MS))
    const three = addTouch(two, touch('c', NOW), NOW)
    expect([three.first?.source, three.last?.source]).toEqual(['a', 'c'])
  })

  it('count for 30 days, to the millisecond', () => {
    const exactly = ago(TOUCH_DAYS * DAY_MS)
    const older = ago(TOUCH_DAYS * DAY_MS + 1)
    expect(currentTouches({ first: touch('a', exactly), last: touch('a', exactly) }, NOW).first?.source).toBe('a')
    expect(currentTouches({ first: touch('a', older), last: touch('a', older) }, NOW)).toEqual(NO_TOUCHES)
    // The first is forgotten, so that the last is the first of these 30 days.
    const kept = currentTouches({ first: touch('a', older), last: touch('b', exactly) }, NOW)
    expect([kept.first?.source, kept.last?.source]).toEqual(['b', 'b'])
    const next = addTouch({ first: touch('a', older), last: touch('a', older) }, touch('c', NOW), NOW)
    expect([next.first?.source, next.last?.source]).toEqual(['c', 'c'])
  })

  it('are not replaced by a direct visit, which can be the first', () => {
    const direct = (at: Date) => readTouch({ params: {}, referrer: '', host: 'a.test' }, at)
    const known = addTouch(addTouch(NO_TOUCHES, touch('a', ago(DAY_MS)), ago(DAY_MS)), direct(NOW), NOW)
    expect(known.last?.source).toBe('a')
    const first = addTouch(addTouch(NO_TOUCHES, direct(ago(DAY_MS)), ago(DAY_MS)), touch('a', NOW), NOW)
    expect([first.first?.source, first.last?.source]).toEqual(['direct', 'a'])
    expect(addTouch(known, null, NOW)).toEqual(known)
  })

  it('are read from anything without an error', () => {
    for (const stored of [null, 7, 'x', [], { first: 1, last: { at: 'x', source: 'a' } }, { last: { source: 'a' } }])
      expect(parseTouches(stored)).toEqual(NO_TOUCHES)
    expect(parseTouches({ last: { at: NOW.toISOString(), source: 'A', click: 'x', extra: 1 } }).last).toEqual({
      ...{ at: NOW.toISOString(), source: 'a', medium: 'campaign', campaign: '', click: null },
    })
    expect(parseTouches({ last: { at: '+250000-01-01T00:00:00Z', source: 'a' } })).toEqual(NO_TOUCHES)
  })
})

describe('what only says where a shopper came from', () => {
  it.each([...CLICK_IDS, 'utm_source', 'gad_campaignid', '_gl', 'gclsrc', 'mc_eid'])('has %s', (name) => {
    expect(isTrackingParam(name)).toBe(true)
    expect(isPlainView(`?${name}=x`)).toBe(true)
  })

  it.each(['query', 'page', 'near', 'refinementList[make][0]', 'notgclid', 'utm'])('has no %s', (name) => {
    expect(isTrackingParam(name)).toBe(false)
    expect(isPlainView(`?gclid=1&${name}=x`)).toBe(false)
  })
})
