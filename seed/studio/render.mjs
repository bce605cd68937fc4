/**
 * Renders every demo picture, or some of them:
 *
 *   node seed/studio/render.mjs                                   everything, about an hour on two cores
 *   node seed/studio/render.mjs --what stock --body suv,ute --view side --paint red
 *   node seed/studio/render.mjs --what scenes --only harbour-hero --scale 0.5 --png --to /some/folder
 *   node seed/studio/render.mjs --what spins --body hatch --paint red
 *   node seed/studio/render.mjs --what film --body suv --paint blue
 *   node seed/studio/render.mjs --what logos
 *
 * `--to` writes everything into one folder, `--png` without loss, `--cell` meshes bodies coarser (metres, 0.009),
 * `--anchors` notes where a spin's details stand and leaves its frames.
 */
import { parseArgs } from 'node:util'
import { writeCatalogue } from './catalogue.mjs'
import { renderFilm } from './filmShoot.mjs'
import { drawLogos } from './logos.mjs'
import { renderScenes } from './sceneShoot.mjs'
import { renderSpins, renderStock } from './stockShoot.mjs'

const text = { type: 'string' }
const { values } = parseArgs({
  options: {
    what: text,
    body: text,
    view: text,
    paint: text,
    only: text,
    to: text,
    width: text,
    scale: text,
    cell: text,
    png: { type: 'boolean' },
    anchors: { type: 'boolean' },
  },
})
const wanted = values.what?.split(',') ?? ['logos', 'scenes', 'stock']

if (wanted.includes('logos')) await drawLogos(values)
if (wanted.includes('scenes')) await renderScenes(values)
if (wanted.includes('stock')) await renderStock(values)
if (wanted.includes('spins')) await renderSpins(values)
if (wanted.includes('film')) await renderFilm(values)
if (!values.to) await writeCatalogue()
