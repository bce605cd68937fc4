import { describe, expect, it } from 'vitest'
import { type AccountEvent, groupEvents } from '../../../src/domain/accounts/accountEvents'
import { canManageAccount, toStaffMember } from '../../../src/domain/accounts/canManageAccount'
import { describeBrowser } from '../../../src/domain/accounts/userAgent'

describe('a browser in words', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1',
      'Safari on iPad',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
      'Chrome on Chromebook',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Something/1.0', 'A browser on Windows'],
    ['curl/8.5.0', 'An unknown browser'],
    [null, 'An unknown browser'],
  ])('%s', (userAgent, words) => {
    expect(describeBrowser(userAgent)).toBe(words)
  })
})

describe('managing accounts', () => {
  const member = (role: string, ...sites: number[]) =>
    toStaffMember({ id: 1, role, sites: sites.map((site) => ({ site })) })

  it.each([
    [member('superAdmin'), member('superAdmin'), true],
    [member('superAdmin'), member('groupManager', 1), true],
    [member('groupManager', 1, 2), member('siteEditor', 1), true],
    [member('groupManager', 1, 2), member('leadsOnly', 2, 1), true],
    [member('groupManager', 1, 2), member('siteEditor', 1, 3), false],
    [member('groupManager', 1, 2), member('siteEditor', 3), false],
    [member('groupManager', 1, 2), member('siteEditor'), false],
    [member('groupManager', 1, 2), member('groupManager', 1), false],
    [member('groupManager', 1, 2), member('superAdmin'), false],
    [member('siteEditor', 1), member('siteAuthor', 1), false],
  ])('%o of %o: %s', (manager, account, expected) => {
    expect(canManageAccount(manager, account)).toBe(expected)
  })
})

describe('events', () => {
  const event = (kind: AccountEvent['kind'], at: string, address = '192.0.2.1'): AccountEvent => ({
    ...{ kind, at, address, userAgent: null, by: null },
  })

  it('that follow each other and differ only in time are one', () => {
    const events = [
      event('wrongPassword', '2026-11-24T03:00:00Z'),
      event('wrongPassword', '2026-11-24T02:00:00Z'),
      event('wrongPassword', '2026-11-24T01:00:00Z', '192.0.2.2'),
      event('signedIn', '2026-11-24T00:00:00Z'),
      event('wrongPassword', '2026-11-23T00:00:00Z'),
    ]
    const groups = groupEvents(events).map(({ kind, at, count }) => [kind, at.slice(0, 13), count])
    expect(groups).toEqual([
      ['wrongPassword', '2026-11-24T03', 2],
      ['wrongPassword', '2026-11-24T01', 1],
      ['signedIn', '2026-11-24T00', 1],
      ['wrongPassword', '2026-11-23T00', 1],
    ])
  })
})
