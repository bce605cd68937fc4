/** The parts counter and the shelves behind it. */
import * as THREE from 'three'
import { bar, fromField, placed, shaded, softBox, softBoxGeometry } from '../../parts/geometry.mjs'
import { wheel } from '../../parts/wheel.mjs'
import { roundMax, roundMin } from '../../shape/curves.mjs'
import { block } from '../fabric.mjs'
import { seeded } from '../greenery.mjs'
import { groundPlane, skyDome } from '../outdoors.mjs'
import { composed, standing } from '../staging.mjs'
import { INDOORS, lightRoom, part, SIZE } from './room.mjs'

const CARTONS = [
  [0.42, 0.29, 0.17],
  [0.36, 0.24, 0.14],
  [0.5, 0.36, 0.22],
  [0.62, 0.62, 0.6],
  [0.05, 0.1, 0.2],
  [0.45, 0.1, 0.06],
  [0.1, 0.1, 0.11],
]

export function parts() {
  lightRoom(0.96)
  const random = seeded(19)
  const room = new THREE.Group()
  room.add(block(-7, 0, -3.2, 7, 4, -3.1, part({ albedo: [0.6, 0.6, 0.58], rough: 0.8 })))
  room.add(block(-7, 3.6, -3.2, 7, 3.75, 6, part({ albedo: [0.45, 0.45, 0.45], rough: 0.9 })))
  room.add(block(-7, 3.0, -3.1, 7, 3.6, -2.2, part({ albedo: [0.045, 0.06, 0.09], rough: 0.5 })))
  for (const x of [-4, -1.3, 1.3, 4])
    room.add(
      placed(
        shaded(new THREE.CylinderGeometry(0.16, 0.2, 0.16, 32)),
        part({ albedo: [0.04, 0.04, 0.045], rough: 0.4, coat: 0.5 }),
        x,
        2.55,
        0.5,
      ),
      placed(
        shaded(new THREE.CylinderGeometry(0.15, 0.15, 0.02, 32)),
        part({ albedo: [1, 1, 1], glow: [2.6, 2.3, 1.9] }),
        x,
        2.465,
        0.5,
      ),
      new THREE.Mesh(
        bar(
          [
            [x, 2.63, 0.5],
            [x, 3.1, 0.5],
            [x, 3.6, 0.5],
          ],
          0.008,
        ),
        part({ albedo: [0.02, 0.02, 0.02] }),
      ),
    )
  const rail = part({ albedo: [0.1, 0.105, 0.11], rough: 0.5 })
  for (let bay = 0; bay < 6; bay++) {
    const x0 = -5.4 + bay * 1.8
    room.add(block(x0 - 0.03, 0, -3.1, x0 + 0.03, 3, -2.5, rail))
    for (let level = 0; level < 5; level++) {
      const y = 0.25 + level * 0.56
      room.add(block(x0, y, -3.1, x0 + 1.8, y + 0.04, -2.5, rail))
      if (bay === 2 && level < 4 && level > 0) continue
      let x = x0 + 0.06
      while (x < x0 + 1.62) {
        const width = 0.18 + random() * 0.26
        if (x + width > x0 + 1.76) break
        const height = 0.22 + random() * 0.25
        const tone = CARTONS[Math.floor(random() * CARTONS.length)]
        if (random() < 0.95) {
          room.add(
            block(
              x,
              y + 0.04,
              -3.05 + random() * 0.1,
              x + width,
              y + 0.04 + height,
              -2.56 - random() * 0.06,
              part({ albedo: tone, rough: 0.8 }),
            ),
          )
          if (random() < 0.6)
            room.add(
              block(
                x + width * 0.3,
                y + 0.04 + height * 0.3,
                -2.55,
                x + width * 0.75,
                y + 0.04 + height * 0.6,
                -2.5,
                part({ albedo: [0.75, 0.75, 0.73], rough: 0.8 }),
              ),
            )
        }
        x += width + 0.02
      }
    }
  }
  const alloy = ['five', 'twinFive', 'ten', 'turbine'].map((design, i) =>
    wheel({ radius: 0.25, rim: 0.24, width: 0.2, design, finish: i % 2 ? 'machined' : 'silver' }),
  )
  alloy.forEach((rim, i) => {
    rim.position.set(-1.35 + (i % 2) * 0.9, 1.2 + Math.floor(i / 2) * 0.62, -2.62)
    room.add(rim)
  })
  const front = part({ albedo: [0.66, 0.65, 0.63], rough: 0.6 })
  room.add(
    block(-3.6, 0.12, 0.2, 3.4, 1.02, 0.95, front),
    block(-3.5, 0, 0.28, 3.3, 0.12, 0.88, part({ albedo: [0.03, 0.03, 0.03], rough: 0.7 })),
  )
  room.add(
    placed(
      softBoxGeometry(3.62, 0.035, 0.46, 0.012),
      part({ albedo: [0.38, 0.23, 0.12], rough: 0.42, coat: 0.35 }),
      -0.1,
      1.055,
      0.58,
    ),
  )
  for (let i = 0; i < 24; i++)
    room.add(
      block(
        -3.56 + i * 0.29,
        0.14,
        0.95,
        -3.54 + i * 0.29,
        1.0,
        0.965,
        part({ albedo: [0.5, 0.49, 0.47], rough: 0.7 }),
      ),
    )
  room.add(
    placed(
      softBoxGeometry(0.3, 0.19, 0.015, 0.012),
      part({ albedo: [0.02, 0.02, 0.022], rough: 0.2, coat: 1 }),
      -1.9,
      1.42,
      0.5,
      0.35,
    ),
    placed(softBoxGeometry(0.03, 0.09, 0.02, 0.01), rail, -1.9, 1.18, 0.48),
    placed(softBoxGeometry(0.12, 0.01, 0.09, 0.008), rail, -1.9, 1.1, 0.48),
  )
  room.add(
    placed(
      softBoxGeometry(0.2, 0.012, 0.07, 0.01),
      part({ albedo: [0.5, 0.5, 0.5], rough: 0.5 }),
      -1.85,
      1.1,
      0.72,
      0.3,
    ),
  )
  for (let i = 0; i < 5; i++) {
    const bottle = fromField(
      (x, y, z) =>
        roundMin(
          softBox(x, y, z, 0.075, 0.12, 0.045, 0.025),
          roundMax(Math.hypot(x, z) - 0.022, Math.abs(y - 0.14) - 0.035, 0.005),
          0.02,
        ),
      { min: [-0.1, -0.15, -0.1], max: [0.1, 0.2, 0.1] },
      0.009,
    )
    room.add(
      placed(
        bottle,
        part({
          albedo: [
            [0.02, 0.05, 0.12],
            [0.35, 0.05, 0.03],
            [0.5, 0.38, 0.05],
          ][i % 3],
          rough: 0.3,
          coat: 0.5,
        }),
        0.9 + i * 0.21,
        1.21,
        0.5,
        0.1 * i,
      ),
    )
  }
  room.add(
    block(2.4, 1.09, 0.35, 2.85, 1.36, 0.72, part({ albedo: CARTONS[0], rough: 0.8 })),
    block(2.48, 1.36, 0.4, 2.76, 1.52, 0.66, part({ albedo: CARTONS[3], rough: 0.8 })),
  )
  const filter = placed(
    shaded(new THREE.CylinderGeometry(0.055, 0.055, 0.13, 32)),
    part({ albedo: [0.06, 0.15, 0.3], rough: 0.3, coat: 0.7 }),
    0.35,
    1.155,
    0.66,
  )
  room.add(filter)
  const disc = placed(
    shaded(new THREE.CylinderGeometry(0.15, 0.15, 0.022, 48)),
    part({ albedo: [0.4, 0.4, 0.41], rough: 0.35, metal: 0.9 }),
    -0.3,
    1.105,
    0.62,
  )
  room.add(
    disc,
    placed(
      shaded(new THREE.CylinderGeometry(0.075, 0.075, 0.06, 40)),
      part({ albedo: [0.3, 0.3, 0.31], rough: 0.45, metal: 0.9 }),
      -0.3,
      1.13,
      0.62,
    ),
  )
  const ground = groundPlane(INDOORS, {
    kind: 'concrete',
    base: [0.3, 0.3, 0.29],
    second: [0.33, 0.33, 0.32],
    grain: 1,
    speckle: 0.2,
    sky: [0.85, 0.85, 0.84],
    gloss: 0.3,
    mist: 0,
  })
  return composed(
    [
      skyDome(INDOORS),
      ground,
      standing(room, [
        [-3.6, 0, 0.2, 3.4, 1.05, 0.95],
        [-5.4, 0, -3.1, 5.4, 3, -2.5],
      ]),
    ],
    {
      ...SIZE,
      camera: { from: [-1.5, 1.68, 5.4], to: [0.15, 1.38, 0], lens: 34 },
    },
  )
}
