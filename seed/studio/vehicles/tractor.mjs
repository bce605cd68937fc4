/** A cab tractor: bonnet and mudguards in the paint, cast frame, glazed cab and lugged tyres. */

import * as THREE from 'three'
import { seat } from '../parts/carParts.mjs'
import { farmWheel } from '../parts/farmWheel.mjs'
import { bar, fromField, placed, shaded, softBox, softBoxGeometry } from '../parts/geometry.mjs'
import { clamp, mix, roundMax, roundMin, smoothstep } from '../shape/curves.mjs'
import { studioMaterial } from '../stage/studioShader.mjs'

const REAR = { x: -0.95, radius: 0.84, width: 0.48, rim: 0.48, track: 0.82 }

const FRONT = { x: 1.3, radius: 0.57, width: 0.36, rim: 0.31, track: 0.8 }

const iron = () => studioMaterial('part', { albedo: [0.03, 0.031, 0.033], rough: 0.5, metal: 0.2 })

const plastic = () => studioMaterial('part', { albedo: [0.018, 0.018, 0.019], rough: 0.45 })

export function buildTractor(cell) {
  const group = new THREE.Group()
  group.add(
    new THREE.Mesh(
      fromField(bonnet, { min: [-0.1, 0.8, -0.5], max: [2.1, 1.8, 0.5] }, cell, { mirror: true }),
      studioMaterial('painted'),
    ),
  )
  addFace(group)
  addFrame(group)
  addCab(group)
  addMudguards(group, cell)
  for (const axle of [REAR, FRONT]) {
    const made = farmWheel(axle)
    for (const side of [-1, 1]) {
      const copy = made.clone()
      copy.position.set(axle.x, axle.radius, side * axle.track)
      copy.rotation.y = side > 0 ? 0 : Math.PI
      group.add(copy)
    }
  }
  const solid = (x, y, z) => {
    for (const axle of [REAR, FRONT])
      if (Math.hypot(x - axle.x, y - axle.radius) < axle.radius && Math.abs(Math.abs(z) - axle.track) < axle.width / 2)
        return true
    if (Math.abs(z) < 0.3 && x > -1.2 && x < 1.95 && y > 0.45 && y < 1.5) return true
    return Math.abs(z) < 0.7 && x > -1.45 && x < 0.25 && y > 1 && y < 2.6
  }
  return {
    group,
    solid,
    bounds: { min: [-2.0, 0, -1.1], max: [2.2, 2.75, 1.1] },
    details: {
      nose: { at: [1.5, 1.1, -0.3], across: 2.6 },
      wheel: { at: [-0.9, 0.85, -0.9], across: 2.4 },
      flank: { at: [-0.3, 1.6, -0.9], across: 2.6 },
      tail: { at: [-1.6, 1.2, -0.6], across: 2.8 },
    },
  }
}

/** Bonnet: falls and narrows to the front, with a crease along its shoulder and hollows in its sides. */
function bonnet(x, y, z) {
  const along = clamp((x - 0.0) / 1.95, 0, 1)
  const top = mix(1.66, 1.42, along ** 1.5)
  const half = mix(0.37, 0.31, along)
  const az = Math.abs(z)
  const lid = y - (top - az * az * 0.35)
  const side = az - (half - 0.06 * smoothstep(1.3, 0.95, y) + 0.012 * smoothstep(1.36, 1.33, y))
  const ends = Math.max(
    -x,
    x - (1.97 - 0.5 * az * az - 0.32 * Math.max(0, y - 1.25) ** 1.4 - 0.05 * smoothstep(1.1, 0.95, y)),
  )
  let body = roundMax(roundMax(side, lid, 0.12), roundMax(ends, 0.93 + 0.1 * (1 - along) - y, 0.05), 0.12)
  const mouth = softBox(x - 2.0, y - 1.14, z, 0.09, 0.18, 0.25, 0.05)
  body = roundMax(body, -mouth, 0.02)
  const vent = softBox(x - 1.25, y - 1.13, az - 0.4, 0.48 + (y - 1.13) * 0.6, 0.13, 0.09, 0.03)
  return roundMax(body, -vent, 0.015)
}

