/** The back of a car: lamps, tailgate lines, plate and bumper, drawn in metres round the tail (u) and up (v). */
import { box, disc, polyline, rounded, Sheet } from './sheet.mjs'

const GAP = 0.0075

export function tailSheet(spec) {
  const sheet = new Sheet({ u: [-0.06, 1.35], v: [0.1, spec.height], pixels: 1500 })
  const [u0, u1] = spec.tailLamps.u
  const [v0, v1] = spec.tailLamps.v
  const at = { u0, u1, v0, v1, h: v1 - v0 }
  const step = spec.rearStep ?? spec.plateAt - 0.13
  const apron = spec.cladding ? spec.sill + 0.17 : spec.sill + 0.1
  sheet.fill('trim', box(-1.4, -0.2, 2.8, apron + 0.2, 0.02))
  if (!spec.flatTail) sheet.sculpt('raise', box(-1.4, -0.2, 2.8, step + 0.2, 0.01), 0.022, 0.01)
  sheet.sculpt(
    'depth',
    rounded(
      [
        [-0.4, spec.plateAt + 0.1],
        [0.3, spec.plateAt + 0.1],
        [0.25, spec.plateAt - 0.09],
        [-0.4, spec.plateAt - 0.09],
      ],
      0.02,
    ),
    0.02,
    0.008,
  )
  tailLamp(sheet, spec, at)
  drawOpenings(sheet, spec, at, step)
  const plate = box(-0.186, spec.plateAt - 0.054, 0.372, 0.108, 0.008)
  sheet.fill('art', plate, '#e4e5e7')
  sheet.stroke('art', plate, 0.004, '#3a3d40')
  const size = 0.042
  const badgeAt = spec.plateAt + (spec.badgeAbovePlate ?? 0.19)
  sheet.fill('metal', disc(0, badgeAt, size * 0.85))
  sheet.erase('metal', disc(0, badgeAt, size * 0.62))
  sheet.fill('art', disc(0, badgeAt, size * 0.63), '#15181b')
  sheet.fill('art', box(0.6, apron + 0.03, 0.22, 0.028, 0.01), '#7d0a0e')
  return sheet
}

function tailLamp(sheet, spec, { u0, u1, v0, v1, h }) {
  const tall = spec.tail === 'tall'
  const lamp = tall
    ? rounded(
        [
          [u0, v0 + 0.03],
          [u0 + 0.015, v1],
          [u1 + 0.03, v1 - 0.01],
          [u1 + 0.08, v0 + 0.1],
          [u1 - 0.02, v0],
        ],
        0.03,
      )
    : rounded(
        [
          [u0, v0 + h * 0.34],
          [u0 + 0.02, v1 - h * 0.16],
          [u1 - 0.05, v1 + h * 0.02],
          [u1 + 0.16, v1 - h * 0.06],
          [u1 - 0.02, v0],
          [u0 + 0.14, v0 + h * 0.14],
        ],
        0.026,
      )
  const red = sheet.on('art').createLinearGradient(u0, v0, u0, v1)
  red.addColorStop(0, '#3d0406')
  red.addColorStop(0.5, '#7d090e')
  red.addColorStop(1, '#4b0508')
  sheet.sculpt('raise', lamp, 0.006, 0.004)
  sheet.fill('art', lamp, red)
  sheet.within('art', lamp, (context) => {
    context.strokeStyle = 'rgba(20,0,2,0.55)'
    context.lineWidth = 0.003
    for (let i = 1; i < 12; i++) {
      context.beginPath()
      if (tall) {
        context.moveTo(u0 - 0.1, v0 + (h * i) / 12)
        context.lineTo(u1 + 0.2, v0 + (h * i) / 12)
      } else {
        context.moveTo(u0 + ((u1 + 0.2 - u0) * i) / 12, v0)
        context.lineTo(u0 + ((u1 + 0.2 - u0) * i) / 12 + 0.03, v1 + 0.1)
      }
      context.stroke()
    }
    context.fillStyle = '#c9ccd1'
    if (tall) context.fillRect(u0, v0 + h * 0.12, u1 - u0, h * 0.1)
    else context.fillRect(u0 + 0.1, v0 + h * 0.26, 0.22, h * 0.12)
  })
  const signature = tall
    ? polyline(
        [
          [u1 + 0.02, v0 + h * 0.34],
          [u0 + 0.05, v0 + h * 0.34],
          [u0 + 0.05, v1 - 0.04],
          [u1, v1 - 0.045],
        ],
        0.03,
      )
    : polyline(
        [
          [u0 + 0.05, v0 + h * 0.5],
          [u0 + 0.2, v0 + h * 0.66],
          [u1 + 0.08, v1 - h * 0.2],
        ],
        0.03,
      )
  const width = Math.min(h, u1 - u0) * 0.11
  sheet.stroke('art', signature, width, '#f0343a')
  sheet.stroke('emit', signature, width, '#8a8a8a')
  if (spec.lightBar) {
    const strip = box(-0.1, v1 - h * 0.42, u0 + 0.12, h * 0.26, 0.006)
    sheet.fill('art', strip, '#7d090e')
    sheet.fill('emit', strip, '#303030')
  }
  sheet.stroke('groove', lamp, GAP * 0.7)
}

function drawOpenings(sheet, spec, { u0, v0, v1, h }, step) {
  if (spec.barnDoors) {
    sheet.stroke(
      'groove',
      polyline([
        [0, spec.sill + 0.2],
        [0, spec.height - 0.12],
      ]),
      GAP * 1.5,
    )
    sheet.stroke(
      'groove',
      polyline(
        [
          [-0.05, spec.sill + 0.2],
          [u0 - 0.03, spec.sill + 0.2],
          [u0 - 0.03, spec.height - 0.14],
          [-0.05, spec.height - 0.12],
        ],
        0.06,
      ),
      GAP,
    )
    sheet.fill('trim', box(0.05, spec.plateAt + 0.14, 0.03, 0.16, 0.01))
    return
  }
  const tall = spec.tail === 'tall'
  const edge = tall ? u0 - 0.025 : u0 + 0.14
  sheet.stroke(
    'groove',
    polyline(
      [
        [-0.05, step + 0.012],
        [edge - 0.02, step + 0.012],
        [edge, v0],
        [tall ? edge : u0 + 0.13, v0 + h * 0.2],
      ],
      0.05,
    ),
    GAP,
  )
  if (tall && !spec.tailgateTo)
    sheet.stroke(
      'groove',
      polyline(
        [
          [edge, v0],
          [edge, v1 + 0.02],
          [edge + 0.03, spec.height],
        ],
        0.05,
      ),
      GAP,
    )
  if (spec.tailgateTo)
    sheet.stroke(
      'groove',
      polyline(
        [
          [edge, v0],
          [edge, spec.tailgateTo],
        ],
        0.05,
      ),
      GAP,
    )
  if (!tall)
    sheet.stroke(
      'groove',
      polyline(
        [
          [u0 + 0.04, v1 - h * 0.14],
          [u0 + 0.1, v1 + 0.05],
          [u0 + 0.14, spec.height],
        ],
        0.04,
      ),
      GAP,
    )
}
