/** Cuts a vehicle's stock photos into the film of a walk round it, into public/stock-photos/film as {body}-{paint}-walkaround.mp4. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openDarkroom } from './darkroom.mjs'
import { FILM_FOLDER, STOCK_FOLDER } from './folders.mjs'

const FILM = { width: 960, height: 540, perSecond: 25, bitsPerSecond: 1_100_000, cutSeconds: 0.5 }

/** Shots of the film: a photo, how long it stands, and how the camera goes over it (middle x, middle y, zoom). */
const SHOTS = [
  ['{vehicle}-front-quarter.webp', 2.6, [0.5, 0.52, 1.0], [0.46, 0.54, 1.12]],
  ['{vehicle}-nose.avif', 2.2, [0.42, 0.5, 1.1], [0.6, 0.52, 1.1]],
  ['{vehicle}-wheel.avif', 1.8, [0.5, 0.5, 1.0], [0.5, 0.5, 1.14]],
  ['{vehicle}-side.webp', 2.2, [0.4, 0.52, 1.2], [0.62, 0.52, 1.2]],
  ['{vehicle}-rear-quarter.webp', 2.2, [0.5, 0.52, 1.1], [0.54, 0.54, 1.0]],
  ['{vehicle}-tail.avif', 2, [0.6, 0.5, 1.1], [0.45, 0.52, 1.1]],
  ['{vehicle}-high.avif', 2.2, [0.5, 0.5, 1.15], [0.5, 0.5, 1.0]],
  ['{body}-interior.webp', 2.6, [0.5, 0.45, 1.0], [0.6, 0.48, 1.25]],
]

/** @param options body, paint: names; to */
export async function renderFilm({ body, paint, to = FILM_FOLDER }) {
  if (!body || !paint) throw new Error('A film needs --body and --paint')
  const vehicle = `${body}-${paint}`
  const shots = await Promise.all(
    SHOTS.map(async ([name, seconds, start, end]) => {
      const file = join(STOCK_FOLDER, name.replace('{vehicle}', vehicle).replace('{body}', body))
      const jpeg = await sharp(await readFile(file))
        .jpeg({ quality: 92 })
        .toBuffer()
      return { picture: `data:image/jpeg;base64,${jpeg.toString('base64')}`, seconds, from: start, to: end }
    }),
  )
  const darkroom = await openDarkroom(() => {})
  const film = await darkroom.page
    .evaluate((job) => window.studio.recordFilm(...job), [shots, FILM])
    .finally(() => darkroom.close())
  await mkdir(to, { recursive: true })
  await writeFile(join(to, `${vehicle}-walkaround.mp4`), Buffer.from(film, 'base64'))
}
