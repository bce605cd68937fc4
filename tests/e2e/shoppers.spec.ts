import { readFile } from 'node:fs/promises'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { Shopper } from './support/shopper'
import { readCode, signIn } from './support/shopperMail'
import { hosts } from './support/sites'

const newAddress = (name: string) => `${name}.${Date.now().toString(36)}@shopper.test`

/** The ids of the saved cars, as this browser has them. */
const savedIds = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('favourites') ?? '[]') as { id: number }[]).map(({ id }) => id))

/** Another device: a browser without anything of the first. */
async function newDevice(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } })).newPage()
}

async function saveFirstCar(page: Page, path: string): Promise<void> {
  await page.goto(`${hosts.harbour}${path}`)
  const before = (await savedIds(page)).length
  await page.locator('button[data-favourite][data-handled]').filter({ visible: true }).first().click()
  await expect.poll(async () => (await savedIds(page)).length).toBe(before + 1)
}

test('[FAV-05] a shopper signs in in a dialog by a code, and then gets to the garage', async ({ page }) => {
  await page.goto(hosts.harbour)
  await page.getByRole('banner').getByRole('link', { name: 'My garage' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email or mobile number').fill('nobody')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByTestId('error-warning')).toContainText('Please enter an email address, or')
  const address = newAddress('dialog')
  await signIn(page, address)
  await page.waitForURL(`${hosts.harbour}/my-garage`)
  await expect(page.getByRole('heading', { name: 'My garage', level: 1 })).toBeVisible()
  // Signed in, the way there asks no more.
  await page.goto(`${hosts.harbour}/sign-in?type=my-garage&redirect=%2Faccount`)
  await expect(page.getByRole('heading', { name: 'My account', level: 1 })).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(`${hosts.harbour}/`)
  expect((await page.goto(`${hosts.harbour}/my-garage`))?.url()).toContain('/sign-in?type=my-garage')
})

test('[FAV-05] a gated page by the site’s own name asks first, without script too, and is kept by no cache', async ({
  browser,
}) => {
  const page = await newDevice(browser, false)
  await page.goto(`${hosts.bluegum}/mybluegum`)
  await expect(page).toHaveURL(`${hosts.bluegum}/sign-in?type=my-garage&redirect=%2Fmybluegum&back=%2F`)
  const address = newAddress('plain')
  await page.getByLabel('Email or mobile number').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Six-digit code').fill('000 00')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Please enter the six digits of the code.').first()).toBeVisible()
  await page.getByLabel('Six-digit code').fill(await readCode(address))
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/mybluegum') && answer.status() === 200),
    page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  ])
  expect(response.headers()['cache-control']).toBe('private, no-store')
  await expect(page.getByRole('heading', { name: 'My Bluegum', level: 1 })).toBeVisible()
  await page.context().close()
})

test('[FAV-01] favourites of two devices join at sign-in, follow each other, and leave at sign-out', async ({
  page,
  browser,
}) => {
  const address = newAddress('two')
  await saveFirstCar(page, '/search/used-cars')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View List' })).toBeVisible()
  const [first] = await savedIds(page)
  await page.goto(`${hosts.harbour}/sign-in`)
  await signIn(page, address)
  await page.waitForURL(`${hosts.harbour}/`)

  const phone = await newDevice(browser)
  await saveFirstCar(phone, '/search/new-cars')
  const [second] = await savedIds(phone)
  await phone.goto(`${hosts.harbour}/sign-in?redirect=/my-garage`)
  await signIn(phone, address)
  await phone.waitForURL(`${hosts.harbour}/my-garage`)
  await expect.poll(() => savedIds(phone)).toEqual([second, first])

  await page.goto(`${hosts.harbour}/favourites`)
  await expect.poll(() => savedIds(page)).toEqual([second, first])
  // An account that cannot be reached: the list goes back to what it has.
  await page.route('**/api/shopper/favourites/*', (route) => route.abort())
  await page.locator('button[data-favourite]').first().click()
  await expect(page.getByText('Could not remove it')).toBeVisible()
  await expect.poll(async () => (await savedIds(page)).length).toBe(2)
  await page.unroute('**/api/shopper/favourites/*')
  await page.locator('button[data-favourite]').first().click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => savedIds(page)).toContain(second)

  await phone.goto(`${hosts.harbour}/account`)
  await phone.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect.poll(() => savedIds(phone)).toEqual([])
  await phone.context().close()
})

async function findCar(request: APIRequestContext): Promise<string> {
  const cars = await request.get(`${hosts.harbour}/search/used-cars`)
  return /href="(\/cars\/[\w-]+)"/.exec(await cars.text())?.[1] ?? ''
}

/** Until its code has come, the button leads to the sign-in's own page. */
async function pressWatch(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Watch', exact: true }).filter({ visible: true })
  await page.locator('header button[data-handled]').first().waitFor()
  const isLive = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))
  await expect.poll(() => button.evaluate(isLive)).toBe(true)
  await button.click()
}

