import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EARLY_PAGE_SCRIPT, readVisit, recordCampaign, recordPage } from '../../../src/shopper/visit'

const storage = new Map<string, string>()
const runInlineScript = new Function(EARLY_PAGE_SCRIPT)

function openPage(pathname: string, search = '') {
  const location = { pathname, search }
  vi.stubGlobal('location', location)
  vi.stubGlobal('window', { location })
  runInlineScript()
}

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: storage.set.bind(storage),
    removeItem: storage.delete.bind(storage),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('[LEAD-01] a page left before its code ran is part of the visit, with its campaign', () => {
  openPage('/', '?utm_source=newsletter&gclid=abc')
  openPage('//', '?page=2')
  openPage('/contact')
  recordPage()
  expect(readVisit()).toEqual({
    visited_pages: ['/', '//', '/contact'],
    linked_query_params: { utm_source: 'newsletter', gclid: 'abc' },
  })
  recordPage()
  expect(readVisit().visited_pages).toEqual(['/', '//', '/contact'])
})

it('[SITE-21] a campaign page keeps the campaign of an earlier page whose code had not run', () => {
  openPage('/', '?gclid=abc')
  openPage('/eofy')
  recordCampaign({ utm_source: 'eofy' })
  expect(readVisit().linked_query_params).toEqual({ gclid: 'abc' })
})

it('a list in storage that is not JSON stops neither the script nor the visit', () => {
  storage.set('forecourt.earlyPages', '{')
  openPage('/contact')
  recordPage()
  expect(readVisit().visited_pages).toEqual(['/contact'])
})
