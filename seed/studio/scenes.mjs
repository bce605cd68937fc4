/**
 * Renders the heroes, dealerships and other scenes, and lists them with the logos in catalogue.json:
 * node seed/studio/scenes.mjs [--only harbour-hero,shared-parts] [--to folder] [--scale 0.5] [--png].
 */
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { openDarkroom } from './darkroom.mjs'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    to: { type: 'string' },
    scale: { type: 'string', default: '1' },
    png: { type: 'boolean', default: false },
  },
})
const folder = values.to ?? join(dirname(fileURLToPath(import.meta.url)), '..', 'media')
const LIMIT = 178_000

/** WebP at the best quality that stays under the limit. */
async function saved(picture, file) {
  for (const quality of [82, 76, 70, 64, 56, 48]) {
    const data = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (data.length <= LIMIT || quality === 48)
      return sharp(data)
        .toFile(file)
        .then(() => data.length)
  }
}

await mkdir(folder, { recursive: true })
const darkroom = await openDarkroom(
  async ({ name, width, height }, pixels) => {
    const picture = sharp(pixels, { raw: { width: Number(width), height: Number(height), channels: 4 } })
      .flip()
      .removeAlpha()
    if (values.png) await picture.png().toFile(join(folder, `${name}.png`))
    else await saved(picture, join(folder, `${name}.webp`))
  },
  { entry: '/scenes/page.html' },
)

try {
  const all = await darkroom.page.evaluate(() => window.studio.names())
  const chosen = values.only ? values.only.split(',') : all.map(({ name }) => name)
  for (const name of chosen) {
    const started = Date.now()
    await darkroom.page.evaluate((job) => window.studio.shoot(...job), [name, Number(values.scale)])
    process.stdout.write(`${name}: ${Math.round((Date.now() - started) / 1000)} s\n`)
  }
} finally {
  if (darkroom.problems.length > 0)
    process.stderr.write(`${[...new Set(darkroom.problems)].join('\n').slice(0, 4000)}\n`)
  await darkroom.close()
}
