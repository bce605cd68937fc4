/** Shoots every body in every paint from every side, into public/stock-photos as {body}-{paint}-{view}.webp or .avif. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openDarkroom } from './darkroom.mjs'
import { ANCHOR_FOLDER, SPIN_FOLDER, STOCK_FOLDER } from './folders.mjs'
import { PAINTS } from './paints.mjs'

/** The walk round a vehicle; these are WebP, for the programs that read no AVIF. */
const ROUND = ['front-quarter', 'side', 'rear-quarter', 'front', 'rear']
/** Views beyond it, which are AVIF at half the bytes. */
const MORE = ['high', 'nose', 'wheel']
const listed = (given, all) => given?.split(',') ?? all

/** @param options body, view, paint: comma-separated names, all by default; width in pixels; cell; to; png */
export async function renderStock(options = {}) {
  const folder = options.to ?? STOCK_FOLDER
  const views = listed(options.view, [...ROUND, ...MORE])
  await shootAll(options, folder, async (page, paints) => {
    for (const view of views) {
      const width = Number(options.width ?? (view === 'front-quarter' ? 1200 : 960))
      const job = [view, paints, width, Math.round(width / 1.5)]
      await page.evaluate((shot) => window.studio.shoot(...shot), job)
    }
  })
}

/** Frames of a spin: enough to turn smoothly, few enough to fetch. */
export const SPIN_FRAMES = 36

/**
 * Shoots the spins that the demo's feeds list, into public/stock-photos/spin as {body}-{paint}-{01 to 36}.avif, and notes where
 * the vehicle's details stand on each frame, for hotspots.
 */
export async function renderSpins(options = {}) {
  if (!options.body || !options.paint) throw new Error('A spin needs --body and --paint')
  const width = Number(options.width ?? 840)
  await shootAll(options, options.to ?? SPIN_FOLDER, async (page, paints, body) => {
    const anchors = await page.evaluate((frames) => window.studio.spinAnchors(frames), SPIN_FRAMES)
    await mkdir(ANCHOR_FOLDER, { recursive: true })
    await writeFile(join(ANCHOR_FOLDER, `${body}.json`), `${JSON.stringify(anchors, null, 2)}\n`)
    if (options.anchors) return
    for (let frame = 0; frame < SPIN_FRAMES; frame++) {
      const job = [String(frame + 1).padStart(2, '0'), frame / SPIN_FRAMES, paints, width, Math.round(width / 1.5)]
      await page.evaluate((shot) => window.studio.shootTurned(...shot), job)
    }
  })
}

/** Builds each body asked for and calls `shoot` with the paints that the build can wear. */
async function shootAll(options, folder, shoot) {
  await mkdir(folder, { recursive: true })
  let body = ''
  const darkroom = await openDarkroom(async ({ view, paint, width, height }, pixels) => {
    const raw = { width: Number(width), height: Number(height), channels: 4 }
    const picture = sharp(pixels, { raw }).flip().removeAlpha()
    await save(picture, join(folder, `${body}-${paint}-${view}`), view, options.png)
  })
  try {
    const bodies = await darkroom.page.evaluate(() => window.studio.bodies)
    for (body of listed(options.body, bodies)) {
      const started = Date.now()
      const paints = listed(options.paint, Object.keys(PAINTS))
      const groups = await darkroom.page.evaluate((job) => window.studio.paintGroups(...job), [body, paints])
      for (const group of groups) {
        const build = [body, Number(options.cell ?? 0.009), group.accent]
        await darkroom.page.evaluate((job) => window.studio.load(...job), build)
        await shoot(darkroom.page, group.paints, body)
      }
      process.stdout.write(`${body}: ${Math.round((Date.now() - started) / 1000)} s\n`)
    }
  } finally {
    await darkroom.close()
  }
}

function save(picture, file, view, png) {
  if (png) return picture.png().toFile(`${file}.png`)
  if (ROUND.includes(view)) return picture.webp({ quality: 74, effort: 5, smartSubsample: true }).toFile(`${file}.webp`)
  return picture.avif({ quality: 50, effort: 4 }).toFile(`${file}.avif`)
}
