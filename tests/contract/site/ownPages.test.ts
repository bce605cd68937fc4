import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isOwnPage } from '../../../src/domain/site/ownPages'

const ROUTES = 'src/app/(site)/[host]'

/** The proxy rewrites addresses to these; shoppers do not ask for them. */
const INTERNAL = ['/cms-page', '/cms-page-of-car', '/coming-soon', '/on-request', '/search-part', '/search-shell']

/** Files and indexes for programs, which are never unknown pages. */
const FILES = [
  '/favicon.ico',
  '/feeds/[file]',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/[file]',
]

/** Pages of documents: the sitemap lists them, or they are looked up. */
const LISTED = [
  ...['/blog/[slug]', '/cars/[slug]', '/cars/[slug]/autogauge', '/cars/[slug]/buy-online', '/cars/[slug]/checkout'],
  ...[
    '/cars/[slug]/pdf',
    '/contact-us/[slug]',
    '/locations/[slug]',
    '/models',
    '/models/[slug]',
    '/our-location/[slug]',
  ],
  '/special-offers/[slug]',
]

const SAMPLES: Record<string, string> = { '[token]': 'a'.repeat(24), '[key]': 'b'.repeat(24), '[id]': '12' }

const routes = readdirSync(ROUTES, { recursive: true })
  .map((file) => `/${file}`)
  .filter((file) => /\/(page\.tsx|route\.ts)$/.test(file))
  .map((file) => file.replace(/\/(page\.tsx|route\.ts)$/, '').replace(/\/\[\[\.\.\.\w+\]\]$/, ''))
  .sort()

describe('pages of every site', () => {
  it.each(routes.filter((route) => ![...INTERNAL, ...FILES, ...LISTED].includes(route)))(
    '%s stays open at an address that asks for many unknown pages',
    (route) => {
      expect(isOwnPage(route.replace(/\[\w+\]/, (name) => SAMPLES[name] ?? name))).toBe(true)
    },
  )

  it.each(LISTED)('%s is not taken for one of every site', (route) => {
    expect(routes).toContain(route)
    expect(isOwnPage(route.replace('[slug]', 'x'.repeat(24)))).toBe(false)
  })

  it('a secret too short to be one is looked up as any path', () => {
    expect(isOwnPage('/payments/short')).toBe(false)
    expect(isOwnPage(`/unlisted/${'b'.repeat(19)}`)).toBe(false)
    expect(isOwnPage('/my-garage/cars/new')).toBe(true)
    expect(isOwnPage('/my-garage/cars/x')).toBe(false)
  })
})
