/** The face of a car: lamps, grille, intakes, badge and plate, drawn in metres round the nose (u) and up (v). */
import { badge, fogLight, GAP, headlamp, opening, projector } from './noseParts.mjs'
import { box, polyline, rounded, Sheet } from './sheet.mjs'

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

function workFace(sheet, _spec, { u0, v0, h }) {
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