function addFace(group) {
  const dark = studioMaterial('part', { albedo: [0.01, 0.01, 0.011], rough: 0.5 })
  group.add(placed(softBoxGeometry(0.05, 0.17, 0.24, 0.04), dark, 1.9, 1.14, 0))
  for (let i = 0; i < 6; i++)
    group.add(placed(softBoxGeometry(0.012, 0.006, 0.22, 0.005), iron(), 1.955, 1.0 + i * 0.045, 0))
  const lamp = studioMaterial('part', { albedo: [0.5, 0.52, 0.55], rough: 0.12, coat: 1, glow: [0.35, 0.37, 0.4] })
  for (const z of [-0.13, 0.13]) group.add(placed(softBoxGeometry(0.02, 0.042, 0.085, 0.018), lamp, 1.95, 1.255, z))
  for (const side of [-1, 1]) {
    group.add(placed(softBoxGeometry(0.5, 0.13, 0.012, 0.01), dark, 1.22, 1.13, side * 0.3))
    for (let i = 0; i < 6; i++)
      group.add(placed(softBoxGeometry(0.46, 0.006, 0.008, 0.005), iron(), 1.22, 1.03 + i * 0.04, side * 0.315))
  }
}

function addFrame(group) {
  group.add(placed(softBoxGeometry(0.85, 0.2, 0.25, 0.05, 0.5), iron(), 0.75, 0.8, 0))
  group.add(placed(softBoxGeometry(0.6, 0.28, 0.28, 0.08, 0.5), iron(), -0.6, 0.84, 0))
  group.add(placed(softBoxGeometry(0.14, 0.12, FRONT.track - 0.1, 0.06, 0.5), iron(), FRONT.x, FRONT.radius, 0))
  group.add(placed(softBoxGeometry(0.16, 0.16, REAR.track - 0.1, 0.08, 0.4), iron(), REAR.x, REAR.radius, 0))
  group.add(placed(softBoxGeometry(0.2, 0.16, 0.2, 0.04, 0.7), iron(), 1.85, 0.78, 0))
  for (let i = -4; i <= 4; i++)
    group.add(placed(softBoxGeometry(0.13, 0.17, 0.026, 0.02), iron(), 2.02, 0.76, i * 0.06))
  group.add(placed(softBoxGeometry(0.4, 0.17, 0.15, 0.05), plastic(), 0.15, 0.72, -0.45))
  for (const y of [0.42, 0.68, 0.94])
    group.add(placed(softBoxGeometry(0.17, 0.015, 0.11, 0.01), iron(), 0.05 - (y - 0.42) * 0.25, y, -0.68))
  group.add(
    new THREE.Mesh(
      bar(
        [
          [0.2, 0.4, -0.76],
          [0.05, 0.98, -0.72],
        ],
        0.015,
      ),
      iron(),
    ),
  )
  group.add(
    new THREE.Mesh(
      bar(
        [
          [-0.12, 0.4, -0.76],
          [-0.26, 0.98, -0.72],
        ],
        0.015,
      ),
      iron(),
    ),
  )
  const pipe = shaded(new THREE.CylinderGeometry(0.045, 0.045, 1.25, 20))
  group.add(
    placed(pipe, studioMaterial('part', { albedo: [0.025, 0.025, 0.026], rough: 0.4, coat: 0.4 }), 0.28, 2.05, 0.5),
  )
  group.add(placed(shaded(new THREE.CylinderGeometry(0.075, 0.075, 0.5, 20)), iron(), 0.28, 1.72, 0.5))
  for (const side of [-1, 1]) {
    group.add(
      new THREE.Mesh(
        bar(
          [
            [-1.2, 0.55, side * 0.3],
            [-1.95, 0.5, side * 0.42],
          ],
          0.03,
        ),
        iron(),
      ),
    )
    group.add(
      new THREE.Mesh(
        bar(
          [
            [-1.35, 1.05, side * 0.26],
            [-1.8, 0.98, side * 0.36],
            [-1.82, 0.52, side * 0.4],
          ],
          0.022,
        ),
        iron(),
      ),
    )
  }
  group.add(
    new THREE.Mesh(
      bar(
        [
          [-1.3, 0.95, 0],
          [-1.9, 0.92, 0],
        ],
        0.026,
      ),
      iron(),
    ),
  )
}

