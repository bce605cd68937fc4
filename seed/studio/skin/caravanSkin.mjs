/** What is drawn on a caravan's walls: decals, door, hatches, skirt and front window. */
import { box, disc, polyline, rounded, Sheet } from './sheet.mjs'

const GAP = 0.008
const WALL = '#eeeeec'
const CHARCOAL = '#2b2e31'

export function caravanSheets(spec, accent) {
  return {
    side: sideSheet(spec, accent),
    nose: noseSheet(spec, accent),
    tail: tailSheet(spec, accent),
    top: new Sheet({ u: [0, spec.length], v: [0, 1], pixels: 64 }),
  }
}

/** Paints the wall white and leaves the decals to the paint, or leaves the wall to the paint and prints charcoal decals. */
function decals(sheet, accent, wall, shapes) {
  if (accent) {
    sheet.fill('art', wall, WALL)
    for (const { path } of shapes) sheet.erase('art', path)
    for (const { path, light } of shapes) if (light) sheet.fill('art', path, CHARCOAL)
    return
  }
  for (const { path, light } of shapes) sheet.fill('art', path, light ? '#8f9498' : CHARCOAL)
}

function plate(sheet, path) {
  sheet.erase('art', path)
  sheet.fill('trim', path)
  sheet.within('groove', path, (context) => {
    context.strokeStyle = 'rgba(255,255,255,0.35)'
    context.lineWidth = 0.004
    for (let i = -10; i < 320; i++) {
      const u = i * 0.03 - 1
      context.beginPath()
      context.moveTo(u, 0.3)
      context.lineTo(u + 0.6, 0.9)
      context.moveTo(u, 0.9)
      context.lineTo(u + 0.6, 0.3)
      context.stroke()
    }
  })
}

function sideSheet(spec, accent) {
  const sheet = new Sheet({ u: [0, spec.length], v: [0.3, spec.height + 0.1], pixels: 2800 })
  const { length: l, height: h } = spec
  const mid = spec.windows[0][1] - 0.1
  decals(sheet, accent, box(-1, 0, l + 2, h + 1, 0), [
    {
      path: rounded(
        [
          [-0.2, mid - 0.02],
          [l * 0.45, mid + 0.02],
          [l + 0.2, h - 0.2],
          [l + 0.2, h - 0.48],
          [l * 0.5, mid - 0.12],
          [-0.2, mid - 0.12],
        ],
        0.4,
      ),
    },
    {
      path: rounded(
        [
          [-0.2, mid - 0.16],
          [l * 0.5, mid - 0.16],
          [l + 0.2, h - 0.58],
          [l + 0.2, h - 0.64],
          [l * 0.52, mid - 0.2],
          [-0.2, mid - 0.2],
        ],
        0.4,
      ),
      light: true,
    },
  ])
  plate(sheet, box(-1, 0, l + 2, spec.floor + 0.4, 0))
  sheet.fill('metal', box(-1, spec.floor + 0.39, l + 2, 0.018, 0))
  for (const s of spec.axles) {
    sheet.fill('trim', disc(s, spec.wheel.radius, spec.wheel.radius + 0.14))
    sheet.stroke('groove', disc(s, spec.wheel.radius, spec.wheel.radius + 0.14), GAP)
  }
  drawDoor(sheet, spec)
  const [hs, hy, hw, hh] = spec.hatch
  sheet.stroke('groove', box(hs, hy - 0.12, hw, hh, 0.04), GAP)
  const vents = [
    [spec.length - 1.5, spec.floor + 0.52],
    [spec.length - 1.5, mid + 0.0],
  ]
  for (const [s, y] of vents) {
    sheet.fill('art', box(s, y, 0.42, 0.2, 0.02), '#d9dad9')
    for (let i = 0; i < 6; i++) sheet.fill('art', box(s + 0.03, y + 0.028 + i * 0.026, 0.36, 0.01, 0.004), '#5b5f62')
  }
  sheet.fill('metal', box(spec.rake + 0.1, h - 0.05, l - spec.rake - 0.3, 0.02, 0.005))
  for (const [s, y, w, hgt] of spec.windows)
    sheet.stroke('trim', box(s - 0.02, y - 0.02, w + 0.04, hgt + 0.04, 0.06), 0.03)
  const lamp = box(spec.door[0] - 0.28, Math.min(h - 0.32, 1.95), 0.12, 0.05, 0.02)
  sheet.fill('art', lamp, '#f4f2ea')
  sheet.fill('emit', lamp, '#777')
  return sheet
}

