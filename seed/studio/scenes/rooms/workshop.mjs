/** The workshop: a car on a hoist, benches, tool chests. */
import * as THREE from 'three'
import { bar, placed, softBoxGeometry } from '../../parts/geometry.mjs'
import { wheel } from '../../parts/wheel.mjs'
import { block } from '../fabric.mjs'
import { seeded } from '../greenery.mjs'
import { groundPlane, skyDome } from '../outdoors.mjs'
import { composed, parked, standing } from '../staging.mjs'
import { INDOORS, lightRoom, part, SIZE } from './room.mjs'

function tubes(group, y, xs, z0, z1) {
  for (const x of xs)
    group.add(block(x - 0.09, y, z0, x + 0.09, y + 0.07, z1, part({ albedo: [1, 1, 1], glow: [2.4, 2.4, 2.35] })))
}

function chest(x, z, height, tone) {
  const group = new THREE.Group()
  group.add(
    placed(
      softBoxGeometry(0.45, height / 2, 0.3, 0.02),
      part({ albedo: tone, rough: 0.35, coat: 0.6 }),
      x,
      height / 2 + 0.08,
      z,
    ),
  )
  const count = Math.round(height / 0.17)
  for (let i = 0; i < count; i++) {
    const y = 0.16 + (i * (height - 0.1)) / count
    group.add(
      block(
        x - 0.41,
        y + 0.125,
        z + 0.3,
        x + 0.41,
        y + 0.132,
        z + 0.306,
        part({ albedo: [0.01, 0.01, 0.01], rough: 0.8 }),
      ),
    )
    group.add(
      block(
        x - 0.36,
        y + 0.09,
        z + 0.3,
        x + 0.36,
        y + 0.106,
        z + 0.325,
        part({ albedo: [0.6, 0.6, 0.62], rough: 0.3, metal: 0.9 }),
      ),
    )
  }
  return group
}