/** Corner posts of the cab as [x, z] at the floor, waist and roof. */
const POSTS = {
  front: [
    [0.12, 0.42],
    [0.16, 0.66],
    [0.0, 0.64],
  ],
  middle: [
    [-0.62, 0.6],
    [-0.62, 0.75],
    [-0.62, 0.7],
  ],
  back: [
    [-1.28, 0.5],
    [-1.38, 0.62],
    [-1.28, 0.6],
  ],
}

const FLOOR = 0.95

const WAIST = 1.5

const ROOF = 2.46

function addCab(group) {
  const frame = plastic()
  const glass = studioMaterial('glass', { opacity: 0.42, bothSides: true })
  const level = { 0: FLOOR, 1: WAIST, 2: ROOF }
  const at = (post, step, side) => [POSTS[post][step][0], level[step], side * POSTS[post][step][1]]
  for (const side of [-1, 1]) {
    for (const post of ['front', 'middle', 'back']) {
      const from = post === 'middle' ? 1 : 0
      group.add(
        new THREE.Mesh(
          bar(
            [0, 1, 2].slice(from).map((step) => at(post, step, side)),
            post === 'middle' ? 0.026 : 0.036,
          ),
          frame,
        ),
      )
    }
    pane(group, glass, [at('front', 0, side), at('front', 1, side), at('middle', 1, side), at('middle', 0, side)])
    pane(group, glass, [at('front', 1, side), at('front', 2, side), at('middle', 2, side), at('middle', 1, side)])
    pane(group, glass, [at('middle', 1, side), at('middle', 2, side), at('back', 2, side), at('back', 1, side)])
    group.add(new THREE.Mesh(bar([at('front', 0, side), at('middle', 0, side)], 0.03), frame))
    group.add(new THREE.Mesh(bar([at('middle', 0, side), at('middle', 1, side)], 0.026), frame))
    group.add(
      new THREE.Mesh(
        bar(
          [
            [-0.5, 1.5, side * 0.775],
            [-0.5, 1.62, side * 0.775],
          ],
          0.014,
        ),
        frame,
      ),
    )
    const arm = bar(
      [
        [0.1, 2.2, side * 0.66],
        [0.22, 2.2, side * 0.9],
      ],
      0.012,
    )
    group.add(
      new THREE.Mesh(arm, frame),
      placed(softBoxGeometry(0.03, 0.15, 0.085, 0.025), frame, 0.24, 2.1, side * 0.96),
    )
    const work = studioMaterial('part', { albedo: [0.6, 0.62, 0.65], rough: 0.15, coat: 1, glow: [0.3, 0.3, 0.32] })
    group.add(placed(softBoxGeometry(0.02, 0.035, 0.07, 0.015), work, 0.185, 2.54, side * 0.45))
    group.add(
      placed(
        softBoxGeometry(0.02, 0.03, 0.05, 0.012),
        studioMaterial('part', { albedo: [0.5, 0.16, 0.01], rough: 0.2, coat: 1, glow: [0.25, 0.07, 0] }),
        0.18,
        2.54,
        side * 0.62,
      ),
    )
  }
  for (const [post, step] of [
    ['front', 0],
    ['front', 1],
    ['back', 1],
    ['back', 0],
  ]) {
    if (post === 'front' && step === 1) continue
    group.add(new THREE.Mesh(bar([at(post, step, -1), at(post, step, 1)], 0.03), frame))
  }
  pane(group, glass, [at('front', 0, -1), at('front', 2, -1), at('front', 2, 1), at('front', 0, 1)])
  pane(group, glass, [at('back', 0, -1), at('back', 2, -1), at('back', 2, 1), at('back', 0, 1)])
  const roof = fromField(
    (x, y, z) =>
      softBox(x + 0.58, y - 2.56 + 0.05 * z * z + 0.03 * (x + 0.58) ** 2, z, 0.78 - 0.06 * z * z, 0.095, 0.74, 0.08),
    { min: [-1.5, 2.3, -0.85], max: [0.35, 2.8, 0.85] },
    0.02,
  )
  group.add(new THREE.Mesh(roof, studioMaterial('painted')))
  group.add(placed(softBoxGeometry(0.74, 0.03, 0.7, 0.02, 0.5), plastic(), -0.58, 2.455, 0))
  group.add(placed(softBoxGeometry(0.6, 0.05, 0.46, 0.02, 0.4), plastic(), -0.55, 0.98, 0))
  const chair = seat({ width: 0.48 })
  chair.position.set(-0.72, 1.38, 0)
  group.add(chair)
  group.add(placed(softBoxGeometry(0.12, 0.28, 0.2, 0.06, 0.6), plastic(), -0.05, 1.35, 0))
  const ring = placed(shaded(new THREE.TorusGeometry(0.18, 0.016, 8, 36), 0.7), plastic(), -0.24, 1.68, 0)
  ring.rotation.set(0, Math.PI / 2, 0)
  ring.rotateX(0.9)
  group.add(ring)
}

