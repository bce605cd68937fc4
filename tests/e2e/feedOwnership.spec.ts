import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'
import { callApi, test } from './support/staff'

const COLUMNS = 'stocknum,make,model,year,price,images'

type Row = [stocknum: string, price: number]

const call = callApi<{ doc: { id: number } }>

/** Uploads a file of cars as staff would, and returns its id. */
async function uploadFeed(page: Page, site: number, rows: readonly Row[]): Promise<number> {
  const lines = rows.map(([stocknum, price]) => `${stocknum},Kia,Rio,2024,${price},/stock-photos/hatch-teal-front.webp`)
  const response = await page.request.post(`${hosts.first}/api/feedFiles`, {
    multipart: {
      file: { name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from([COLUMNS, ...lines].join('\n')) },
      _payload: JSON.stringify({ site }),
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

async function createFeed(page: Page, site: number, name: string, rows: readonly Row[]): Promise<number> {
  const upload = await uploadFeed(page, site, rows)
  return (await call(page, 'POST', 'stockFeeds?depth=0', { site, name, source: 'upload', upload })).doc.id
}

async function waitForRun(page: Page, id: number) {
  const readStatus = async () => {
    const run = await page.request.get(`${hosts.first}/api/feedRuns/${id}?depth=0`)
    return ((await run.json()) as { status: string }).status
  }
  await expect.poll(readStatus).toBe('done')
}

/** Imports the file of a feed. */
async function importFeed(page: Page, feed: number) {
  const response = await page.request.post(`${hosts.first}/api/stock-feeds/${feed}/runs`, { data: { dryRun: false } })
  expect(response.ok(), await response.text()).toBe(true)
  await waitForRun(page, ((await response.json()) as { id: number }).id)
}

/** The same with the button of its form. @returns the runs in the form */
async function importNow(page: Page, feed: number) {
  await page.goto(`${hosts.first}/admin/collections/stockFeeds/${feed}`, { waitUntil: 'networkidle' })
  const runs = page.getByRole('region', { name: 'Runs of this feed' })
  const started = page.waitForResponse((response) => response.url().endsWith(`/stock-feeds/${feed}/runs`))
  await runs.getByRole('button', { name: 'Import now' }).click()
  await waitForRun(page, ((await (await started).json()) as { id: number }).id)
  await expect(runs.locator('.forecourt-run__head').getByText('Done')).toBeVisible()
  return runs
}

async function findCars(page: Page, site: number) {
  const response = await page.request.get(`${hosts.first}/api/cars?depth=0&sort=stocknum&where[site][equals]=${site}`)
  return ((await response.json()) as { docs: { id: number; stocknum: string; price: number; status: string }[] }).docs
}

/** An empty site of its own, chosen in the admin too. */
async function openOwnSite(page: Page): Promise<number> {
  const slug = `owned-${Date.now().toString(36)}`
  const { doc } = await call(page, 'POST', 'sites?depth=0', { name: 'Owned Motors', slug })
  await page.context().addCookies([{ name: 'payload-tenant', value: String(doc.id), url: hosts.first }])
  return doc.id
}

/** Imports one car of a feed on a site of its own, and begins an override of a field in its form. @param label of the field */
async function addOverride(page: Page, stocknum: string, label: string) {
  const site = await openOwnSite(page)
  const feed = await createFeed(page, site, 'Our yard', [[stocknum, 20_000]])
  await importFeed(page, feed)
  const [car] = await findCars(page, site)
  await page.goto(`${hosts.first}/admin/collections/cars/${car!.id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Overrides', exact: true }).click()
  await page.getByRole('button', { name: 'Add Override' }).click()
  await page.locator('#field-overrides__0__field').getByRole('combobox').fill(label)
  await page.getByRole('option', { name: label, exact: true }).click()
  return { site, feed, car: car! }
}

/** Leaves no stock and no feeds; the site was never launched, so that nobody sees it. */
async function removeStock(page: Page, site: number) {
  for (const collection of ['cars', 'stockFeeds'])
    await call(page, 'DELETE', `${collection}?where[site][equals]=${site}`)
}

test('a price that staff override outlives the next import, is listed, and ends when the feed has the same price', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'super@forecourt.test')
  const { site, feed } = await addOverride(page, 'OV1', 'Price ($)')
  await page.locator('#field-overrides__0__value').fill('$18,990')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
  expect(await findCars(page, site)).toMatchObject([{ price: 18_990 }])

  const again = async (price: number) => {
    await call(page, 'PATCH', `stockFeeds/${feed}?depth=0`, { upload: await uploadFeed(page, site, [['OV1', price]]) })
    await importFeed(page, feed)
    await page.goto(`${hosts.first}/admin/collections/cars?where[site][equals]=${site}`, { waitUntil: 'networkidle' })
    return page.getByRole('row').filter({ hasText: 'OV1' })
  }
  const kept = await again(19_500)
  await expect(kept.locator('.cell-price')).toHaveText(/18,990/)
  await expect(kept.locator('.cell-overrides')).toHaveText(/Price/)
  const ended = await again(18_990)
  await expect(ended.locator('.cell-price')).toHaveText(/18,990/)
  await expect(ended.locator('.cell-overrides')).not.toHaveText(/Price/)
  await expect((await again(18_500)).locator('.cell-price')).toHaveText(/18,500/)
  await removeStock(page, site)
})

test('photos of a feed car are overridden by uploading a picture and ordering, and the car shows them', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'super@forecourt.test')
  const { site, car } = await addOverride(page, 'PH1', 'Photos')
  const photos = page.locator('.forecourt-photos--override')
  await expect(photos.getByText('These are the feed’s photos.')).toBeVisible()
  await expect(photos.locator('ol img')).toHaveCount(1)
  await photos.getByRole('button', { name: 'Create New' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: `own-${car.id}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a6' } })
      .png()
      .toBuffer(),
  })
  await page.locator('#field-alt').fill('A teal hatch from the front')
  await page
    .locator('.bulk-upload--actions-bar, .bulk-upload--file-manager')
    .getByRole('button', { name: 'Save' })
    .first()
    .click()
  await expect(photos.locator('ol img')).toHaveCount(2)
  await photos.getByRole('button', { name: 'Move photo 2 earlier' }).click()
  await new Shopper(page).expectNoAxeViolations('.forecourt-photos--override')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
  const own = await page.request.get(`${hosts.first}/api/cars/${car.id}?depth=0`)
  const { images } = (await own.json()) as { images: { url: string }[] }
  expect(images.map(({ url }) => url)).toEqual([
    expect.stringContaining(`/api/media/file/own-${car.id}`),
    '/stock-photos/hatch-teal-front.webp',
  ])
  const file = await page.request.get(
    `${hosts.first}/api/media?depth=0&where[site][equals]=${site}&where[filename][contains]=own-${car.id}`,
  )
  const { docs } = (await file.json()) as { docs: { id: number }[] }
  // A file that a car shows is not deleted.
  const refused = await page.request.delete(`${hosts.first}/api/media/${docs[0]!.id}`)
  expect([refused.status(), await refused.text()]).toEqual([409, expect.stringContaining('2024 Kia Rio (Car)')])
  await removeStock(page, site)
  await call(page, 'DELETE', `media/${docs[0]!.id}`)
})

test('a second feed of a site leaves the cars of the first as they are, and takes none of them', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'super@forecourt.test')
  const site = await openOwnSite(page)
  const news = await createFeed(page, site, 'New cars', [
    ['NEW1', 30_000],
    ['NEW2', 31_000],
  ])
  const used = await createFeed(page, site, 'Used cars', [
    ['USED1', 9_000],
    ['NEW2', 1_000],
  ])
  await importFeed(page, news)
  const report = await importNow(page, used)
  await expect(report.getByRole('row').filter({ hasText: 'NEW2' })).toContainText(
    'is listed by another feed, New cars, which keeps the car',
  )
  const stock = [
    { stocknum: 'NEW1', price: 30_000, status: 'in_stock' },
    { stocknum: 'NEW2', price: 31_000, status: 'in_stock' },
    { stocknum: 'USED1', price: 9_000, status: 'in_stock' },
  ]
  expect(await findCars(page, site)).toMatchObject(stock)

  // What a feed no longer has is sold: of its own cars.
  await call(page, 'PATCH', `stockFeeds/${used}?depth=0`, {
    upload: await uploadFeed(page, site, [['USED2', 9_500]]),
    guardPercent: 100,
  })
  await importFeed(page, used)
  expect(await findCars(page, site)).toMatchObject([
    ...stock.slice(0, 2),
    { stocknum: 'USED1', status: 'sold' },
    { stocknum: 'USED2', status: 'in_stock' },
  ])
  await removeStock(page, site)
})
