/** Everything drawn on a car's skin: shut lines, trims and creases along its flanks, bonnet and roof. */
import { noseSheet } from './noseSkin.mjs'
import { box, disc, polyline, rounded, Sheet } from './sheet.mjs'
import { tailSheet } from './tailSkin.mjs'

export const GAP = 0.0075

export function carSheets(spec, shape) {
  return {
    side: sideSheet(spec, shape),
    nose: noseSheet(spec),
    tail: tailSheet(spec),
    top: topSheet(spec),
  }
}

function sideSheet(spec, shape) {
  const sheet = new Sheet({ u: [0, spec.length], v: [0.1, spec.height + 0.05], pixels: 2600 })
  for (const line of spec.doorLines) sheet.stroke('groove', polyline(line, 0.06), GAP)
  drawCladding(sheet, spec, shape)
  for (const pillar of spec.pillars) sheet.fill('trim', pillarPath(pillar, spec, shape))
  if (!spec.plainSides) drawBeltTrim(sheet, spec, shape)
  if (spec.fuelFlap !== false) {
    const flap = box(shape.rearAxle + (spec.fuelFlapAt ?? 0.02), shape.belt(shape.rearAxle) - 0.2, 0.17, 0.15, 0.03)
    sheet.stroke('groove', flap, GAP * 0.7)
  }
  for (const [s, y] of spec.handles) sheet.sculpt('depth', box(s - 0.095, y - 0.038, 0.19, 0.076, 0.038), 0.014, 0.008)
  drawScallop(sheet, spec, shape)
  return sheet
}

/** Dark sills, and round the arches too on bodies that wear cladding. */
function drawCladding(sheet, spec, shape) {
  const depth = spec.cladding ? 0.11 : 0.012
  sheet.fill('trim', box(0, -0.2, spec.length, spec.sill + depth + 0.2, 0))
  if (!spec.cladding) return
  for (const axle of [shape.frontAxle, shape.rearAxle]) {
    const ring = disc(axle, spec.wheel.radius, shape.archRadius + 0.062)
    sheet.fill('trim', ring)
    sheet.sculpt('raise', ring, 0.01, 0.006)
  }
  sheet.sculpt('raise', box(shape.frontAxle, spec.sill - 0.05, spec.wheelbase, depth + 0.05, 0.01), 0.01, 0.006)
}

function pillarPath([low, high, width], spec, shape) {
  const foot = shape.belt(low) + 0.016
  return rounded(
    [
      [low - width / 2, foot],
      [high - width / 2.4, spec.height],
      [high + width / 2.4, spec.height],
      [low + width / 2, foot],
    ],
    0.001,
  )
}

function drawBeltTrim(sheet, spec, shape) {
  const from = spec.windscreen.base[0] + 0.42
  const to = spec.beltTrimTo ?? spec.sideGlassLimits[0][0] + 0.1
  const line = polyline(
    Array.from({ length: 30 }, (_, i) => {
      const s = from + (i / 29) * (to - from)
      return [s, shape.belt(s) + 0.008]
    }),
    0.3,
  )
  sheet.stroke(spec.brightTrim ? 'metal' : 'trim', line, spec.brightTrim ? 0.012 : 0.016)
}

/** The hollow above the sill and the swage over it, which give a door its light and shade. */
function drawScallop(sheet, spec, shape) {
  const front = shape.frontAxle + shape.archRadius + 0.1
  const back = shape.rearAxle - shape.archRadius - 0.08
  const low = spec.sill + (spec.cladding ? 0.13 : 0.07)
  const lift = spec.scallopLift ?? 0.07
  const height = spec.scallopHeight ?? 0.2
  sheet.sculpt(
    'depth',
    rounded(
      [
        [front, low],
        [front + 0.12, low + height * 0.7],
        [back - 0.05, low + height + lift],
        [back + 0.02, low + lift * 0.6],
      ],
      0.06,
    ),
    spec.scallop ?? 0.02,
    0.03,
  )
  if (spec.plainSides) return
  const swage = Array.from({ length: 24 }, (_, i) => {
    const s = shape.frontAxle + 0.15 + (i / 23) * (spec.length - shape.frontAxle - 0.5)
    return [s, spec.sill + 0.66 * (shape.belt(s) - spec.sill) + 0.02]
  })
  const band = rounded([...swage, ...swage.map(([s, y]) => [s, y - 0.16]).reverse()], 0.03)
  sheet.sculpt('depth', band, 0.007, 0.006)
}

function topSheet(spec) {
  const sheet = new Sheet({ u: [0, spec.length], v: [-0.06, 1.05], pixels: 1800 })
  const cowl = spec.windscreen.base[0]
  const half = spec.width / 2
  const edge = [
    [0.13, -0.1],
    [0.15, half * 0.5],
    [0.24, half * 0.73],
    [0.55, half * 0.8],
    [cowl + 0.1, half * 0.84],
    [cowl + 0.3, half * 0.9],
  ]
  sheet.stroke('groove', polyline(edge, 0.14), GAP)
  const plateau = rounded(
    [
      [0.1, -0.5],
      [0.16, half * 0.42],
      [cowl + 0.3, half * 0.64],
      [cowl + 0.3, -0.5],
    ],
    0.06,
  )
  sheet.sculpt('raise', plateau, spec.bonnetRise ?? 0.012, 0.016)
  return sheet
}
