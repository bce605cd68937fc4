/** Keys and papers on a desk. */
import * as THREE from 'three'
import { bar, fromField, placed, shaded, softBox, softBoxGeometry } from '../../parts/geometry.mjs'
import { roundMax } from '../../shape/curves.mjs'
import { seeded } from '../greenery.mjs'
import { groundPlane, lightScene, skyDome } from '../outdoors.mjs'
import { textureOf } from '../signs.mjs'
import { composed, standing } from '../staging.mjs'
import { part, SIZE } from './room.mjs'

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
export function finance() {
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
