import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { hosts } from './support/sites'
import { test } from './support/staff'

const COLUMNS = 'stocknum,car_type,item_type,status,year,make,model,price,km,comments'

// A site runs one feed at a time.
test.describe.configure({ mode: 'default' })

/** A caravan feed larger than 10 MB, a common upload limit, with three invalid rows. */
function largeFeed(rows: number): string {
  const comments = 'Serviced, weighed and watered before it leaves us. '.repeat(50)
  const line = (position: number) =>
    `E2E${position},used,caravan,in_stock,2021,Jayco,Journey,${30_000 + position},,"${comments}"`
  const lines = Array.from({ length: rows }, (_, position) => line(position))
  lines[5] = line(5).replace('30005', '-500')
  lines[17] = line(17).replace('2021', '2199')
  lines[30] = line(29)
  return [COLUMNS, ...lines].join('\n')
}

/** An export as EasyCars writes it: its condition is no car type, one price is missing and one VIN too short. */
const EASYCARS = [
  'StockNumber,VIN,StockType,Condition,Make,Model,Badge,YearGroup,GearType,EngineSize,Odometer,EGC,Image1,Image2',
  'EC1,MR0HA3CD400512345,Used,Excellent,Toyota,HiLux,SR5,2021,Automatic,2755,61000,$48990,/1.jpg,/2.jpg',
  'EC2,KMHH,N,Good,Hyundai,Kona,Elite,2026,Automatic,1999,12,,/3.jpg,',
  'EC3,KNAFK411MB5123456,Demonstrator,Good,Kia,Rio,Sport,2025,Manual,1399,900,POA,/4.jpg,',
].join('\n')

test('a new feed asks for price, year, type and model first, takes the columns of EasyCars and its dry run warns in words', async ({
  page,
  logIn,
}) => {
  await logIn(page, 'editor@wayfarer.test')
  await page.goto(`${hosts.first}/admin/collections/stockFeeds/create`, { waitUntil: 'networkidle' })
  await page.getByLabel('Name').fill('Used cars from EasyCars')
  await page.getByRole('button', { name: 'Create New' }).click()
  await page
    .locator('dialog input[type="file"]')
    .first()
    .setInputFiles({
      name: 'easycars.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(EASYCARS),
    })
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()

  const columns = page.getByRole('region', { name: 'Columns' })
  const first = columns.getByRole('table').first()
  await expect(first.getByRole('rowheader')).toHaveText([
    /Stock number/,
    /New, used or demo/,
    /Year/,
    /Make/,
    /Model/,
    /Price/,
  ])
  await expect(first.getByLabel('Column for Year').locator('option:checked')).toHaveText('YearGroup (detected)')
  await columns.getByLabel('Stock system').selectOption('EasyCars')
  await expect(columns.getByText(/^Set for EasyCars: .*Price type.*Transmission/)).toBeVisible()
  const problems = await new AxeBuilder({ page }).include('.forecourt-mapping').analyze()
  expect(problems.violations).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/stockFeeds\/\d+/)
  await page.getByRole('button', { name: 'Dry run' }).click()
  await expect(page.getByText('2 cars have no price: EC2, EC3.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('1 VIN is not 17 characters: KMHH (EC2).')).toBeVisible()
  await expect(page.locator('.forecourt-run__count', { hasText: 'would be new' }).locator('strong')).toHaveText('3')
  await page.request.delete(page.url().replace('/admin/collections', '/api'))
})

test('staff upload a feed of more than 10 MB, dry-run it, follow the run and see which rows were rejected and why', async ({
  page,
  logIn,
}) => {
  const rows = 4_500
  const csv = largeFeed(rows)
  expect(csv.length).toBeGreaterThan(11_000_000)
  await logIn(page, 'editor@wayfarer.test')
  const { docs } = (await (await page.request.get(`${hosts.first}/api/stockFeeds?depth=0&limit=1`)).json()) as {
    docs: { id: number; site: number }[]
  }
  const { site } = docs[0]!
  const uploadResponse = await page.request.post(`${hosts.first}/api/feedFiles`, {
    multipart: {
      file: { name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
      _payload: JSON.stringify({ site }),
    },
  })
  expect(uploadResponse.status()).toBe(201)
  const created = await page.request.post(`${hosts.first}/api/stockFeeds`, {
    data: { site, name: 'Large feed', source: 'upload', upload: (await uploadResponse.json()).doc.id },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { id } = ((await created.json()) as { doc: { id: number } }).doc

  await page.goto(`${hosts.first}/admin/collections/stockFeeds/${id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Dry run' }).click()
  await expect(page.getByText(/Waiting to start|Fetching the feed|Reading: |Comparing with the stock/)).toBeVisible()

  const count = (label: string) => page.locator('.forecourt-run__count', { hasText: label }).locator('strong')
  await expect(count('would be new')).toHaveText('4,497', { timeout: 60_000 })
  await expect(count('rejected')).toHaveText('3')
  for (const reason of [/price/i, /year/i, /is a duplicate of line \d+; the first one is used/])
    await expect(page.getByRole('row').filter({ hasText: reason }).first()).toBeVisible()
  await page.request.delete(`${hosts.first}/api/stockFeeds/${id}`)
})