export function service() {
  lightRoom()
  const room = new THREE.Group()
  room.add(block(-9, 0, -6.3, 11, 1.3, -6.2, part({ albedo: [0.07, 0.085, 0.11], rough: 0.6 })))
  room.add(block(-9, 1.3, -6.3, 11, 5.4, -6.2, part({ albedo: [0.68, 0.68, 0.67], rough: 0.8 })))
  room.add(block(-9.1, 0, -6.3, -9, 5.4, 8, part({ albedo: [0.62, 0.62, 0.61], rough: 0.8 })))
  room.add(block(11, 0, -6.3, 11.1, 5.4, 8, part({ albedo: [0.62, 0.62, 0.61], rough: 0.8 })))
  room.add(block(-9, 5.35, -6.3, 11, 5.5, 9, part({ albedo: [0.34, 0.345, 0.35], rough: 0.9 })))
  for (let i = 0; i < 6; i++)
    room.add(block(-9, 5, -5.4 + i * 2, 11, 5.3, -5.25 + i * 2, part({ albedo: [0.2, 0.2, 0.21], rough: 0.7 })))
  tubes(room, 4.86, [-5.2, -1.8, 1.6, 5, 8.4], -5.6, 3)
  for (let i = 0; i < 5; i++)
    room.add(
      block(
        -7.6 + i * 3.6,
        3.1,
        -6.19,
        -5 + i * 3.6,
        4.3,
        -6.17,
        part({ albedo: [0.8, 0.85, 0.9], glow: [0.75, 0.8, 0.85] }),
      ),
    )
  const boxes = []
  for (const [x, z, h, tone] of [
    [-6.6, -5.7, 1.1, [0.3, 0.03, 0.02]],
    [-5.6, -5.7, 1.1, [0.3, 0.03, 0.02]],
    [-4.6, -5.7, 0.85, [0.05, 0.055, 0.06]],
    [5.4, -5.7, 1.1, [0.05, 0.055, 0.06]],
    [6.4, -5.7, 1.1, [0.05, 0.055, 0.06]],
  ]) {
    room.add(chest(x, z, h, tone))
    boxes.push([x - 0.45, 0, z - 0.3, x + 0.45, h, z + 0.3])
  }
  room.add(block(-3.9, 0.86, -6.1, -1.2, 0.92, -5.4, part({ albedo: [0.36, 0.24, 0.14], rough: 0.6 })))
  for (const x of [-3.8, -1.3])
    room.add(block(x - 0.04, 0, -6, x + 0.04, 0.86, -5.5, part({ albedo: [0.05, 0.05, 0.055], rough: 0.5 })))
  room.add(block(-4, 1.5, -6.19, -1, 2.7, -6.15, part({ albedo: [0.12, 0.125, 0.13], rough: 0.8 })))
  const random = seeded(5)
  for (let i = 0; i < 22; i++) {
    const x = -3.8 + (i % 11) * 0.26
    const y = i < 11 ? 2.5 : 1.98
    const length = 0.2 + random() * 0.24
    room.add(
      new THREE.Mesh(
        bar(
          [
            [x, y, -6.12],
            [x, y - length * 0.5, -6.12],
            [x + 0.005, y - length, -6.12],
          ],
          0.016 + random() * 0.012,
        ),
        part({ albedo: [0.5, 0.5, 0.52], rough: 0.3, metal: 0.9 }),
      ),
    )
  }
  const spare = wheel({ radius: 0.34, rim: 0.236, width: 0.23, design: 'twinFive', finish: 'machined' })
  for (let i = 0; i < 4; i++) {
    const copy = spare.clone()
    copy.rotation.x = -Math.PI / 2
    copy.position.set(2.4, 0.12 + i * 0.235, -5.2)
    room.add(copy)
  }
  const leaning = spare.clone()
  leaning.rotation.set(-0.16, 0.25, 0)
  leaning.position.set(3.35, 0.34, -5.1)
  room.add(leaning)
  boxes.push([2.06, 0, -5.54, 2.74, 1, -4.86], [-3.9, 0.1, -6.1, -1.2, 0.92, -5.4])
  const post = part({ albedo: [0.02, 0.05, 0.11], rough: 0.35, coat: 0.6 })
  const steel = part({ albedo: [0.03, 0.03, 0.034], rough: 0.45 })
  const [cx, cz] = [0.3, -0.4]
  for (const side of [-1, 1]) {
    const px = cx + side * 1.18
    const pz = cz + side * 1.18
    room.add(placed(softBoxGeometry(0.19, 1.95, 0.15, 0.02), post, px, 1.95, pz, Math.PI / 4))
    room.add(placed(softBoxGeometry(0.32, 0.02, 0.3, 0.01), steel, px, 0.02, pz, Math.PI / 4))
    boxes.push([px - 0.2, 0, pz - 0.2, px + 0.2, 3.9, pz + 0.2])
    for (const reach of [-0.95, 0.95]) {
      const end = [cx + side * 0.42 - reach * Math.SQRT1_2, cz + side * 0.42 + reach * Math.SQRT1_2]
      room.add(
        new THREE.Mesh(
          bar(
            [
              [px, 1.44, pz],
              [(px + end[0]) / 2, 1.44, (pz + end[1]) / 2],
              [end[0], 1.44, end[1]],
            ],
            0.055,
          ),
          steel,
        ),
      )
    }
  }
  const ground = groundPlane(INDOORS, {
    kind: 'concrete',
    base: [0.3, 0.31, 0.32],
    second: [0.34, 0.345, 0.35],
    grain: 1,
    speckle: 0.25,
    sky: [0.95, 0.95, 0.95],
    gloss: 0.55,
    mist: 0,
  })
  return composed(
    [
      skyDome(INDOORS),
      ground,
      standing(room, boxes),
      parked('hatch', 'white', cx, cz, 225, { lift: 1.32 }),
      parked('ute', 'grey', 6.4, -2.4, 246),
    ],
    { ...SIZE, camera: { from: [-3.6, 1.55, 8.6], to: [1.1, 1.72, -1], lens: 36 }, exposure: 0.98 },
  )
}
