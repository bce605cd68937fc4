import { expect, test } from '@playwright/test'
import { hosts } from './support/sites'

test('a site’s sitemap lists its own pages and cars, and they load', async ({ request }) => {
  const index = await (await request.get(`${hosts.bluegum}/sitemap.xml`)).text()
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!)
  expect(files.length).toBeGreaterThan(1)
  const origin = new URL(files[0]!).origin
  for (const file of files) {
    const xml = await (await request.get(hosts.bluegum + new URL(file).pathname)).text()
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]!))
    expect(addresses.length).toBeGreaterThan(10)
    for (const address of addresses) expect(address.origin).toBe(origin)
    for (const { pathname } of [addresses[0]!, addresses.at(-1)!]) {
      expect((await request.get(hosts.bluegum + pathname)).status(), pathname).toBe(200)
    }
  }
})

test('robots.txt, icons and the manifest belong to each site', async ({ request }) => {
  const robots = await (await request.get(`${hosts.wayfarer}/robots.txt`)).text()
  expect(robots).toMatch(/^Sitemap: \S*wayfarer\S*\/sitemap\.xml$/m)
  const manifest = await (await request.get(`${hosts.wayfarer}/manifest.webmanifest`)).json()
  expect(manifest.name).toBe('Wayfarer Caravans')
  for (const { src } of manifest.icons) {
    const icon = await request.get(hosts.wayfarer + src)
    expect(icon.headers()['content-type']).toBe('image/png')
  }
  expect((await request.get(`${hosts.unknown}/sitemap.xml`)).status()).toBe(404)
})

test('every page type has share metadata: its own address, its site’s name and an image that loads', async ({
  request,
}) => {
  const paths = ['/', '/about-us', '/models', '/search/mazda', '/our-location/parramatta', '/contact-us/parramatta']
  const range = await (await request.get(`${hosts.harbour}/models`)).text()
  const model = /href="(\/models\/[^"?#]+)"/.exec(range)![1]!
  for (const path of [...paths, model]) {
    const html = await (await request.get(hosts.harbour + path)).text()
    const metadata = Object.fromEntries(
      [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g)].map(([, name, content]) => [name!, content!]),
    )
    expect(metadata, path).toMatchObject({ type: 'website', site_name: 'Harbour Motor Group' })
    expect(metadata.title, path).toBeTruthy()
    expect(new URL(metadata.url!).pathname, path).toBe(path)
    const imageUrl = new URL(metadata.image!.replaceAll('&amp;', '&'))
    const response = await request.get(hosts.harbour + imageUrl.pathname + imageUrl.search)
    expect(response.headers()['content-type'], path).toMatch(/^image\/(png|jpeg)$/)
  }
})

test('a page of the shopper’s own has the site’s share image, since a comparison is sent to friends', async ({
  request,
}) => {
  for (const path of ['/compare', '/favourites', '/sign-in']) {
    const html = await (await request.get(hosts.wayfarer + path)).text()
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]
    expect(image, path).toContain('/share-image?')
  }
})

test('an address with invalid encoding is rejected instead of causing a server error', async ({ request }) => {
  for (const path of ['/%E0%A4%A', '/search/%', '/cars/100%']) {
    const response = await request.get(`${hosts.harbour}${path}`)
    expect(response.status(), path).toBe(400)
  }
})