function drawDoor(sheet, spec) {
  const [s, width] = spec.door
  const base = spec.floor + 0.1
  const top = spec.popTop ? spec.height - 0.14 : spec.height - 0.34
  const door = box(s, base, width, top - base, 0.07)
  sheet.erase('trim', door)
  sheet.erase('groove', door)
  sheet.erase('metal', door)
  sheet.fill('art', door, '#d3d5d6')
  sheet.stroke('groove', door, GAP * 1.4)
  const glass = box(s + 0.09, base + (top - base) * 0.48, width - 0.18, (top - base) * 0.42, 0.05)
  sheet.fill('art', glass, '#0c0e10')
  sheet.fill('art', box(s + 0.09, base + 0.12, width - 0.18, (top - base) * 0.28, 0.04), '#bfc2c4')
  sheet.stroke('groove', box(s + 0.09, base + 0.12, width - 0.18, (top - base) * 0.28, 0.04), GAP * 0.7)
  sheet.fill('trim', box(s + width - 0.1, base + (top - base) * 0.4, 0.07, 0.1, 0.02))
}

function noseSheet(spec, accent) {
  const sheet = new Sheet({ u: [-0.06, 1.3], v: [0.3, spec.height + 0.1], pixels: 1400 })
  const h = spec.height
  decals(sheet, accent, box(-1, 0, 3, h + 1, 0), [
    {
      path: rounded(
        [
          [-0.5, h * 0.62],
          [0.5, h * 0.62],
          [1.3, spec.windows[0][1] - 0.12],
          [1.3, spec.windows[0][1] - 0.22],
          [0.5, h * 0.56],
          [-0.5, h * 0.56],
        ],
        0.1,
      ),
    },
  ])
  plate(sheet, box(-1, 0, 3, h * 0.46, 0))
  sheet.fill('metal', box(-1, h * 0.46 - 0.02, 3, 0.018, 0))
  const glass = rounded(
    [
      [-0.5, h * 0.86],
      [0.5, h * 0.86],
      [0.56, h * 0.68],
      [-0.5, h * 0.68],
    ],
    0.05,
  )
  sheet.fill('art', glass, '#0c0e10')
  sheet.stroke('trim', glass, 0.03)
  for (const u of [0.78]) {
    sheet.fill('art', disc(u, h - 0.32, 0.02), '#d98a1a')
  }
  return sheet
}

function tailSheet(spec, accent) {
  const sheet = new Sheet({ u: [-0.06, 1.3], v: [0.3, spec.height + 0.1], pixels: 1400 })
  const h = spec.height
  decals(sheet, accent, box(-1, 0, 3, h + 1, 0), [
    {
      path: rounded(
        [
          [-0.5, h - 0.42],
          [0.6, h - 0.42],
          [1.3, h - 0.2],
          [1.3, h - 0.48],
          [0.6, h - 0.62],
          [-0.5, h - 0.62],
        ].map(([u, v]) => [u, spec.popTop ? v - 0.28 : v]),
        0.12,
      ),
    },
  ])
  plate(sheet, box(-1, 0, 3, spec.floor + 0.4, 0))
  sheet.fill('metal', box(-1, spec.floor + 0.39, 3, 0.018, 0))
  const glass = spec.popTop ? box(-0.5, h - 0.62, 0.98, 0.3, 0.05) : box(-0.5, h - 1.08, 0.98, 0.4, 0.05)
  sheet.fill('art', glass, '#0c0e10')
  sheet.stroke('trim', glass, 0.03)
  sheet.fill('art', box(0.42, spec.floor + 0.12, 0.3, 0.1, 0.008), '#e4e5e7')
  sheet.stroke(
    'groove',
    polyline([
      [0.05, h - 0.18],
      [0.8, h - 0.18],
    ]),
    GAP,
  )
  return sheet
}