test('[FAV-02] a shopper who signed in by email adds a mobile where they are, and then watches the car', async ({
  page,
  request,
}) => {
  const car = await findCar(request)
  await page.goto(`${hosts.harbour}/sign-in?redirect=${car}`)
  await signIn(page, newAddress('watch'))
  await page.waitForURL(hosts.harbour + car)
  await pressWatch(page)
  const dialog = page.getByRole('dialog', { name: 'Add your mobile number' })
  const mobile = `04${String(Date.now()).slice(-8)}`
  await dialog.getByLabel('Mobile number').fill(mobile)
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await dialog.getByLabel('Six-digit code').fill(await readCode(`+61${mobile.slice(1)}`))
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Car Saved In Watchlist')).toBeVisible()
})

test('[FAV-02] [FAV-03] [FAV-04] a car is watched after the sign-in by mobile; a failure is said and taken back', async ({
  page,
  request,
}) => {
  await page.goto(hosts.harbour + (await findCar(request)))
  const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
  const dialog = page.getByRole('dialog', { name: 'Sign in to watch this vehicle' })
  await pressWatch(page)
  const mobile = `04${String(Date.now()).slice(-8)}`
  await dialog.getByLabel('Mobile number').fill(mobile)
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await dialog.getByLabel('Six-digit code').fill(await readCode(`+61${mobile.slice(1)}`))
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Car Saved In Watchlist')).toBeVisible()
  await expect(page.getByText('is now available in your watchlist')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/my-garage#watchlist')
  await expect(button('Watching')).toHaveAttribute('aria-pressed', 'true')

  await page.route('**/api/watchlist/remove-car', (route) => route.abort())
  const messages: string[] = []
  page.on('dialog', (alert) => {
    messages.push(alert.message())
    void alert.accept()
  })
  await button('Watching').click()
  await expect.poll(() => messages).toEqual(['We could not be reached. Check your connection and try again.'])
  await expect(button('Watching')).toBeVisible()
  await page.unroute('**/api/watchlist/remove-car')
  await button('Watching').click()
  await expect(page.getByText('is no longer in your watchlist')).toBeVisible()
  await button('Watch').click()
  // The first message may still be there.
  await expect(page.getByText('Car Saved In Watchlist').first()).toBeVisible()
  await expect(button('Watching')).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${hosts.harbour}/my-garage#watchlist`)
  await expect(page.getByRole('heading', { name: 'Watchlist' })).toBeVisible()
  await page.getByRole('button', { name: /^Remove .* from the watchlist$/ }).click()
  await expect(page.getByText('Press Watch on the page of any car')).toBeVisible()
})

test('[FAV-06] cars are compared from their pages, side by side, on a phone two at a time', async ({
  page,
  request,
}) => {
  const search = await request.get(`${hosts.harbour}/search/used-cars`)
  const paths = [...new Set([...(await search.text()).matchAll(/href="(\/cars\/[\w-]+)"/g)].map(([, path]) => path!))]
  for (const path of paths.slice(0, 2)) {
    await page.goto(hosts.harbour + path)
    const button = page
      .getByRole('button', { name: /^Compare / })
      .filter({ visible: true })
      .first()
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('link', { name: 'Compare 2' }).click()
  await expect(page.locator('.compare thead th')).toHaveCount(2)
  await expect(page.getByRole('rowheader', { name: /^Price/ }).first()).toBeVisible()
  const slugs = paths.slice(0, 4).map((path) => path.replace('/cars/', ''))
  await page.goto(`${hosts.harbour}/compare?cars=${slugs.join(',')}`)
  await expect(page.locator('.compare thead th')).toHaveCount(4)
  await new Shopper(page).expectNoAxeViolations('main')
  // By keyboard: the first car's links come in the order of what is seen, and Enter removes it.
  const first = page.getByRole('link', { name: /^Remove / }).first()
  await page.locator('.compare thead a').first().focus()
  for (let presses = 0; presses < 6 && !(await first.evaluate((link) => link === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${hosts.harbour}/compare?cars=${slugs.slice(1).join(',')}`)
  // Focus stays where the car was: on the next one's Remove.
  await expect(first).toBeFocused()
  // Without cars in the address, those of the browser are shown.
  await page.goto(`${hosts.harbour}/compare`)
  await expect(page).toHaveURL(/\/compare\?cars=/)
  await page.goto(`${hosts.harbour}/compare?cars=${slugs.slice(1).join(',')}`)
  await page.setViewportSize({ width: 390, height: 844 })
  // The names stay in sight while the page scrolls to the end of the table, each above its column, also after a swipe.
  const names = page.locator('.compare-bar > span')
  await expect(names.first()).toBeHidden()
  await page.locator('.compare tbody tr').last().scrollIntoViewIfNeeded()
  await expect(names.first()).toBeVisible()
  const columnsOf = (items: string) =>
    page.locator(items).evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().left)))
  expect(await columnsOf('.compare-bar > span')).toEqual(await columnsOf('.compare thead th'))
  await page.locator('.compare').evaluate((table) => table.scrollTo({ left: 400, behavior: 'instant' }))
  await expect
    .poll(async () => [await columnsOf('.compare-bar > span')])
    .toEqual([await columnsOf('.compare thead th')])
  await page.locator('.compare').evaluate((table) => table.scrollTo({ left: 0, behavior: 'instant' }))
  await page.evaluate(() => scrollTo(0, 0))
  const heads = page.locator('.compare thead td').filter({ hasText: 'Remove' })
  await expect(heads.nth(1)).toBeInViewport()
  await expect(heads.nth(2)).not.toBeInViewport({ ratio: 0.5 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('[FAV-06] an own car goes from the garage into the trade-in form, which its address does not describe', async ({
  browser,
}) => {
  const page = await newDevice(browser)
  await page.goto(`${hosts.bluegum}/sign-in?redirect=/mybluegum`)
  await signIn(page, newAddress('garage'))
  await page.getByRole('link', { name: 'Add your car' }).click()
  await page.getByLabel('Make').fill('Subaru')
  await page.getByLabel('Model').fill('Forester')
  await page.getByLabel('Year').fill('1850')
  await page.getByLabel('Kilometres').fill('88000')
  await page.getByLabel('Registration plate').fill('1AB2CD')
  const isValid = () => page.getByLabel('Year').evaluate((input: HTMLInputElement) => input.checkValidity())
  expect(await isValid()).toBe(false)
  await page.getByLabel('Year').fill('2019')
  await page.getByLabel('Next service').fill('2027-03-01')
  await page.getByRole('checkbox', { name: 'Email me two weeks before the service' }).check()
  await page.getByRole('button', { name: 'Add car' }).click()
  await expect(page.getByRole('heading', { name: '2019 Subaru Forester', level: 1 })).toBeVisible()
  await page.getByLabel('Add photos').setInputFiles('public/stock-photos/suv-blue-front-quarter.webp')
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('img', { name: '2019 Subaru Forester, 1 of 1' })).toBeVisible()
  await page.getByRole('link', { name: 'My Bluegum' }).first().click()
  await expect(page.getByText('1 March 2027, with a reminder')).toBeVisible()
  await new Shopper(page).expectNoAxeViolations('main')
  await page.getByRole('link', { name: 'Trade it in' }).click()
  await expect(page).toHaveURL(/\/trade-in\?own_car=\d+$/)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Location').selectOption({ index: 1 })
  await page.getByLabel('Postcode').fill('3350')
  await page.getByLabel('Phone').fill('0491 570 006')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(/^garage\./)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Make')).toHaveValue('Subaru')
  await expect(page.getByLabel('Registration plate')).toHaveValue('1AB2CD')
  await expect(page.getByLabel('Kilometres')).toHaveValue(/88,000/)
  await page.context().close()
})

test('[FAV-06] the garage starts with what waits, and its links lead to each part, on a phone in seven screens', async ({
  browser,
}) => {
  // A shopper of the demo, who has one of each.
  const page = await newDevice(browser, false)
  await page.goto(`${hosts.harbour}/sign-in?type=my-garage&redirect=/my-garage`)
  await signIn(page, 'ada@shopper.test')
  await page.waitForURL(`${hosts.harbour}/my-garage`)
  await expect(page.locator('main h2').first()).toHaveText('Bookings')
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  expect(targets).toEqual(
    expect.arrayContaining(['#bookings', '#cars', '#saved', '#watchlist', '#alerts', '#enquiries']),
  )
  for (const target of targets) await expect(page.locator(`main section${target}`)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7 * 844)
})

test('[FAV-06] a shopper exports and deletes their account, and is signed out of it', async ({ browser }) => {
  const page = await newDevice(browser, false)
  const address = newAddress('leaver')
  await page.goto(`${hosts.bluegum}/sign-in?redirect=/account`)
  await page.getByLabel('Email or mobile number').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Six-digit code').fill(await readCode(address))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download for a spreadsheet (CSV)' }).click(),
  ])
  expect(await readFile(await csv.path(), 'utf8')).toContain(address)
  await page.getByRole('checkbox', { name: 'Delete my account' }).check()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(`${hosts.bluegum}/`)
  await page.goto(`${hosts.bluegum}/account`)
  await expect(page).toHaveURL(/\/sign-in\?type=account/)
  await page.context().close()
})

test('[FAV-06] a search is saved in a dialog over its results, by email alone', async ({ page }) => {
  const address = newAddress('alerts')
  await page.goto(`${hosts.bluegum}/search/used-cars`)
  const link = page.getByRole('link', { name: 'Save this search' })
  await link.scrollIntoViewIfNeeded()
  const dialog = page.getByRole('dialog')
  // One press: a second one would wait for a link that the open dialog has hidden.
  await link.click()
  await expect(dialog.getByRole('heading', { name: 'Save this search' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send me the link' }).click()
  await expect(dialog.getByTestId('error-warning')).toContainText('email')
  await dialog.getByLabel('Email').fill(address)
  await dialog.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the search' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(`${hosts.bluegum}/search/used-cars`)
})
