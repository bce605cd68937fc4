/** Draws the demo dealers' logos and favicons: node seed/studio/logos.mjs [--to folder]. */
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { BRANDS, faviconPage, logoPage } from './brand/marks.mjs'
import { openDarkroom } from './darkroom.mjs'

const { values } = parseArgs({ options: { to: { type: 'string' } } })
const folder = values.to ?? join(dirname(fileURLToPath(import.meta.url)), '..', 'media')

await mkdir(folder, { recursive: true })
const darkroom = await openDarkroom(() => {}, { entry: '/stage/blank.html', scale: 2 })
const { page } = darkroom

async function draw(html, file) {
  await page.setContent(html, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.locator('#logo').screenshot({ omitBackground: true })
  await sharp(picture).png({ compressionLevel: 9, palette: true, quality: 92 }).toFile(join(folder, file))
}

try {
  for (const [slug, brand] of Object.entries(BRANDS)) {
    await draw(logoPage(brand, false), `${slug}-logo.png`)
    await draw(logoPage(brand, true), `${slug}-logo-inverse.png`)
    await draw(faviconPage(brand), `${slug}-favicon.png`)
  }
} finally {
  await darkroom.close()
}
