/** The face of a car: lamps, grille, intakes, badge and plate, drawn in metres round the nose (u) and up (v). */
import { box, disc, polyline, rounded, Sheet } from './sheet.mjs'

const GAP = 0.0065

export function noseSheet(spec) {
  const sheet = new Sheet({ u: [-0.06, 1.35], v: [0.1, spec.lamps.v[1] + 0.35], pixels: 1500 })
  const [u0, u1] = spec.lamps.u
  const [v0, v1] = spec.lamps.v
  const at = { u0, u1, v0, v1, h: v1 - v0 }
  const faces = { slim: slimFace, bold: boldFace, truck: truckFace, work: workFace }
  faces[spec.face](sheet, spec, at)
  headlamp(sheet, spec, at)
  const cut = polyline(
    [
      [1.1, spec.sill + 0.2],
      [1.03, v0 - 0.03],
      [u1 + 0.07, v1 - 0.02],
    ],
    0.05,
  )
  sheet.stroke('groove', cut, GAP)
  const plate = spec.numberPlate ?? v0 - 0.27
  sheet.sculpt('raise', box(-0.5, plate - 0.008, 0.5 + 0.2, 0.124, 0.008), 0.012, 0.003)
  sheet.fill('art', box(-0.186, plate, 0.372, 0.108, 0.008), '#e4e5e7')
  sheet.stroke('art', box(-0.186, plate, 0.372, 0.108, 0.008), 0.004, '#3a3d40')
  return sheet
}

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

