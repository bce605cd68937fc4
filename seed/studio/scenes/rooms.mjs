/** The pictures that all dealers share: the workshop, the parts counter, keys on a desk, and a car at home to be sold. */
import * as THREE from 'three'
import { bar, fromField, placed, shaded, softBox, softBoxGeometry } from '../parts/geometry.mjs'
import { wheel } from '../parts/wheel.mjs'
import { roundMax, roundMin } from '../shape/curves.mjs'
import { studioMaterial } from '../stage/studioShader.mjs'
import { block } from './buildings.mjs'
import { gumTree, hedge, seeded } from './greenery.mjs'
import { groundPlane, lightScene, skyDome } from './outdoors.mjs'
import { cladding, textureOf } from './signs.mjs'
import { composed, parked, standing } from './staging.mjs'

const SIZE = { width: 1200, height: 800 }
const part = (values) => studioMaterial('part', values)
const INDOORS = { zenith: [0.7, 0.71, 0.72], horizon: [0.72, 0.73, 0.74], glow: [0, 0, 0], sun: [0.2, 0.9, 0.3] }

function lightRoom(warm = 1) {
  lightScene({
    high: [0.5, 0.5, 0.5],
    low: [0.42, 0.42, 0.42 * warm],
    floor: [0.4, 0.4, 0.4 * warm],
    direction: [0.2, 0.9, 0.3],
    softboxes: 0.42,
  })
}

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

