/** Shoots every body in every paint from every side, into public/stock-photos as {body}-{paint}-{view}.webp. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openDarkroom } from './darkroom.mjs'
import { STOCK_FOLDER } from './folders.mjs'
import { PAINTS } from './paints.mjs'

const VIEWS = ['front-quarter', 'side', 'rear-quarter', 'front', 'rear']
const listed = (given, all) => given?.split(',') ?? all

/** @param options body, view, paint: comma-separated names, all by default; width in pixels; cell; to; png */
export async function renderStock(options = {}) {
  const folder = options.to ?? STOCK_FOLDER
  await mkdir(folder, { recursive: true })
  let body = ''
  const darkroom = await openDarkroom(async ({ view, paint, width, height }, pixels) => {
    const raw = { width: Number(width), height: Number(height), channels: 4 }
    const picture = sharp(pixels, { raw }).flip().removeAlpha()
    const file = join(folder, `${body}-${paint}-${view}`)
    if (options.png) await picture.png().toFile(`${file}.png`)
    else await picture.webp({ quality: 74, effort: 5, smartSubsample: true }).toFile(`${file}.webp`)
  })
  try {
    const bodies = await darkroom.page.evaluate(() => window.studio.bodies)
    for (body of listed(options.body, bodies)) {
      const started = Date.now()
      await shootBody(darkroom.page, body, options)
      process.stdout.write(`${body}: ${Math.round((Date.now() - started) / 1000)} s\n`)
    }
  } finally {
    await darkroom.close()
  }
}

async function shootBody(page, body, options) {
  const paints = listed(options.paint, Object.keys(PAINTS))
  const groups = await page.evaluate((job) => window.studio.paintGroups(...job), [body, paints])
  for (const group of groups) {
    await page.evaluate((job) => window.studio.load(...job), [body, Number(options.cell ?? 0.009), group.accent])
    for (const view of listed(options.view, VIEWS)) {
      const width = Number(options.width ?? (view === 'front-quarter' ? 1200 : 960))
      const job = [view, group.paints, width, Math.round(width / 1.5)]
      await page.evaluate((shot) => window.studio.shoot(...shot), job)
    }
  }
}