function headlamp(sheet, spec, at) {
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

function projector(sheet, u, v, r) {
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
function opening(sheet, path, { depth = 0.03, bars = 0, cells = 0, bar = '#25282c' }) {
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

function badge(sheet, v, size) {
  sheet.fill('metal', disc(0, v, size))
  sheet.erase('metal', disc(0, v, size * 0.74))
  sheet.fill('art', disc(0, v, size * 0.76), '#15181b')
}

function fogLight(sheet, u, v, width, slope) {
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

function slimFace(sheet, spec, { u0, u1, v0, v1, h }) {
  const low = spec.sill + 0.04
  const slot = rounded(
    [
      [-u0 - 0.03, v1 - h * 0.3],
      [u0 + 0.05, v1 - h * 0.2],
      [u0 + 0.02, v0 + h * 0.42],
      [u0 - 0.08, v0 + h * 0.24],
      [-u0, v0 + h * 0.24],
    ],
    0.02,
  )
  opening(sheet, slot, { depth: 0.014, bars: 0.02 })
  const mouth = rounded(
    [
      [-0.5, v0 - 0.08],
      [0.46, v0 - 0.08],
      [0.6, low + 0.13],
      [0.52, low + 0.02],
      [-0.52, low + 0.02],
    ],
    0.05,
  )
  opening(sheet, mouth, { depth: 0.03, cells: 0.042 })
  sheet.sculpt(
    'raise',
    rounded(
      [
        [-0.7, low + 0.0],
        [u1 - 0.05, low + 0.02],
        [u1 + 0.1, low - 0.07],
        [-0.7, low - 0.07],
      ],
      0.02,
    ),
    0.018,
    0.01,
  )
  const vent = rounded(
    [
      [0.72, v0 - 0.13],
      [0.95, v0 - 0.09],
      [0.9, low + 0.1],
      [0.74, low + 0.05],
    ],
    0.035,
  )
  opening(sheet, vent, { depth: 0.03 })
  fogLight(sheet, 0.77, low + 0.2, 0.11, 0.02)
  sheet.fill('trim', box(-1.4, -0.2, 2.8, low - 0.03 + 0.2, 0))
  badge(sheet, v1 - h * 0.36 + (spec.badgeLift ?? 0), 0.042)
}

function boldFace(sheet, spec, { u0, v0, v1, h }) {
  const foot = v0 - 0.19
  const low = spec.sill + 0.09
  sheet.fill('trim', box(-1.4, -0.2, 2.8, low + 0.04 + 0.2, 0))
  sheet.sculpt('raise', box(-1.4, -0.2, 2.8, low + 0.04 + 0.2, 0.01), 0.01, 0.004)
  const grille = rounded(
    [
      [-u0, v1 - h * 0.12],
      [u0 - 0.012, v1 - h * 0.12],
      [u0 - 0.01, v0 + h * 0.1],
      [u0 - 0.11, foot],
      [-u0, foot],
    ],
    0.04,
  )
  opening(sheet, grille, { depth: 0.026, cells: 0.05, bar: '#2c3034' })
  sheet.stroke('metal', grille, 0.012)
  const intake = rounded(
    [
      [-0.6, low + 0.2],
      [0.52, low + 0.2],
      [0.6, low + 0.05],
      [0.54, low - 0.01],
      [-0.54, low - 0.01],
    ],
    0.03,
  )
  opening(sheet, intake, { depth: 0.03, bars: 0.026 })
  const vent = rounded(
    [
      [0.68, v0 - 0.16],
      [0.98, v0 - 0.1],
      [0.95, low + 0.1],
      [0.72, low + 0.06],
    ],
    0.04,
  )
  sheet.sculpt('depth', vent, 0.022, 0.008)
  sheet.fill('trim', vent)
  fogLight(sheet, 0.76, low + 0.17, 0.13, 0.02)
  const skid = rounded(
    [
      [-0.5, low - 0.02],
      [0.46, low - 0.02],
      [0.38, low - 0.12],
      [-0.4, low - 0.12],
    ],
    0.02,
  )
  sheet.erase('trim', skid)
  sheet.fill('art', skid, '#8f9396')
  badge(sheet, v0 + h * 0.12, 0.056)
}

function truckFace(sheet, spec, { u0, v0, v1, h }) {
  const foot = v0 - 0.13
  const low = spec.sill + 0.13
  sheet.fill('trim', box(-1.4, -0.2, 2.8, low + 0.06 + 0.2, 0))
  sheet.sculpt('raise', box(-1.4, -0.2, 2.8, foot - 0.02 + 0.2, 0.01), 0.02, 0.006)
  const grille = rounded(
    [
      [-u0, v1],
      [u0 - 0.014, v1],
      [u0 - 0.014, v0],
      [u0 - 0.06, foot],
      [-u0, foot],
    ],
    0.035,
  )
  opening(sheet, grille, { depth: 0.034, bars: 0.07, bar: '#31353a' })
  sheet.stroke('trim', grille, 0.03)
  const intake = rounded(
    [
      [-0.6, foot - 0.09],
      [0.56, foot - 0.09],
      [0.62, low + 0.06],
      [0.56, low - 0.02],
      [-0.56, low - 0.02],
    ],
    0.03,
  )
  opening(sheet, intake, { depth: 0.03, cells: 0.04 })
  const vent = rounded(
    [
      [0.7, foot - 0.06],
      [0.98, foot - 0.03],
      [0.95, low + 0.1],
      [0.74, low + 0.06],
    ],
    0.04,
  )
  sheet.sculpt('depth', vent, 0.024, 0.008)
  sheet.fill('trim', vent)
  projector(sheet, 0.83, (foot + low) / 2 + 0.03, 0.036)
  const skid = rounded(
    [
      [-0.5, low - 0.04],
      [0.46, low - 0.04],
      [0.38, low - 0.13],
      [-0.4, low - 0.13],
    ],
    0.02,
  )
  sheet.erase('trim', skid)
  sheet.fill('art', skid, '#808487')
  badge(sheet, v0 + h * 0.35, 0.062)
}

function workFace(sheet, spec, { u0, v0, h }) {
  const grille = rounded(
    [
      [-u0, v0 + h * 0.72],
      [u0 + 0.04, v0 + h * 0.72],
      [u0 + 0.02, v0 + h * 0.12],
      [-u0, v0 + h * 0.12],
    ],
    0.02,
  )
  opening(sheet, grille, { depth: 0.02, bars: 0.032 })
  sheet.fill('trim', box(-1.4, -0.2, 2.8, v0 - 0.06 + 0.2, 0.03))
  sheet.sculpt('raise', box(-1.4, -0.2, 2.8, v0 - 0.06 + 0.2, 0.03), 0.016, 0.006)
  const intake = rounded(
    [
      [-0.6, v0 - 0.12],
      [0.56, v0 - 0.12],
      [0.5, v0 - 0.34],
      [-0.5, v0 - 0.34],
    ],
    0.03,
  )
  opening(sheet, intake, { depth: 0.03, bars: 0.03 })
  projector(sheet, 0.76, v0 - 0.2, 0.034)
  badge(sheet, v0 + h * 0.95, 0.055)
}
