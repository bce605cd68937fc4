/** What buildings are made of: blocks, panels, shopfronts and a lit inside. */
import * as THREE from 'three'
import { placed, shaded } from '../parts/geometry.mjs'
import { studioMaterial } from '../stage/studioShader.mjs'

export const part = (values) => studioMaterial('part', values)

export function block(x0, y0, z0, x1, y1, z1, material, shade = 1) {
  const geometry = shaded(new THREE.BoxGeometry(x1 - x0, y1 - y0, z1 - z0), shade)
  return placed(geometry, material, (x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2)
}

export function panel(width, height, material, x, y, z, turn = 0) {
  return placed(shaded(new THREE.PlaneGeometry(width, height)), material, x, y, z, turn)
}

/** Glass between x0 and x1 on the plane z, with mullions. */
export function shopfront(group, x0, x1, y0, y1, z, { every = 2.1, frame = [0.03, 0.031, 0.034], opacity = 0.3 } = {}) {
  const glass = panel(x1 - x0, y1 - y0, studioMaterial('glass', { opacity }), (x0 + x1) / 2, (y0 + y1) / 2, z)
  glass.renderOrder = 4
  group.add(glass)
  const metal = part({ albedo: frame, rough: 0.4, metal: 0.4 })
  const count = Math.max(1, Math.round((x1 - x0) / every))
  for (let i = 0; i <= count; i++) {
    const x = x0 + ((x1 - x0) * i) / count
    group.add(block(x - 0.035, y0, z - 0.06, x + 0.035, y1, z + 0.06, metal))
  }
  for (const y of [y0, y1, y0 + 2.5].filter((y) => y <= y1))
    group.add(block(x0, y - 0.035, z - 0.055, x1, y + 0.035, z + 0.055, metal))
}

/** The lit inside of a showroom behind its glass. */
export function fitOut(group, x0, x1, back, front, ceiling, lit) {
  const white = part({ albedo: [0.7, 0.69, 0.67], rough: 0.8, glow: [0.3 * lit, 0.28 * lit, 0.25 * lit] })
  group.add(block(x0, 0, back - 0.1, x1, ceiling, back, white))
  group.add(
    block(
      x0,
      0.0,
      back,
      x1,
      0.04,
      front,
      part({ albedo: [0.5, 0.49, 0.47], rough: 0.25, glow: [0.13 * lit, 0.12 * lit, 0.11 * lit] }),
    ),
  )
  group.add(
    block(
      x0,
      ceiling,
      back,
      x1,
      ceiling + 0.05,
      front,
      part({ albedo: [0.6, 0.6, 0.6], rough: 0.9, glow: [0.2 * lit, 0.19 * lit, 0.17 * lit] }),
    ),
  )
  const tube = part({ albedo: [1, 1, 1], glow: [2.6 * lit, 2.45 * lit, 2.2 * lit] })
  for (let z = back + 1.2; z < front - 0.6; z += 1.9)
    group.add(block(x0 + 0.8, ceiling - 0.06, z, x1 - 0.8, ceiling - 0.02, z + 0.14, tube))
  const timber = part({ albedo: [0.34, 0.21, 0.12], rough: 0.6, glow: [0.08 * lit, 0.05 * lit, 0.03 * lit] })
  group.add(block(x0 + (x1 - x0) * 0.62, 0, back + 0.02, x0 + (x1 - x0) * 0.86, ceiling, back + 0.12, timber))
  group.add(
    block(
      x0 + (x1 - x0) * 0.66,
      0,
      back + 1.4,
      x0 + (x1 - x0) * 0.8,
      1.05,
      back + 2,
      part({ albedo: [0.5, 0.5, 0.5], rough: 0.5, glow: [0.1 * lit, 0.1 * lit, 0.1 * lit] }),
    ),
  )
}