function service() {
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
      const end = [cx + side * 0.42 - reach * 0.707, cz + side * 0.42 + reach * 0.707]
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

const CARTONS = [
  [0.42, 0.29, 0.17],
  [0.36, 0.24, 0.14],
  [0.5, 0.36, 0.22],
  [0.62, 0.62, 0.6],
  [0.05, 0.1, 0.2],
  [0.45, 0.1, 0.06],
  [0.1, 0.1, 0.11],
]

function parts() {
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

/** Paper with a heading, rules of text, a table and a line to sign on. */
function contract() {
  const canvas = new OffscreenCanvas(1050, 1485)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fbfaf7'
  context.fillRect(0, 0, 1050, 1485)
  context.fillStyle = '#20324e'
  context.fillRect(90, 100, 420, 40)
  context.fillStyle = '#f05a38'
  context.fillRect(90, 160, 130, 12)
  const random = seeded(3)
  context.fillStyle = '#b9bcc1'
  for (let line = 0; line < 16; line++)
    context.fillRect(90, 230 + line * 34, line % 5 === 4 ? 420 : 760 + random() * 110, 11)
  context.strokeStyle = '#9aa0a8'
  context.lineWidth = 3
  for (let row = 0; row < 5; row++) {
    context.strokeRect(90, 820 + row * 62, 870, 62)
    context.fillRect(112, 846 + row * 62, 260 + random() * 120, 11)
    context.fillRect(760, 846 + row * 62, 150, 11)
  }
  context.beginPath()
  context.moveTo(90, 1330)
  context.lineTo(520, 1330)
  context.moveTo(600, 1330)
  context.lineTo(960, 1330)
  context.stroke()
  return textureOf(canvas)
}

/** Keys, papers and a pen on a timber desk. One unit here is ten centimetres. */
function finance() {
  const look = { zenith: [0.55, 0.52, 0.48], horizon: [0.82, 0.77, 0.7], glow: [0, 0, 0], sun: [-0.5, 0.6, -0.4] }
  lightScene({
    high: [0.55, 0.53, 0.5],
    low: [0.7, 0.66, 0.6],
    floor: [0.24, 0.15, 0.09],
    direction: [-0.5, 0.62, -0.42],
    sun: [0.85, 0.75, 0.6],
    softboxes: 0.3,
  })
  const desk = new THREE.Group()
  const black = part({ albedo: [0.014, 0.014, 0.016], rough: 0.28, coat: 0.9 })
  const chrome = part({ albedo: [0.75, 0.75, 0.77], rough: 0.14, metal: 1 })
  const fob = fromField(
    (x, y, z) => {
      const body = softBox(x, y, z * (1 + x * 0.16), 0.36, 0.075, 0.19, 0.07)
      const dip = Math.hypot((x + 0.02) * 0.9, z) - 0.1
      return roundMax(body, -Math.max(dip, 0.062 - y), 0.02)
    },
    { min: [-0.5, -0.15, -0.3], max: [0.5, 0.15, 0.3] },
    0.012,
  )
  const keys = new THREE.Group()
  keys.add(placed(fob, black, 0, 0.08, 0))
  keys.add(
    placed(softBoxGeometry(0.34, 0.012, 0.012, 0.01), chrome, 0, 0.09, 0.185),
    placed(softBoxGeometry(0.34, 0.012, 0.012, 0.01), chrome, 0, 0.09, -0.185),
  )
  for (const [x, z] of [
    [0.17, 0.05],
    [0.17, -0.06],
    [-0.2, 0],
  ])
    keys.add(
      placed(softBoxGeometry(0.04, 0.008, 0.03, 0.007), part({ albedo: [0.4, 0.4, 0.42], rough: 0.4 }), x, 0.155, z),
    )
  keys.add(placed(shaded(new THREE.TorusGeometry(0.16, 0.014, 12, 48).rotateX(Math.PI / 2)), chrome, 0.48, 0.03, 0))
  const strap = fromField(
    (x, y, z) => softBox(x, y - 0.03 * Math.sin(x * 2.2), z - 0.1 * x * x, 0.5, 0.022, 0.1, 0.02),
    { min: [-0.6, -0.15, -0.25], max: [0.6, 0.15, 0.35] },
    0.014,
  )
  keys.add(placed(strap, part({ albedo: [0.3, 0.13, 0.05], rough: 0.5, coat: 0.15 }), 1.05, 0.05, 0.02))
  keys.position.set(0.35, 0.02, 0.55)
  keys.rotation.y = 0.5
  desk.add(keys)
  const page = shaded(new THREE.PlaneGeometry(2.1, 2.97).rotateX(-Math.PI / 2))
  for (const [x, z, turn, y] of [
    [-0.75, -0.15, 0.16, 0.012],
    [-0.95, -0.25, 0.02, 0.006],
  ])
    desk.add(placed(page, part({ artMap: contract(), rough: 0.8 }), x, y, z, turn))
  const pen = part({ albedo: [0.02, 0.04, 0.09], rough: 0.2, coat: 1 })
  const barrel = new THREE.Group()
  barrel.add(
    new THREE.Mesh(
      bar(
        [
          [0, 0, 0],
          [0.6, 0, 0],
          [1.15, 0, 0],
        ],
        0.05,
      ),
      pen,
    ),
    new THREE.Mesh(
      bar(
        [
          [1.15, 0, 0],
          [1.25, 0, 0],
          [1.36, -0.02, 0],
        ],
        0.03,
      ),
      chrome,
    ),
    new THREE.Mesh(
      bar(
        [
          [0.05, 0.06, 0],
          [0.3, 0.065, 0],
          [0.45, 0.06, 0],
        ],
        0.012,
      ),
      chrome,
    ),
  )
  barrel.position.set(-1.25, 0.07, 0.95)
  barrel.rotation.y = -0.55
  desk.add(barrel)
  const cup = shaded(
    new THREE.LatheGeometry(
      [
        [0, 0.02],
        [0.3, 0.02],
        [0.36, 0.1],
        [0.4, 0.7],
        [0.385, 0.72],
        [0.37, 0.7],
        [0.34, 0.14],
        [0, 0.12],
      ].map((p) => new THREE.Vector2(...p)),
      64,
    ),
  )
  const china = part({ albedo: [0.72, 0.71, 0.69], rough: 0.25, coat: 0.8 })
  desk.add(
    placed(cup, china, 1.9, 0.04, -1.25),
    placed(
      shaded(new THREE.CylinderGeometry(0.36, 0.36, 0.01, 48)),
      part({ albedo: [0.05, 0.022, 0.01], rough: 0.15 }),
      1.9,
      0.63,
      -1.25,
    ),
    placed(shaded(new THREE.CylinderGeometry(0.62, 0.5, 0.05, 64)), china, 1.9, 0.03, -1.25),
    placed(shaded(new THREE.TorusGeometry(0.17, 0.04, 12, 32)), china, 2.36, 0.42, -1.25),
  )
  const tablet = placed(
    softBoxGeometry(1.2, 0.03, 0.85, 0.05),
    part({ albedo: [0.02, 0.02, 0.022], rough: 0.1, coat: 1 }),
    -2.9,
    0.04,
    -1.4,
    0.3,
  )
  desk.add(tablet)
  desk.add(
    placed(
      softBoxGeometry(0.75, 0.07, 0.36, 0.03),
      part({ albedo: [0.05, 0.05, 0.055], rough: 0.35 }),
      1.15,
      0.07,
      -0.35,
      -0.3,
    ),
  )
  for (let i = 0; i < 20; i++)
    desk.add(
      placed(
        softBoxGeometry(0.055, 0.02, 0.045, 0.01),
        part({ albedo: i === 19 ? [0.6, 0.14, 0.06] : [0.5, 0.5, 0.5], rough: 0.5 }),
        1.15 + Math.cos(-0.3) * (-0.4 + (i % 5) * 0.14) + Math.sin(-0.3) * (-0.05 + Math.floor(i / 5) * 0.1),
        0.15,
        -0.35 - Math.sin(-0.3) * (-0.4 + (i % 5) * 0.14) + Math.cos(-0.3) * (-0.05 + Math.floor(i / 5) * 0.1),
        -0.3,
      ),
    )
  const boxes = [
    [-0.1, 0, 0.3, 0.75, 0.2, 0.8],
    [0.75, 0, 0.1, 1.6, 0.08, 0.5],
    [1.5, 0, -1.65, 2.3, 0.75, -0.85],
    [-4, 0, -2.2, -1.8, 0.07, -0.6],
    [0.45, 0, -0.7, 1.85, 0.14, 0],
  ]
  const ground = groundPlane(look, {
    kind: 'timber',
    base: [0.26, 0.145, 0.075],
    second: [0.33, 0.195, 0.105],
    grain: 0.5,
    speckle: 0.12,
    sky: [0.7, 0.69, 0.67],
    sunLight: [0.5, 0.43, 0.34],
    gloss: 0.22,
    mist: 0.05,
  })
  return composed([skyDome(look), ground, standing(desk, boxes)], {
    ...SIZE,
    camera: { from: [0.55, 2.5, 4.2], to: [-0.02, 0.1, -0.15], lens: 33 },
    shadow: { sun: { x: -0.555, y: 0.688, z: -0.466 }, cell: 0.025, margin: 3, rayCount: 90 },
  })
}

/** Mown grass seen from standing height. */
function turf() {
  const canvas = new OffscreenCanvas(1400, 1700)
  const context = canvas.getContext('2d')
  const random = seeded(77)
  context.fillStyle = '#5d7a35'
  context.fillRect(0, 0, 1400, 1700)
  for (let i = 0; i < 90_000; i++) {
    const light = random()
    context.fillStyle = `hsla(${78 + light * 22}, ${32 + random() * 14}%, ${24 + light * 24}%, 0.55)`
    context.fillRect(random() * 1400, random() * 1700, 1.6, 4 + random() * 5)
  }
  return textureOf(canvas)
}

function tradeIn() {
  const sun = [-0.5, 0.55, 0.62]
  const look = {
    zenith: [0.16, 0.33, 0.6],
    horizon: [0.76, 0.79, 0.8],
    glow: [0.3, 0.24, 0.15],
    sun,
    cloud: { light: [0.97, 0.95, 0.92], amount: 0.6 },
    rise: 2.6,
    hills: [{ colour: [0.08, 0.12, 0.07], height: 0.05, swell: 9, seed: 3, haze: 0.3, trees: 0.03 }],
  }
  lightScene({
    high: [0.34, 0.44, 0.58],
    low: [0.62, 0.64, 0.64],
    floor: [0.36, 0.35, 0.33],
    direction: sun,
    sun: [0.9, 0.82, 0.68],
  })
  const house = new THREE.Group()
  const wall = (width, height) => part({ artMap: cladding('brick', width, height, '#a5694d'), rough: 0.85 })
  house.add(placed(shaded(new THREE.PlaneGeometry(6.4, 2.9)), wall(6.4, 2.9), 3.2, 1.45, -5))
  house.add(placed(shaded(new THREE.PlaneGeometry(8.6, 2.9)), wall(8.6, 2.9), -4.3, 1.45, -6.6))
  house.add(placed(shaded(new THREE.PlaneGeometry(1.6, 2.9)), wall(1.6, 2.9), 0, 1.45, -5.8, -Math.PI / 2))
  const door = part({ albedo: [0.62, 0.61, 0.58], rough: 0.5 })
  house.add(block(0.6, 0, -4.985, 5.4, 2.3, -4.96, part({ albedo: [0.25, 0.245, 0.235], rough: 0.6 })))
  for (let i = 0; i < 4; i++) house.add(block(0.6, 0.02 + i * 0.56, -4.98, 5.4, 0.55 + i * 0.56, -4.93, door))
  house.add(
    block(0.45, 0, -4.97, 0.6, 2.4, -4.9, door),
    block(5.4, 0, -4.97, 5.55, 2.4, -4.9, door),
    block(0.45, 2.26, -4.97, 5.55, 2.42, -4.9, door),
  )
  const trim = part({ albedo: [0.72, 0.72, 0.7], rough: 0.6 })
  house.add(
    block(-6.8, 0.95, -6.59, -4.6, 2.25, -6.55, trim),
    block(-6.7, 1.03, -6.55, -4.7, 2.17, -6.53, part({ albedo: [0.02, 0.025, 0.03], rough: 0.06, coat: 1 })),
  )
  house.add(
    block(-2.2, 0.1, -6.59, -1.2, 2.25, -6.54, part({ albedo: [0.03, 0.08, 0.1], rough: 0.4, coat: 0.5 })),
    block(-2.35, 0.05, -6.595, -1.05, 2.36, -6.56, trim),
  )
  const tiles = part({ albedo: [0.1, 0.105, 0.115], rough: 0.6 })
  const slopeOf = (x0, x1, z, rise, run) => {
    const sheet = placed(
      shaded(new THREE.BoxGeometry(x1 - x0, 0.12, Math.hypot(rise, run))),
      tiles,
      (x0 + x1) / 2,
      2.85 + rise / 2,
      z - run / 2 + 0.5,
    )
    sheet.rotation.x = Math.atan2(rise, run)
    house.add(sheet)
  }
  slopeOf(-9.2, 0.4, -6.4, 1.9, 4.4)
  slopeOf(-0.5, 7, -4.8, 1.9, 4.4)
  house.add(block(-9.2, 2.72, -5.95, -0.4, 2.9, -5.85, trim), block(-0.5, 2.72, -4.36, 7, 2.9, -4.26, trim))
  const boxes = [
    [0, 0, -9, 6.4, 2.9, -5],
    [-8.6, 0, -9, 0, 2.9, -6.6],
    [-9.2, 2.7, -6.6, -0.4, 2.9, -5.85],
    [-0.5, 2.7, -5, 7, 2.9, -4.26],
  ]
  const lawn = new THREE.Mesh(
    new THREE.PlaneGeometry(11.6, 14).rotateX(-Math.PI / 2),
    part({ artMap: turf(), rough: 0.95 }),
  )
  shaded(lawn.geometry)
  lawn.position.set(-6.2, 0.012, 0.9)
  house.add(lawn)
  const ground = groundPlane(look, {
    kind: 'concrete',
    base: [0.4, 0.385, 0.36],
    second: [0.46, 0.445, 0.42],
    grain: 1.8,
    speckle: 0.6,
    sky: [0.62, 0.68, 0.74],
    sunLight: [0.72, 0.65, 0.54],
    mist: 0.001,
  })
  const size = Math.hypot(...sun)
  return composed(
    [
      skyDome(look),
      ground,
      standing(house, boxes),
      standing(hedge(-8.6, -2.6, -6, 0.7, 4)),
      standing(hedge(6.8, 13, -4.6, 1.5, 9)),
      standing(gumTree(9.5, -9, 9, 13)),
      standing(gumTree(-11.5, -9, 10, 25)),
      parked('hatch', 'blue', 2.2, 0.2, 226),
    ],
    {
      ...SIZE,
      camera: { from: [-1.9, 1.45, 9.4], to: [0.9, 1.4, -1], lens: 29 },
      shadow: { sun: { x: sun[0] / size, y: sun[1] / size, z: sun[2] / size }, within: [-10, -9, 9, 4] },
    },
  )
}

export const ROOMS = {
  'shared-service': {
    make: service,
    alt: 'A workshop with a white hatch on a two-post hoist and a ute waiting beside it',
  },
  'shared-parts': { make: parts, alt: 'A parts counter with alloy wheels and shelves of boxed parts behind it' },
  'shared-finance': { make: finance, alt: 'A car key on a desk beside a contract, a pen and a calculator' },
  'shared-trade-in': { make: tradeIn, alt: 'A blue hatch on the driveway of a brick house, ready to be valued' },
}
