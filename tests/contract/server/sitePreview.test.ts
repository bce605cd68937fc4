import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createPreviewLinkToken, mayPreview, previewCookie } from '../../../src/server/sitePreview'

const NOW = new Date('2026-11-24T10:00:00Z')
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const withCookie = (cookie: string | null) => new Headers({ cookie: `other=1; ${cookie?.split(';')[0] ?? ''}` })

beforeEach(() => void vi.stubEnv('PAYLOAD_SECRET', 'a secret of tests'))
afterAll(() => void vi.unstubAllEnvs())

it('[SITE-01] a preview link works for an hour, and its cookie for twelve hours', () => {
  const token = createPreviewLinkToken(7, NOW)
  expect(previewCookie(token, 7, after(61))).toBeNull()
  const cookie = previewCookie(token, 7, after(59))
  expect(cookie).toMatch(/Max-Age=43200; SameSite=Lax; HttpOnly$/)
  expect(mayPreview(withCookie(cookie), 7, after(59 + 719))).toBe(true)
  expect(mayPreview(withCookie(cookie), 7, after(59 + 721))).toBe(false)
})

it('[SITE-01] neither opens another site, and a link is no cookie', () => {
  const token = createPreviewLinkToken(7, NOW)
  expect(previewCookie(token, 8, NOW)).toBeNull()
  expect(mayPreview(withCookie(previewCookie(token, 7, NOW)), 8, NOW)).toBe(false)
  expect(mayPreview(withCookie(`site-preview=${token}`), 7, NOW)).toBe(false)
  for (const forged of ['', 'x', '99999999999.', `${token.split('.')[0]}.AAAA`])
    expect([forged, mayPreview(withCookie(`site-preview=${forged}`), 7, NOW)]).toEqual([forged, false])
})
