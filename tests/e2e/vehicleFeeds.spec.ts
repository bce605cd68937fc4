import { expect, test } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { hosts } from './support/sites'

for (const file of ['google-vehicles.csv', 'meta-vehicles.csv']) {
  test(`${file} lists a dealer's own cars, with links and photos that load, and no caravans`, async ({ request }) => {
    const readFeed = async (host: string) => {
      const response = await request.get(`${host}/feeds/${file}`)
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toBe('text/csv; charset=utf-8')
      expect(response.headers()['x-robots-tag']).toBe('noindex')
      return parse(await response.text(), { columns: true, record_delimiter: '\r\n' }) as Record<string, string>[]
    }
    const [harbour, wayfarer] = [await readFeed(hosts.harbour), await readFeed(hosts.wayfarer)]
    expect(harbour.length).toBeGreaterThan(200)
    expect(wayfarer.length).toBeGreaterThan(0)
    expect(wayfarer.filter(({ title }) => /caravan|jayco/i.test(title as string))).toEqual([])
    const vins = new Set(harbour.map(({ vin }) => vin))
    expect(vins.size).toBe(harbour.length)
    expect(wayfarer.filter(({ vin }) => vins.has(vin as string))).toEqual([])

    const car = harbour[0] as Record<string, string>
    const page = await request.get((car.link ?? car.url) as string)
    expect(page.status()).toBe(200)
    expect(await page.text()).toContain(car.title as string)
    const photo = await request.get((car.image_link ?? car['image[0].url']) as string)
    expect(photo.headers()['content-type']).toBe('image/jpeg')
  })
}

test('any other feed, and a feed on an unknown host, returns 404', async ({ request }) => {
  expect((await request.get(`${hosts.harbour}/feeds/leads.csv`)).status()).toBe(404)
  expect((await request.get(`${hosts.unknown}/feeds/google-vehicles.csv`)).status()).toBe(404)
})
