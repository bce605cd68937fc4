/** Inside a tractor's cab, looking over the bonnet. */
import * as THREE from 'three'
import { bar, fromField, placed, shaded, softBox, softBoxGeometry } from '../../parts/geometry.mjs'
import { block } from '../fabric.mjs'
import { groundPlane, lightScene, skyDome } from '../outdoors.mjs'
import { textureOf } from '../signs.mjs'
import { composed, standing } from '../staging.mjs'
import { part, SIZE } from './room.mjs'

export function tractorCab() {
  const sun = [0.6, 0.5, -0.6]
  const look = {
    zenith: [0.16, 0.34, 0.6],
    horizon: [0.78, 0.8, 0.78],
    glow: [0.35, 0.28, 0.16],
    sun,
    cloud: { light: [0.96, 0.95, 0.92], amount: 0.55 },
    rise: 3,
    hills: [
      { colour: [0.24, 0.26, 0.2], height: 0.07, swell: 2.4, seed: 2, haze: 0.6 },
      { colour: [0.13, 0.14, 0.06], height: 0.03, swell: 5, seed: 6, haze: 0.3, trees: 0.016 },
    ],
  }
  lightScene({
    high: [0.46, 0.52, 0.6],
    low: [0.5, 0.52, 0.5],
    floor: [0.28, 0.25, 0.16],
    direction: [-0.4, 0.7, -0.5],
    sun: [0.6, 0.56, 0.48],
    softboxes: 0.08,
  })
  const group = new THREE.Group()
  const grey = part({ albedo: [0.055, 0.056, 0.06], rough: 0.6 })
  const black = part({ albedo: [0.018, 0.018, 0.019], rough: 0.45 })
  const column = fromField(
    (x, y, z) => softBox(x - 0.02 * (y - 0.6), y - 0.5, z, 0.14 - 0.05 * y, 0.48, 0.11, 0.06),
    { min: [-0.3, -0.1, -0.3], max: [0.3, 1.1, 0.3] },
    0.016,
    { shade: 0.8 },
  )
  group.add(placed(column, grey, 0.62, 0.2, 0))
  const binnacle = fromField(
    (x, y, z) => softBox(x, y + x * 0.5, z, 0.1, 0.1, 0.2, 0.05),
    { min: [-0.2, -0.25, -0.3], max: [0.2, 0.25, 0.3] },
    0.012,
  )
  group.add(placed(binnacle, black, 0.58, 1.22, 0))
  const dials = new OffscreenCanvas(512, 240)
  const context = dials.getContext('2d')
  context.fillStyle = '#0a0d10'
  context.fillRect(0, 0, 512, 240)
  for (const [x, r] of [
    [120, 84],
    [392, 84],
  ]) {
    context.strokeStyle = '#dfe4e8'
    context.lineWidth = 5
    context.beginPath()
    context.arc(x, 120, r, Math.PI * 0.8, Math.PI * 2.2)
    context.stroke()
    context.strokeStyle = '#e4572e'
    context.beginPath()
    context.moveTo(x, 120)
    context.lineTo(x - r * 0.55, 120 - r * 0.4)
    context.stroke()
  }
  context.fillStyle = '#7fbf6a'
  context.fillRect(222, 90, 68, 40)
  const face = placed(
    shaded(new THREE.PlaneGeometry(0.32, 0.14)),
    part({ artMap: textureOf(dials), rough: 0.2, artGlow: 0.5 }),
    0.5,
    1.26,
    0,
    -Math.PI / 2,
  )
  face.rotateX(-0.55)
  group.add(face)
  const rim = placed(shaded(new THREE.TorusGeometry(0.19, 0.017, 18, 72)), black, 0.36, 1.12, 0)
  rim.rotation.set(0, -Math.PI / 2, 0)
  rim.rotateX(-0.85)
  group.add(rim)
  const hub = placed(shaded(new THREE.CylinderGeometry(0.055, 0.065, 0.04, 32)), black, 0.37, 1.115, 0)
  hub.rotation.z = 0.72
  group.add(hub)
  for (const turn of [0.5, 2.6, 4.7]) {
    const out = [Math.cos(turn) * 0.18, Math.sin(turn) * 0.18]
    group.add(
      new THREE.Mesh(
        bar(
          [
            [0.37, 1.115, 0],
            [0.365 - out[1] * 0.36, 1.118 + out[1] * 0.33, out[0] * 0.5],
            [0.36 - out[1] * 0.75, 1.12 + out[1] * 0.66, out[0]],
          ],
          0.015,
        ),
        black,
      ),
    )
  }
  const armrest = fromField(
    (x, y, z) => softBox(x, y - 0.02 * Math.sin(x * 3), z, 0.34, 0.06, 0.13, 0.05),
    { min: [-0.45, -0.15, -0.2], max: [0.45, 0.15, 0.2] },
    0.014,
  )
  group.add(placed(armrest, grey, 0.1, 0.9, 0.46), placed(softBoxGeometry(0.12, 0.26, 0.1, 0.04), black, 0, 0.62, 0.48))
  const stick = fromField(
    (x, y, z) => Math.min(softBox(x, y - 0.12, z, 0.034, 0.07, 0.03, 0.028), softBox(x, y, z, 0.012, 0.1, 0.012, 0.01)),
    { min: [-0.06, -0.12, -0.06], max: [0.06, 0.22, 0.06] },
    0.007,
  )
  group.add(placed(stick, black, 0.28, 0.98, 0.46))
  for (let i = 0; i < 8; i++)
    group.add(
      placed(
        softBoxGeometry(0.016, 0.01, 0.018, 0.008),
        part({
          albedo: [
            [0.5, 0.25, 0.02],
            [0.4, 0.05, 0.03],
            [0.5, 0.5, 0.5],
          ][i % 3],
          rough: 0.4,
          coat: 0.4,
        }),
        -0.02 + Math.floor(i / 2) * 0.05,
        0.972,
        0.42 + (i % 2) * 0.06,
      ),
    )
  const monitor = new OffscreenCanvas(640, 420)
  const screen = monitor.getContext('2d')
  screen.fillStyle = '#10301c'
  screen.fillRect(0, 0, 640, 420)
  for (let i = 0; i < 9; i++) {
    screen.fillStyle = i < 5 ? '#4f9d4c' : '#2c5a34'
    screen.fillRect(60 + i * 58, 40, 48, 300)
  }
  screen.fillStyle = '#f1f3ee'
  screen.fillRect(0, 360, 640, 60)
  const display = new THREE.Group()
  display.add(
    placed(softBoxGeometry(0.16, 0.11, 0.02, 0.015), black, 0, 0, 0),
    placed(
      shaded(new THREE.PlaneGeometry(0.28, 0.18)),
      part({ artMap: textureOf(monitor), artGlow: 0.6, rough: 0.25 }),
      0,
      0.004,
      0.022,
    ),
  )
  display.position.set(0.52, 1.22, 0.55)
  display.rotation.y = -Math.PI / 2 - 0.35
  group.add(
    display,
    new THREE.Mesh(
      bar(
        [
          [0.36, 0.9, 0.5],
          [0.45, 1.05, 0.54],
          [0.52, 1.16, 0.56],
        ],
        0.014,
      ),
      black,
    ),
  )
  group.add(block(-0.9, 0.1, -0.75, 1.0, 0.16, 0.75, part({ albedo: [0.03, 0.03, 0.03], rough: 0.9 })))
  const post = part({ albedo: [0.03, 0.031, 0.033], rough: 0.5 })
  for (const side of [-1, 1]) {
    group.add(
      new THREE.Mesh(
        bar(
          [
            [1.05, 0.15, side * 0.5],
            [1.1, 0.9, side * 0.72],
            [0.92, 2.02, side * 0.68],
          ],
          0.042,
        ),
        post,
      ),
    )
    group.add(block(-0.9, 0.15, side * 0.74 - 0.02, 1.0, 0.62, side * 0.74 + 0.02, grey))
    group.add(
      new THREE.Mesh(
        bar(
          [
            [0.96, 1.72, side * 0.7],
            [1.15, 1.72, side * 0.95],
            [1.2, 1.72, side * 1.08],
          ],
          0.014,
        ),
        post,
      ),
      placed(softBoxGeometry(0.03, 0.17, 0.1, 0.03), post, 1.22, 1.62, side * 1.16),
    )
  }
  group.add(block(-0.9, 2.0, -0.8, 1.05, 2.1, 0.8, part({ albedo: [0.3, 0.3, 0.29], rough: 0.9 })))
  group.add(block(0.88, 1.93, -0.72, 1.0, 2.02, 0.72, post), block(1.0, 0.12, -0.52, 1.08, 0.2, 0.52, post))
  const bonnet = fromField(
    (x, y, z) => softBox(x, y + 0.1 * z * z * 6 + 0.05 * x, z, 0.95, 0.22, 0.46, 0.18),
    { min: [-1.1, -0.4, -0.6], max: [1.1, 0.4, 0.6] },
    0.022,
  )
  group.add(placed(bonnet, part({ albedo: [0.05, 0.052, 0.055], rough: 0.35, metal: 0.4, coat: 1 }), 2.15, 0.78, 0))
  group.add(
    new THREE.Mesh(
      bar(
        [
          [1.35, 0.5, 0.5],
          [1.35, 1.3, 0.5],
          [1.35, 2.2, 0.5],
        ],
        0.05,
      ),
      black,
    ),
  )
  const ground = groundPlane(look, {
    kind: 'paddock',
    base: [0.3, 0.24, 0.09],
    second: [0.38, 0.31, 0.13],
    grain: 1.6,
    speckle: 1,
    sky: [0.7, 0.74, 0.76],
    sunLight: [0.5, 0.46, 0.36],
    mist: 0.002,
  })
  ground.position.y = 0
  const lower = new THREE.Group()
  lower.add(group)
  group.position.y = 0.9
  return composed([skyDome(look), ground, standing(lower, [[-1, 0.5, -0.8, 1.1, 1, 0.8]])], {
    ...SIZE,
    exposure: 1.2,
    camera: { from: [-0.62, 2.5, -0.06], to: [0.75, 2.04, 0.1], lens: 58 },
    shadow: { cell: 0.06, rayCount: 50 },
  })
}
