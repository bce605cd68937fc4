/** Signs in the dealers' own type and marks, drawn to textures. */
import * as THREE from 'three'
import { BRANDS } from '../brand/marks.mjs'

const WORDS = {
  harbour: { text: 'Harbour Motor Group', font: '700 {}px "Instrument Sans"', spacing: -0.03 },
  bluegum: { text: 'Bluegum Cars', font: '800 {}px "Bricolage Grotesque"', spacing: -0.03 },
  ironbark: { text: 'IRONBARK TRACTORS & AUTOS', font: '700 {}px "Barlow Condensed"', spacing: 0.02 },
  wayfarer: { text: 'Wayfarer Caravans', font: '560 {}px "Fraunces"', spacing: -0.02 },
}

const ready = new Map()

/** Loads a dealer's type and mark; call before drawing its signs. */
export function brandReady(slug) {
  if (!ready.has(slug)) ready.set(slug, load(slug))
  return ready.get(slug)
}

async function load(slug) {
  const { font, mark, ink, inverseAccent } = BRANDS[slug]
  const face = new FontFace(font.family, `url(/fonts/${font.file})`, { weight: font.weight })
  document.fonts.add(await face.load())
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64">${mark('#ffffff', inverseAccent, ink)}</svg>`)}`
  await image.decode()
  return image
}

function canvasOf(width, height, scale) {
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const context = canvas.getContext('2d')
  return { canvas, context, w: canvas.width, h: canvas.height }
}

export function textureOf(canvas) {
  const texture = new THREE.CanvasTexture(canvas)
  texture.colorSpace = THREE.SRGBColorSpace
  texture.anisotropy = 8
  texture.generateMipmaps = true
  texture.minFilter = THREE.LinearMipmapLinearFilter
  return texture
}

/** A fascia: mark and name on the dealer's colour. Sizes in metres; `align` 'left' or 'centre'. */
export async function fascia(slug, width, height, { ground, align = 'left', words } = {}) {
  const mark = await brandReady(slug)
  const { canvas, context, w, h } = canvasOf(width, height, Math.min(160, 4000 / width))
  context.fillStyle = ground ?? BRANDS[slug].ink
  context.fillRect(0, 0, w, h)
  const { text, font, spacing } = WORDS[slug]
  const size = h * 0.5
  context.font = font.replace('{}', size)
  context.letterSpacing = `${spacing * size}px`
  context.textBaseline = 'middle'
  context.fillStyle = '#ffffff'
  const name = words ?? text
  const total = h * 0.82 + context.measureText(name).width
  const start = align === 'centre' ? (w - total) / 2 : h * 0.55
  context.drawImage(mark, start, h * 0.18, h * 0.64, h * 0.64)
  context.fillText(name, start + h * 0.82, h * 0.53)
  return textureOf(canvas)
}

/** A standing pylon: the mark above the name, set upright. */
export async function pylon(slug, width, height) {
  const mark = await brandReady(slug)
  const { canvas, context, w, h } = canvasOf(width, height, 220)
  context.fillStyle = BRANDS[slug].ink
  context.fillRect(0, 0, w, h)
  context.fillStyle = BRANDS[slug].accent
  context.fillRect(0, h * 0.94, w, h * 0.06)
  context.drawImage(mark, w * 0.2, w * 0.2, w * 0.6, w * 0.6)
  context.translate(w / 2, h * 0.58)
  context.rotate(-Math.PI / 2)
  const { text, font, spacing } = WORDS[slug]
  const first = text.split(' ')[0]
  const size = w * 0.42
  context.font = font.replace('{}', size)
  context.letterSpacing = `${spacing * size}px`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = '#ffffff'
  context.fillText(first, 0, 0)
  return textureOf(canvas)
}

/** Wall finishes as textures: 'ribbed' steel, 'brick', 'boards'. */
export function cladding(kind, width, height, tone) {
  const { canvas, context, w, h } = canvasOf(width, height, Math.min(90, 4000 / width))
  context.fillStyle = tone
  context.fillRect(0, 0, w, h)
  const metre = w / width
  if (kind === 'ribbed') {
    const step = 0.2 * metre
    for (let x = 0; x < w; x += step) {
      const rib = context.createLinearGradient(x, 0, x + step, 0)
      rib.addColorStop(0, 'rgba(0,0,0,0.22)')
      rib.addColorStop(0.16, 'rgba(255,255,255,0.18)')
      rib.addColorStop(0.3, 'rgba(0,0,0,0.04)')
      rib.addColorStop(1, 'rgba(0,0,0,0.08)')
      context.fillStyle = rib
      context.fillRect(x, 0, step, h)
    }
  }
  if (kind === 'brick') {
    const course = 0.086 * metre
    for (let row = 0; row * course < h; row++) {
      for (let x = -(row % 2) * 0.12 * metre; x < w; x += 0.24 * metre) {
        const shade = Math.abs(Math.sin(row * 12.9898 + x * 0.78)) * 0.18
        context.fillStyle = `rgba(0,0,0,${shade.toFixed(3)})`
        context.fillRect(x, row * course, 0.23 * metre, course * 0.88)
      }
      context.fillStyle = 'rgba(225,215,200,0.35)'
      context.fillRect(0, row * course + course * 0.88, w, course * 0.12)
    }
  }
  if (kind === 'boards') {
    for (let y = 0; y < h; y += 0.18 * metre) {
      context.fillStyle = 'rgba(0,0,0,0.24)'
      context.fillRect(0, y, w, 0.016 * metre)
      context.fillStyle = 'rgba(255,255,255,0.12)'
      context.fillRect(0, y + 0.016 * metre, w, 0.02 * metre)
    }
  }
  return textureOf(canvas)
}
