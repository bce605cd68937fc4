/** Draws the demo dealers' logos and favicons into seed/media. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { BRANDS, faviconPage, logoPage } from './brand/marks.mjs'
import { openDarkroom } from './darkroom.mjs'
import { MEDIA_FOLDER } from './folders.mjs'

/** @param options to: folder to write to instead */
export async function drawLogos(options = {}) {
  const folder = options.to ?? MEDIA_FOLDER
  await mkdir(folder, { recursive: true })
  const darkroom = await openDarkroom(() => {}, { entry: '/stage/blank.html', scale: 2 })
  const draw = async (html, file) => {
    await darkroom.page.setContent(html, { waitUntil: 'load' })
    await darkroom.page.evaluate(() => document.fonts.ready)
    const picture = await darkroom.page.locator('#logo').screenshot({ omitBackground: true })
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
}
