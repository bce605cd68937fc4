/** Dealership buildings: a glazed showroom, a country shed and a gabled pavilion, each fitted out from a few sizes. */

import * as THREE from 'three'
import { placed, shaded, softBoxGeometry } from '../parts/geometry.mjs'
import { block, fitOut, panel, part, shopfront } from './fabric.mjs'
import { cladding, fascia, pylon } from './signs.mjs'
/** @returns { group, boxes } boxes cast its shadow. The front stands on z = front; x is centred. */
export async function showroom(
  brand,
  {
    width = 22,
    depth = 9,
    height = 5.4,
    front = -5,
    lit = 0.6,
    tone = [0.5, 0.5, 0.5],
    wing = 0.28,
    accent,
    band = 1.25,
    words,
  } = {},
) {
  const group = new THREE.Group()
  const x0 = -width / 2
  const x1 = width / 2
  const back = front - depth
  const solidTo = x0 + width * wing
  const wall = part({ albedo: tone, rough: 0.75 })
  group.add(block(x0, 0, back, solidTo, height, front, wall))
  group.add(block(x1 - 0.3, 0, back, x1, height, front, wall), block(x0, 0, back - 0.3, x1, height, back, wall))
  fitOut(group, solidTo, x1 - 0.3, back + 0.1, front, height - band - 0.05, lit)
  shopfront(group, solidTo, x1 - 0.3, 0.05, height - band, front - 0.1)
  group.add(
    block(
      x0 - 0.25,
      height - band,
      back,
      x1 + 0.6,
      height,
      front + 0.75,
      part({ albedo: accent ?? [0.05, 0.06, 0.08], rough: 0.5 }),
    ),
  )
  const sign = await fascia(brand, width + 0.85, band, { words })
  group.add(
    panel(
      width + 0.85,
      band,
      part({ artMap: sign, rough: 0.4, artGlow: 0.35 * lit }),
      0.175,
      height - band / 2,
      front + 0.76,
    ),
  )
  group.add(
    block(
      x0 - 0.3,
      height,
      back - 0.4,
      x1 + 0.7,
      height + 0.12,
      front + 0.85,
      part({ albedo: [0.16, 0.16, 0.17], rough: 0.6 }),
    ),
  )
  const door = part({ albedo: [0.3, 0.31, 0.33], rough: 0.5 })
  const bay = (solidTo - x0) * 0.72
  const cx = (x0 + solidTo) / 2
  for (let i = 0; i < 6; i++)
    group.add(block(cx - bay / 2, 0.05 + i * 0.5, front - 0.02, cx + bay / 2, 0.52 + i * 0.5, front + 0.03, door))
  return {
    group,
    boxes: [
      [x0, 0, back, solidTo, height, front],
      [solidTo, height - band, back, x1 + 0.6, height, front + 0.75],
      [solidTo, 0, back, x1, height, back + 0.4],
    ],
  }
}

