import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Pool } from 'pg'
import sharp from 'sharp'
import { addDays, localTime } from '../../src/domain/openingHours/localTime'
import { rollUpDay } from '../../src/server/reports/rollUp'
import { FormShopper, newPerson } from './support/formShopper'
import { hosts } from './support/sites'
import { test } from './support/staff'

const TIME_ZONE = 'Australia/Sydney'

/** Playwright's own name is that of a program, which is not counted. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

const folder = process.env.FORECOURT_DATA ?? '.data'

let pool: Pool

test.skip(!process.env.DATABASE_URL, 'Needs the DATABASE_URL of the server under test.')
test.beforeAll(() => {
  pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
})
test.afterAll(() => pool.end())

test('[SITE-21] a campaign is made in one form, brings an enquiry, and its dealer reads of it in the Monday mail', async ({
  browser,
  page,
  logIn,
}) => {
  const mark = Date.now().toString(36)
  const person = newPerson()
  let site = 0

  await test.step('staff make it', async () => {
    await logIn(page, 'super@forecourt.test')
    const sites = await page.request.get(`${hosts.first}/api/sites?depth=0&limit=1&where[slug][equals]=harbour`)
    site = ((await sites.json()) as { docs: { id: number }[] }).docs[0]!.id
    await page.goto(`${hosts.first}/admin/new-campaign`, { waitUntil: 'networkidle' })
    const fill = (label: string, value: string) => page.getByLabel(`${label} *`, { exact: true }).fill(value)
    await fill('Name', `Poster ${mark}`)
    await page.getByRole('checkbox', { name: 'Harbour Motor Group' }).check()
    await fill('Headline', 'Poster week')
    await fill('Text', 'See the cars on the poster.')
    await fill('What the picture shows', 'A plain surface')
    await fill('Ends', new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 16))
    const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2a5d67' } })
      .jpeg()
      .toBuffer()
    const picture = { name: 'poster.jpg', mimeType: 'image/jpeg', buffer }
    await page.getByLabel('Picture *', { exact: true }).setInputFiles(picture)
    const offer = page.getByRole('button', { name: 'Remove offer 1' })
    if (await offer.isVisible()) await offer.click()
    // Other tests read the promotions of this site's searches.
    await page.getByRole('checkbox', { name: /^A promo card/ }).uncheck()
    await page.getByRole('button', { name: 'Make the campaign' }).click()
    await expect(page.getByRole('heading', { name: `Poster ${mark} is live` })).toBeVisible({ timeout: 60_000 })
  })

  await test.step('a shopper comes by the poster and asks', async () => {
    const context = await browser.newContext({ userAgent: PERSON })
    await context.addInitScript('navigator.sendBeacon = undefined')
    const visit = await context.newPage()
    const counted = visit.waitForResponse(
      (response) => response.url().endsWith('/api/events') && (response.request().postData() ?? '').includes(mark),
    )
    const shopper = new FormShopper(visit)
    await shopper.openForm(
      `${hosts.harbour}/poster-${mark}?utm_source=poster-${mark}&utm_medium=qr&utm_campaign=poster-${mark}`,
    )
    expect((await counted).status()).toBe(204)
    await shopper.field('First name').fill(person.name)
    await shopper.field('Email').fill(person.email)
    await shopper.field('Phone').fill(person.phone)
    await shopper.chooseLocation()
    const message = shopper.field('Message')
    if (await message.isVisible()) await message.fill('Is the white one still there?')
    expect((await shopper.submit('Send enquiry')).status).toBe(201)
    await context.close()
  })

  await test.step('the mail after that week names what brought it', async () => {
    // What came today is of yesterday: the mail is about days that have ended.
    await expect
      .poll(async () => (await pool.query('select 1 from leads where email = $1', [person.email])).rowCount)
      .toBe(1)
    await pool.query(
      `update analytics_events set at = at - interval '1 day' where site_id = $1 and details::text like $2`,
      [site, `%${mark}%`],
    )
    await pool.query(`update leads set created_at = created_at - interval '1 day' where email = $1`, [person.email])
    const yesterday = addDays(localTime(TIME_ZONE, new Date()).date, -1)
    await rollUpDay(pool, { id: site, timeZone: TIME_ZONE }, yesterday, new Date())

    const address = `figures.${mark}@harbour.test`
    const made = await page.request.post(`${hosts.first}/api/users`, {
      data: {
        ...{ name: 'Figures', email: address, password: `figures-${mark}-password` },
        ...{ role: 'siteEditor', sites: [{ site }], weeklyReport: true },
      },
    })
    expect(made.status()).toBe(201)
    const secret =
      process.env.CRON_SECRET ?? JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')).CRON_SECRET
    const queued = await page.request.post(`${hosts.first}/api/reports/weekly`, {
      headers: { authorization: `Bearer ${secret}` },
    })
    expect(queued.status()).toBe(200)
    let mail = ''
    await expect
      .poll(
        async () => {
          mail = await findMail(address, 'the figures of last week')
          return mail
        },
        { timeout: 60_000 },
      )
      .not.toBe('')
    expect(mail).toContain(`poster-${mark}`)
    expect(mail).toMatch(/filename="?figures-[\d-]+-to-[\d-]+\.pdf/)
  })

  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(page.getByRole('heading', { name: `Poster ${mark} is taken back` })).toBeVisible()
})

/** The text of the mail to an address with these words in its subject; empty if there is none yet. */
async function findMail(address: string, subject: string): Promise<string> {
  const mails = join(folder, 'mail')
  const names = (await readdir(mails).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(names.map((name) => readFile(join(mails, name), 'utf8').catch(() => '')))
  const found = texts.find((text) => text.includes(`To: ${address}`) && text.includes(subject)) ?? ''
  // Quoted-printable breaks long lines.
  return found.replaceAll('=\r\n', '').replaceAll('=\n', '')
}
