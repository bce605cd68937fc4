/** Pieces of a car's face: lamps, openings, badge. Drawn in metres round the nose (u) and up (v). */
import { disc, polyline, rounded } from './sheet.mjs'

export const GAP = 0.0065

function lampOutline(spec, { u0, u1, v0, v1, h }) {
  if (spec.lampShape === 'block')
    return rounded(
      [
        [u0, v0],
        [u0, v1],
        [u1 + 0.02, v1],
        [u1 + 0.06, v1 - h * 0.3],
        [u1, v0 + h * 0.05],
      ],
      0.03,
    )
  if (spec.lampShape === 'tall')
    return rounded(
      [
        [u0, v0 + h * 0.1],
        [u0 + 0.06, v1 - h * 0.25],
        [u1 + 0.02, v1 + h * 0.15],
        [u1 + 0.06, v1 - h * 0.1],
        [u1 - 0.04, v0],
      ],
      0.035,
    )
  return rounded(
    [
      [u0, v0 + h * 0.28],
      [u0 + 0.02, v1 - h * 0.12],
      [u1, v1 + h * 0.2],
      [u1 + 0.07, v1 + h * 0.06],
      [u0 + (u1 - u0) * 0.6, v0],
    ],
    0.022,
  )
}

export function headlamp(sheet, spec, at) {
  const { u0, u1, v0, v1, h } = at
  const lamp = lampOutline(spec, at)
  sheet.sculpt('depth', lamp, 0.007, 0.004)
  const glass = sheet.on('art').createLinearGradient(u0, v0, u1, v1)
  glass.addColorStop(0, '#0a0c0e')
  glass.addColorStop(0.45, '#2a2f36')
  glass.addColorStop(1, '#101317')
  sheet.erase('trim', lamp)
  sheet.erase('metal', lamp)
  sheet.fill('art', lamp, glass)
  sheet.within('art', lamp, (context) => {
    context.strokeStyle = '#525b65'
    context.lineWidth = 0.003
    for (let i = 0; i < 9; i++) {
      context.beginPath()
      context.moveTo(u0 - 0.1, v0 - h + (h * i) / 4)
      context.lineTo(u1 + 0.1, v0 - h * 0.5 + (h * i) / 4)
      context.stroke()
    }
  })
  const radius = Math.min(h * 0.27, 0.045)
  const count = spec.lampShape === 'block' ? 2 : 3
  for (let i = 0; i < count; i++) {
    const t = 0.24 + i * (spec.lampShape === 'block' ? 0.36 : 0.21)
    projector(sheet, u0 + (u1 - u0) * t, v0 + h * (0.46 + t * 0.14), radius)
  }
  const brow =
    spec.lampShape === 'block'
      ? polyline(
          [
            [u0 + 0.02, v0 + h * 0.2],
            [u0 + 0.02, v1 - h * 0.14],
            [u1, v1 - h * 0.14],
            [u1 + 0.02, v0 + h * 0.3],
          ],
          0.02,
        )
      : polyline(
          [
            [u0 + 0.02, v1 - h * 0.26],
            [u0 + 0.05, v1 - h * 0.18],
            [u1 - 0.01, v1 + h * 0.1],
            [u1 + 0.03, v1 + h * 0.02],
            [u1 - 0.1, v0 + h * 0.6],
          ],
          0.02,
        )
  const width = Math.min(h * 0.1, 0.014)
  sheet.within('art', lamp, () => sheet.stroke('art', brow, width, '#eef4fb'))
  sheet.within('emit', lamp, () => sheet.stroke('emit', brow, width))
  sheet.stroke('groove', lamp, GAP * 0.8)
}

export function projector(sheet, u, v, r) {
  sheet.within('art', disc(u, v, r * 1.25), (context) => {
    const ring = context.createRadialGradient(u, v, r * 0.8, u, v, r * 1.25)
    ring.addColorStop(0, '#0a0b0d')
    ring.addColorStop(0.35, '#c7ccd2')
    ring.addColorStop(0.6, '#5b6168')
    ring.addColorStop(1, '#14171b')
    context.fillStyle = ring
    context.fillRect(u - r * 2, v - r * 2, r * 4, r * 4)
    const lens = context.createRadialGradient(u - r * 0.25, v + r * 0.3, r * 0.05, u, v, r * 0.9)
    lens.addColorStop(0, '#f4f7fa')
    lens.addColorStop(0.25, '#8d99a6')
    lens.addColorStop(0.7, '#333b44')
    lens.addColorStop(1, '#0d1013')
    context.fillStyle = lens
    context.beginPath()
    context.arc(u, v, r * 0.9, 0, Math.PI * 2)
    context.fill()
  })
}

/** An opening in the face: recessed, dark, with bars across or a honeycomb. */
export function opening(sheet, path, { depth = 0.03, bars = 0, cells = 0, bar = '#25282c' }) {
  sheet.sculpt('depth', path, depth, 0.006)
  sheet.erase('trim', path)
  sheet.fill('art', path, '#060708')
  sheet.within('art', path, (context) => {
    context.strokeStyle = bar
    if (bars > 0) {
      context.lineWidth = bars * 0.34
      for (let v = 0.1; v < 1.6; v += bars) {
        context.beginPath()
        context.moveTo(-0.1, v)
        context.lineTo(1.3, v)
        context.stroke()
      }
    }
    if (cells > 0) {
      context.lineWidth = cells * 0.16
      for (let row = 0; row < 60; row++) {
        for (let column = -2; column < 60; column++) {
          const u = column * cells + (row % 2) * cells * 0.5
          const v = 0.15 + row * cells * 0.5
          context.beginPath()
          context.moveTo(u - cells * 0.5, v)
          context.lineTo(u, v + cells * 0.25)
          context.lineTo(u + cells * 0.5, v)
          context.lineTo(u, v - cells * 0.25)
          context.closePath()
          context.stroke()
        }
      }
    }
  })
}

export function badge(sheet, v, size) {
  sheet.fill('metal', disc(0, v, size))
  sheet.erase('metal', disc(0, v, size * 0.74))
  sheet.fill('art', disc(0, v, size * 0.76), '#15181b')
}

export function fogLight(sheet, u, v, width, slope) {
  const strip = polyline(
    [
      [u, v],
      [u + width, v + slope],
    ],
    0.01,
  )
  sheet.stroke('art', strip, 0.013, '#eef4fb')
  sheet.stroke('emit', strip, 0.013)
}
