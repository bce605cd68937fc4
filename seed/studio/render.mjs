/**
 * Renders the stock pictures: node seed/studio/render.mjs [--body suv,ute] [--view side] [--paint red] [--to folder]
 * [--width 800] [--cell 0.012] [--png].
 */
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { openDarkroom } from './darkroom.mjs'
import { PAINTS } from './paints.mjs'

const { values } = parseArgs({
  options: {
    body: { type: 'string' },
    view: { type: 'string' },
    paint: { type: 'string' },
    to: { type: 'string' },
    width: { type: 'string' },
    cell: { type: 'string', default: '0.01' },
    png: { type: 'boolean', default: false },
  },
})
const folder = values.to ?? join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'public', 'stock-photos')
const BODIES = [
  'hatch',
  'sedan',
  'wagon',
  'suv',
  'suv-large',
  'ute',
  'van',
  'coupe',
  'convertible',
  'people-mover',
  'caravan',
  'caravan-popup',
  'tractor',
]
const VIEWS = ['front-quarter', 'side', 'rear-quarter', 'front', 'rear']
const listed = (given, all) => given?.split(',') ?? all
const paints = listed(values.paint, Object.keys(PAINTS))

await mkdir(folder, { recursive: true })
let body = ''
const darkroom = await openDarkroom(async ({ view, paint, width, height }, pixels) => {
  const picture = sharp(pixels, { raw: { width: Number(width), height: Number(height), channels: 4 } })
    .flip()
    .removeAlpha()
  const name = join(folder, `${body}-${paint}-${view}`)
  if (values.png) await picture.png().toFile(`${name}.png`)
  else await picture.webp({ quality: 72, effort: 5, smartSubsample: true }).toFile(`${name}.webp`)
})

try {
  for (body of listed(values.body, BODIES)) {
    const started = Date.now()
    const groups = await darkroom.page.evaluate(([name, all]) => window.studio.paintGroups(name, all), [body, paints])
    for (const group of groups) {
      await darkroom.page.evaluate((job) => window.studio.load(...job), [body, Number(values.cell), group.accent])
      for (const view of listed(values.view, VIEWS)) {
        const width = Number(values.width ?? (view === 'front-quarter' ? 1200 : 960))
        await darkroom.page.evaluate(
          (job) => window.studio.shoot(...job),
          [view, group.paints, width, Math.round(width / 1.5)],
        )
      }
    }
    process.stdout.write(`${body}: ${Math.round((Date.now() - started) / 1000)} s\n`)
  }
} finally {
  if (darkroom.problems.length > 0)
    process.stderr.write(`${[...new Set(darkroom.problems)].join('\n').slice(0, 4000)}\n`)
  await darkroom.close()
}