function pane(group, material, corners) {
  const geometry = new THREE.BufferGeometry()
  const [a, b, c, d] = corners
  geometry.setAttribute('position', new THREE.Float32BufferAttribute([...a, ...b, ...c, ...a, ...c, ...d], 3))
  geometry.computeVertexNormals()
  const middle = corners.reduce((sum, p) => [sum[0] + p[0] / 4, sum[1] + p[1] / 4, sum[2] + p[2] / 4], [0, 0, 0])
  const normal = geometry.getAttribute('normal')
  const outwards = (middle[0] + 0.6) * normal.getX(0) + middle[2] * normal.getZ(0)
  if (outwards < 0) for (let i = 0; i < normal.array.length; i++) normal.array[i] *= -1
  const mesh = new THREE.Mesh(shaded(geometry), material)
  mesh.renderOrder = 3
  group.add(mesh)
}

function addMudguards(group, cell) {
  const guard = (x, y, z) => {
    const dx = x - REAR.x
    const dy = y - REAR.radius
    const r = Math.hypot(dx, dy * (dy > 0 ? 1.02 : 1))
    const band = Math.abs(r - (REAR.radius + 0.085)) - 0.018
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI
    const span = Math.max((18 - angle) * 0.015, (angle - 158) * 0.015)
    const across = Math.max(0.5 - z, z - 1.04)
    const sheet = roundMax(Math.max(band, span), across, 0.03)
    const lip = Math.max(Math.abs(r - (REAR.radius + 0.06)) - 0.045, Math.abs(z - 1.03) - 0.014, span)
    const wall = Math.max(Math.abs(z - 0.56) - 0.02, r - REAR.radius - 0.1, 1.0 - y, span)
    return roundMin(roundMin(sheet, lip, 0.02), wall, 0.04)
  }
  const geometry = fromField(guard, { min: [-2.1, 0.8, 0.4], max: [0.2, 1.95, 1.15] }, cell * 1.3, { shade: 0.95 })
  for (const side of [-1, 1]) {
    const mesh = new THREE.Mesh(geometry, studioMaterial('painted', { bothSides: true }))
    mesh.scale.z = side
    group.add(mesh)
    const lampX = REAR.x - 0.9
    group.add(
      placed(
        softBoxGeometry(0.03, 0.08, 0.1, 0.02),
        studioMaterial('part', { albedo: [0.25, 0.01, 0.01], rough: 0.2, coat: 1, glow: [0.12, 0, 0] }),
        lampX,
        1.12,
        side * 0.84,
      ),
    )
  }
}
