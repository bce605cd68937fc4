import { placed, softBoxGeometry } from '../../parts/geometry.mjs'
import { block } from '../fabric.mjs'
import { seeded } from '../greenery.mjs'
import { textureOf } from '../signs.mjs'
import { part } from './room.mjs'

/** Long boards or a joinery veneer, drawn with the grain along the first side. */
export function timber(tone, boards) {
  const canvas = new OffscreenCanvas(1200, 900)
  const context = canvas.getContext('2d')
  const random = seeded(boards + 41)
  context.fillStyle = tone
  context.fillRect(0, 0, 1200, 900)
  for (let i = 0; i < 700; i++) {
    context.fillStyle = `rgba(${random() < 0.5 ? '30,18,8' : '255,235,205'},${(random() * 0.07).toFixed(3)})`
    context.fillRect(random() * 1200 - 200, random() * 900, 200 + random() * 800, 1 + random() * 2.5)
  }
  context.fillStyle = 'rgba(20,12,6,0.35)'
  for (let i = 1; i < boards; i++) context.fillRect(0, (900 * i) / boards, 1200, 2.5)
  return textureOf(canvas)
}

export const cushion = (group, material, x, y, z, a, b, c, round = 0.05) =>
  group.add(placed(softBoxGeometry(a, b, c, Math.min(round, a, b, c)), material, x, y, z))

export function lockers(group, side, x0, x1, y0, y1, depth, half, { door, trim }) {
  const z0 = side > 0 ? half - depth : -half
  const z1 = side > 0 ? half : -half + depth
  group.add(block(x0, y0, z0, x1, y1, z1, trim))
  const face = side > 0 ? z0 - 0.008 : z1 + 0.008
  const count = Math.round((x1 - x0) / 0.62)
  for (let i = 0; i < count; i++) {
    const a = x0 + ((x1 - x0) * i) / count + 0.012
    const b = x0 + ((x1 - x0) * (i + 1)) / count - 0.012
    group.add(
      block(a, y0 + 0.015, Math.min(face, face + side * 0.01), b, y1 - 0.015, Math.max(face, face + side * 0.01), door),
    )
    group.add(
      placed(
        softBoxGeometry(0.06, 0.007, 0.01, 0.006),
        part({ albedo: [0.03, 0.03, 0.032], rough: 0.4 }),
        (a + b) / 2,
        y0 + 0.06,
        face - side * 0.012,
      ),
    )
  }
}

export function window(group, side, x0, x1, y0, y1, half) {
  const z = side * (half - 0.02)
  group.add(
    block(
      x0 - 0.04,
      y0 - 0.04,
      Math.min(z, z + side * 0.01),
      x1 + 0.04,
      y1 + 0.04,
      Math.max(z, z + side * 0.01),
      part({ albedo: [0.05, 0.05, 0.052], rough: 0.5 }),
    ),
  )
  const inner = z - side * 0.006
  group.add(
    block(
      x0,
      y0,
      Math.min(inner, inner + 0.004),
      x1,
      y1,
      Math.max(inner, inner + 0.004),
      part({ albedo: [0.6, 0.7, 0.75], glow: [0.85, 0.98, 1.05] }),
    ),
  )
  const blind = z - side * 0.014
  group.add(
    block(
      x0,
      y1 - (y1 - y0) * 0.3,
      Math.min(blind, blind + 0.004),
      x1,
      y1,
      Math.max(blind, blind + 0.004),
      part({ albedo: [0.6, 0.58, 0.54], rough: 0.9, glow: [0.12, 0.115, 0.1] }),
    ),
  )
}
