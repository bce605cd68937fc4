import { expect, type Page, test } from '@playwright/test'
import { countPhotos, findHarbourCar } from './support/galleryCars'
import { Shopper } from './support/shopper'
import { hosts } from './support/sites'

const carWithSpin = findHarbourCar((car) => Boolean(car.video_url && car.spin_images))
const carWithWalkaround = findHarbourCar((car) => Boolean(car.walkaround_url))
const carWithPhotos = findHarbourCar((car) => countPhotos(car) > 3 && !car.spin_images && !car.video_url)

const openCar = (page: Page, path: string) => new Shopper(page).open(`${hosts.harbour}${path}`)
const getSpin = (page: Page) => page.getByRole('slider', { name: /^Turn the / })
const readFrame = async (page: Page) => Number(await getSpin(page).getAttribute('aria-valuenow'))
const expectSpinReady = (page: Page) => expect(getSpin(page)).toHaveAttribute('data-state', 'ready')

test('[GAL-01] arrows and keys step through photos, and the thumbnail strip follows', async ({ page }) => {
  await openCar(page, carWithPhotos)
  const gallery = page.getByRole('group', { name: /^Photos of / })
  const strip = page.getByRole('list', { name: 'All photos' })
  await expect(gallery.getByText(/^Photo 1 \/ \d+$/)).toBeVisible()
  await gallery.getByRole('button', { name: 'Next photo' }).click()
  await expect(gallery.getByText(/^Photo 2 \//)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(gallery.getByText(/^Photo 3 \//)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(strip.getByRole('button', { name: 'Show photo 2' })).toHaveAttribute('aria-current', 'true')
  await strip.getByRole('button', { name: 'Show photo 1' }).click()
  await expect(gallery.getByText(/^Photo 1 \//)).toBeVisible()
})

test('[GAL-01] fullscreen has its keys, notifies the page, and returns to the same photo', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openCar(page, carWithPhotos)
  await page.evaluate(() =>
    window.addEventListener('forecourt:gallery-fullscreen', (event) => {
      const { dataset } = document.body
      dataset.received = `${dataset.received ?? ''} ${(event as CustomEvent).detail.open}`
    }),
  )
  await page.getByRole('button', { name: 'Full screen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-gallery-fullscreen', '')
  await expect(dialog.getByText(/^1 \/ /)).toBeVisible()
  for (const photo of [2, 3]) {
    // Keys work once the dialog has opened, which has no observable state.
    await expect(async () => {
      if (await dialog.getByText(new RegExp(`^${photo - 1} / `)).isVisible()) await page.keyboard.press('ArrowRight')
      await expect(dialog.getByText(new RegExp(`^${photo} / `))).toBeVisible({ timeout: 1000 })
    }).toPass()
  }
  await dialog.getByRole('button', { name: 'Zoom' }).click()
  const photo = dialog.locator('.pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)')
  await expect.poll(async () => (await photo.boundingBox())?.width).toBeGreaterThan(1500)
  expect(errors).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('body')).toHaveAttribute('data-received', ' true false')
  await expect(page.getByText(/^Photo 3 \//)).toBeVisible()

  // Back closes the viewer and stays on the page.
  const { pathname } = new URL(page.url())
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(pathname)
  expect(errors).toEqual([])
})

test('[GAL-02] [GAL-03] [GAL-05] a car opens with its spin, leaving the gallery resets it, and its video is second and loads nothing until played', async ({
  page,
}) => {
  const videos: string[] = []
  page.on('request', (request) => /\.mp4|youtube|vimeo/.test(request.url()) && videos.push(request.url()))
  await openCar(page, carWithSpin)
  const views = page.getByRole('group', { name: 'Views' })
  await expect(views.getByRole('button', { name: 'Spin' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Show photo 4' }).click()
  await expect(views.getByRole('button', { name: 'Gallery' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^Photo 5 \//)).toBeVisible()
  await views.getByRole('button', { name: 'Interior' }).click()
  await page.locator('[data-hotspot]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await views.getByRole('button', { name: 'Gallery' }).click()
  await expect(page.getByText(/^Photo 1 \//)).toBeVisible()
  await page.getByRole('button', { name: 'Show the video' }).click()
  await expect(page.getByText(/^Photo 2 \//)).toBeVisible()
  expect(videos).toEqual([])
  await page
    .getByRole('group', { name: /^Photos of / })
    .getByRole('button', { name: /^Play: Video of/ })
    .click()
  await expect(page.locator('video')).toBeVisible()
  await expect.poll(() => videos.length).toBeGreaterThan(0)
})

test('[GAL-02] a walkaround has its own view', async ({ page }) => {
  await openCar(page, carWithWalkaround)
  await page.getByRole('button', { name: 'Walkaround' }).click()
  await page.getByRole('button', { name: /^Play: Walkaround of/ }).click()
  await expect(page.getByLabel(/^Walkaround of/)).toBeVisible()
})

test('[GAL-04] the spin turns by drag, keys and buttons, and stops on interaction', async ({ page }) => {
  await openCar(page, carWithSpin)
  await expectSpinReady(page)
  await expect(page.getByText('Swipe to spin')).toBeVisible()
  const box = (await getSpin(page).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const startFrame = await readFrame(page)
  await page.mouse.move(x - 62, y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => readFrame(page)).toBe(((startFrame - 1 + 3) % 36) + 1)
  await expect(page.getByText('Swipe to spin')).toBeHidden()
  const endFrame = await readFrame(page)
  await getSpin(page).press('ArrowLeft')
  expect(await readFrame(page)).toBe((endFrame % 36) + 1)
  await page.getByRole('button', { name: 'Turn right' }).click()
  expect(await readFrame(page)).toBe(endFrame)
  await getSpin(page).click({ button: 'right' })
  await page.mouse.move(x + 200, y)
  expect(await readFrame(page)).toBe(endFrame)
  await page.getByRole('button', { name: 'Show the next detail' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[GAL-04] a spin that fails to load leaves the photos available', async ({ page }) => {
  await page.route('**/spin/*-17.avif', (route) => route.abort())
  await openCar(page, carWithSpin)
  await expect(page.getByText(/^Photo 1 \//)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Spin' })).toBeHidden()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[GAL-04] the spin does not move until the shopper turns it', async ({ page }) => {
    await openCar(page, carWithSpin)
    await expectSpinReady(page)
    await page.waitForTimeout(500)
    expect(await readFrame(page)).toBe(1)
    await page.getByRole('button', { name: 'Turn left' }).click()
    expect(await readFrame(page)).toBe(2)
  })
})

test('the gallery has no axe violations on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCar(page, carWithSpin)
  await expectSpinReady(page)
  const shopper = new Shopper(page)
  await shopper.expectNoHorizontalScroll()
  await shopper.expectNoAxeViolations()
})