/** A steel shed with a gable to the road, roller doors and an awning. */
export async function shed(
  brand,
  { width = 20, depth = 12, height = 5, front = -5, lit = 0.5, tone = '#cfc6b4', roof = [0.2, 0.1, 0.075], words } = {},
) {
  const group = new THREE.Group()
  const x0 = -width / 2
  const x1 = width / 2
  const back = front - depth
  const ridge = height + width * 0.13
  const steel = part({ artMap: cladding('ribbed', width, ridge, tone), rough: 0.5 })
  const gable = new THREE.Shape(
    [
      [x0, 0],
      [x1, 0],
      [x1, height],
      [0, ridge],
      [x0, height],
    ].map((p) => new THREE.Vector2(...p)),
  )
  const face = new THREE.ShapeGeometry(gable)
  const position = face.getAttribute('position')
  const uv = new Float32Array(position.count * 2)
  for (let i = 0; i < position.count; i++) uv.set([(position.getX(i) - x0) / width, position.getY(i) / ridge], i * 2)
  face.setAttribute('uv', new THREE.BufferAttribute(uv, 2))
  group.add(placed(shaded(face), steel, 0, 0, front))
  const side = part({ artMap: cladding('ribbed', depth, height, tone), rough: 0.5 })
  group.add(
    panel(depth, height, side, x0, height / 2, (front + back) / 2, -Math.PI / 2),
    panel(depth, height, side, x1, height / 2, (front + back) / 2, Math.PI / 2),
  )
  for (const s of [-1, 1]) {
    const sheet = shaded(new THREE.BoxGeometry(Math.hypot(x1, ridge - height) + 0.5, 0.12, depth + 0.8))
    const mesh = placed(
      sheet,
      part({ albedo: roof, rough: 0.45, metal: 0.2 }),
      (s * x1) / 2 + s * 0.15,
      (height + ridge) / 2 + 0.02,
      (front + back) / 2 + 0.2,
    )
    mesh.rotation.z = -s * Math.atan2(ridge - height, x1)
    group.add(mesh)
  }
  const bay = 4.6
  const bx = x0 + 1 + bay / 2
  fitOut(group, bx - bay / 2, bx + bay / 2, front - 5, front, 4, lit)
  for (let i = 0; i < 3; i++)
    group.add(
      block(
        bx - bay / 2,
        3.7 + i * 0.12,
        front - 0.05,
        bx + bay / 2,
        3.81 + i * 0.12,
        front + 0.06,
        part({ albedo: [0.2, 0.2, 0.2], rough: 0.5 }),
      ),
    )
  group.add(
    block(
      bx - bay / 2,
      0,
      front + 0.005,
      bx + bay / 2,
      3.7,
      front + 0.012,
      part({ albedo: [0.02, 0.018, 0.016], rough: 0.9, glow: [0.03 * lit, 0.025 * lit, 0.02 * lit] }),
    ),
  )
  const shop0 = bx + bay / 2 + 0.9
  const shop1 = x1 - 0.9
  group.add(
    block(
      shop0,
      0,
      front + 0.004,
      shop1,
      3,
      front + 0.01,
      part({ albedo: [0.3, 0.27, 0.22], rough: 0.8, glow: [0.24 * lit, 0.19 * lit, 0.13 * lit] }),
    ),
  )
  for (let i = 0; i < 5; i++) {
    const sx = shop0 + 0.6 + (i * (shop1 - shop0 - 1.2)) / 5
    group.add(
      block(
        sx,
        0,
        front + 0.01,
        sx + 0.9,
        0.9 + (i % 3) * 0.35,
        front + 0.02,
        part({ albedo: [0.12, 0.09, 0.06], rough: 0.8 }),
      ),
    )
  }
  shopfront(group, shop0, shop1, 0.05, 3, front + 0.06, { every: 2.4, opacity: 0.35 })
  group.add(block(x0 - 0.2, 3.35, front, x1 + 0.2, 3.47, front + 2.1, part({ albedo: roof, rough: 0.5 })))
  for (let x = x0 + 0.3; x <= x1; x += (width - 0.6) / 4)
    group.add(
      block(x - 0.06, 0, front + 1.9, x + 0.06, 3.4, front + 2.02, part({ albedo: [0.12, 0.07, 0.05], rough: 0.8 })),
    )
  const signWidth = width * 0.62
  const sign = await fascia(brand, signWidth, 1.2, { ground: '#b3431a', align: 'centre', words })
  group.add(
    block(
      -signWidth / 2 - 0.06,
      3.74,
      front,
      signWidth / 2 + 0.06,
      5.06,
      front + 0.12,
      part({ albedo: [0.05, 0.04, 0.035], rough: 0.6 }),
    ),
  )
  group.add(panel(signWidth, 1.2, part({ artMap: sign, rough: 0.5 }), 0, 4.4, front + 0.13))
  return {
    group,
    boxes: [
      [x0, 0, back, x1, height, front],
      [x0, 3.35, front, x1, 3.47, front + 2.1],
    ],
  }
}

