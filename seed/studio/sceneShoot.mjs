/** Shoots heroes, dealerships and rooms into seed/media, and the insides of vehicles into public/stock-photos. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openDarkroom } from './darkroom.mjs'
import { MEDIA_FOLDER, STOCK_FOLDER } from './folders.mjs'

/** Bytes that no picture may exceed, by kind. */
const LIMITS = { hero: 178_000, location: 120_000, scene: 120_000, interior: 60_000 }

/** WebP at the best quality that stays under the limit. */
async function save(picture, file, limit) {
  for (const quality of [84, 78, 72, 66, 58, 50]) {
    const data = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (data.length <= limit || quality === 50) return sharp(data).toFile(file)
  }
}

/** @param options only: comma-separated scene names; scale of the picture; to; png */
export async function renderScenes(options = {}) {
  let kinds = {}
  const darkroom = await openDarkroom(
    async ({ name, width, height }, pixels) => {
      const raw = { width: Number(width), height: Number(height), channels: 4 }
      const picture = sharp(pixels, { raw }).flip().removeAlpha()
      const folder = options.to ?? (kinds[name] === 'interior' ? STOCK_FOLDER : MEDIA_FOLDER)
      await mkdir(folder, { recursive: true })
      if (options.png) await picture.png().toFile(join(folder, `${name}.png`))
      else await save(picture, join(folder, `${name}.webp`), LIMITS[kinds[name]])
    },
    { entry: '/scenes/page.html' },
  )
  try {
    kinds = await darkroom.page.evaluate(() => window.studio.kinds)
    for (const name of options.only?.split(',') ?? Object.keys(kinds)) {
      const started = Date.now()
      await darkroom.page.evaluate((job) => window.studio.shoot(...job), [name, Number(options.scale ?? 1)])
      process.stdout.write(`${name}: ${Math.round((Date.now() - started) / 1000)} s\n`)
    }
  } finally {
    await darkroom.close()
  }
}