/** A timber pavilion with a low gable along the road and deep eaves. */
export async function pavilion(
  brand,
  {
    width = 20,
    depth = 8,
    height = 3.7,
    front = -6,
    lit = 0.6,
    tone = '#e9e6dc',
    roof = [0.24, 0.27, 0.27],
    words,
  } = {},
) {
  const group = new THREE.Group()
  const x0 = -width / 2
  const x1 = width / 2
  const back = front - depth
  const glassFrom = x0 + width * 0.34
  const boards = part({ artMap: cladding('boards', width * 0.34, height, tone), rough: 0.7 })
  group.add(panel(width * 0.34, height, boards, (x0 + glassFrom) / 2, height / 2, front))
  const ends = part({ artMap: cladding('boards', depth, height, tone), rough: 0.7 })
  group.add(
    panel(depth, height, ends, x0, height / 2, (front + back) / 2, -Math.PI / 2),
    panel(depth, height, ends, x1, height / 2, (front + back) / 2, Math.PI / 2),
  )
  fitOut(group, glassFrom, x1 - 0.1, back + 0.1, front, height - 0.35, lit)
  shopfront(group, glassFrom, x1 - 0.1, 0.05, height - 0.3, front - 0.06, { frame: [0.22, 0.14, 0.08] })
  const rise = 1.7
  for (const s of [-1, 1]) {
    const slope = Math.hypot(depth / 2 + 1.1, rise)
    const sheet = placed(
      shaded(new THREE.BoxGeometry(width + 1.6, 0.1, slope)),
      part({ albedo: roof, rough: 0.4, metal: 0.2 }),
      0,
      height + rise / 2 - 0.12,
      (front + back) / 2 + (s * (depth / 2 + 1.1)) / 2,
    )
    sheet.rotation.x = s * Math.atan2(rise, depth / 2 + 1.1)
    group.add(sheet)
  }
  const post = part({ albedo: [0.26, 0.16, 0.09], rough: 0.7 })
  for (let i = 0; i <= 6; i++) {
    const x = x0 + 0.2 + ((width - 0.4) * i) / 6
    group.add(block(x - 0.08, 0, front + 0.85, x + 0.08, height - 0.2, front + 1.01, post))
  }
  group.add(block(x0 - 0.7, height - 0.36, front + 0.8, x1 + 0.7, height - 0.12, front + 1.06, post))
  const signWidth = Math.min(9, width * 0.5)
  const sign = await fascia(brand, signWidth, 1.15, { ground: '#0f5f5c', align: 'centre', words })
  group.add(
    block(
      glassFrom + 0.6,
      height - 0.1,
      front + 1.08,
      glassFrom + 0.7 + signWidth,
      height + 1.2,
      front + 1.2,
      part({ albedo: [0.008, 0.06, 0.056], rough: 0.5 }),
    ),
  )
  group.add(
    panel(
      signWidth,
      1.15,
      part({ artMap: sign, rough: 0.45, artGlow: 0.2 * lit }),
      glassFrom + 0.65 + signWidth / 2,
      height + 0.55,
      front + 1.21,
    ),
  )
  return {
    group,
    boxes: [
      [x0, 0, back, glassFrom, height, front],
      [glassFrom, height - 0.4, back, x1, height, front + 1.1],
      [x0, 0, back, x1, height, back + 0.4],
    ],
  }
}

/** A pylon sign at x, z. */
export async function pylonSign(brand, x, z, { width = 1.15, height = 5.6, lit = 0.4 } = {}) {
  const group = new THREE.Group()
  const texture = await pylon(brand, width, height - 0.4)
  group.add(
    placed(
      softBoxGeometry(width / 2 + 0.04, height / 2, 0.16, 0.03),
      part({ albedo: [0.05, 0.055, 0.06], rough: 0.5 }),
      x,
      height / 2,
      z,
    ),
  )
  group.add(
    panel(
      width,
      height - 0.4,
      part({ artMap: texture, rough: 0.4, artGlow: 0.3 * lit }),
      x,
      height / 2 + 0.1,
      z + 0.17,
    ),
  )
  return { group, boxes: [[x - width / 2, 0, z - 0.15, x + width / 2, height, z + 0.15]] }
}
