/** Inside a caravan, looking back to the bed. */
import * as THREE from 'three'
import { bar, fromField, placed, shaded, softBox, softBoxGeometry } from '../../parts/geometry.mjs'
import { block } from '../fabric.mjs'
import { lightScene, skyDome } from '../outdoors.mjs'
import { composed, standing } from '../staging.mjs'
import { cushion, lockers, timber, window } from './joinery.mjs'
import { part, SIZE } from './room.mjs'

/** @param tones joinery, fabric, quilt; popTop for canvas walls over low sides */
export function caravanInside({ joinery, fabric, quilt, popTop = false }) {
  lightScene({
    high: [0.56, 0.55, 0.53],
    low: [0.5, 0.49, 0.47],
    floor: [0.3, 0.27, 0.24],
    direction: [0.2, 0.8, 0.4],
    softboxes: 0.16,
  })
  const half = 1.12
  const ceiling = popTop ? 2.3 : 2.05
  const group = new THREE.Group()
  const white = part({ albedo: [0.68, 0.675, 0.66], rough: 0.7 })
  const wood = part({ artMap: timber(joinery, 1), rough: 0.5, coat: 0.2 })
  const carcass = part({ albedo: [0.6, 0.595, 0.58], rough: 0.6 })
  const cloth = part({ albedo: fabric, rough: 0.9 })
  const bench = part({ albedo: [0.09, 0.092, 0.096], rough: 0.35, coat: 0.3 })
  const floor = placed(
    shaded(new THREE.PlaneGeometry(6, half * 2).rotateX(-Math.PI / 2)),
    part({ artMap: timber('#a48a6c', 12), rough: 0.5, coat: 0.15 }),
    -1.4,
    0.002,
    0,
  )
  group.add(floor)
  const low = popTop ? 1.45 : ceiling
  group.add(
    block(-4.4, 0, -half - 0.05, 1.6, low, -half, white),
    block(-4.4, 0, half, 1.6, low, half + 0.05, white),
    block(-4.45, 0, -half, -4.4, low, half, white),
  )
  group.add(
    block(
      -4.4,
      ceiling,
      -half,
      1.6,
      ceiling + 0.05,
      half,
      part({ albedo: [0.7, 0.695, 0.68], rough: 0.8, glow: [0.1, 0.1, 0.095] }),
    ),
  )
  if (popTop) {
    const canvas = part({ albedo: [0.36, 0.37, 0.36], rough: 0.95 })
    for (const side of [-1, 1]) {
      group.add(
        block(
          -4.3,
          low,
          Math.min(side * (half - 0.12), side * half),
          1.6,
          ceiling,
          Math.max(side * (half - 0.12), side * half),
          canvas,
        ),
      )
      for (const x of [-3.6, -2.2, -0.8])
        group.add(
          block(
            x,
            low + 0.16,
            side * (half - 0.14) - 0.005,
            x + 1,
            ceiling - 0.2,
            side * (half - 0.14) + 0.005,
            part({ albedo: [0.5, 0.6, 0.6], glow: [0.5, 0.58, 0.6] }),
          ),
        )
    }
    group.add(
      block(-4.35, low, -half, -4.25, ceiling, half, canvas),
      block(
        -4.245,
        low + 0.16,
        -0.6,
        -4.24,
        ceiling - 0.2,
        0.6,
        part({ albedo: [0.5, 0.6, 0.6], glow: [0.5, 0.58, 0.6] }),
      ),
    )
  }
  for (const x of [-3.6, -2.2, -0.8])
    group.add(
      placed(
        shaded(new THREE.CylinderGeometry(0.07, 0.07, 0.015, 40)),
        part({ albedo: [1, 1, 1], glow: [2.4, 2.2, 1.9] }),
        x,
        ceiling - 0.005,
        0,
      ),
    )
  // Kitchen to the left.
  group.add(
    block(-2.5, 0.08, -half, 0.7, 0.86, -half + 0.55, carcass),
    placed(softBoxGeometry(1.62, 0.022, 0.3, 0.012), bench, -0.9, 0.885, -half + 0.29),
  )
  for (let i = 0; i < 5; i++) {
    const a = -2.48 + i * 0.635
    group.add(
      block(a, 0.1, -half + 0.55, a + 0.615, 0.84, -half + 0.562, wood),
      placed(
        softBoxGeometry(0.1, 0.007, 0.01, 0.006),
        part({ albedo: [0.03, 0.03, 0.032], rough: 0.4 }),
        a + 0.31,
        0.78,
        -half + 0.575,
      ),
    )
  }
  group.add(
    placed(
      softBoxGeometry(0.24, 0.004, 0.17, 0.004),
      part({ albedo: [0.4, 0.4, 0.41], rough: 0.25, metal: 0.9 }),
      -0.55,
      0.908,
      -half + 0.3,
    ),
  )
  group.add(
    new THREE.Mesh(
      bar(
        [
          [-0.55, 0.9, -half + 0.1],
          [-0.55, 1.16, -half + 0.1],
          [-0.55, 1.2, -half + 0.18],
          [-0.55, 1.13, -half + 0.26],
        ],
        0.012,
      ),
      part({ albedo: [0.6, 0.6, 0.61], rough: 0.2, metal: 1 }),
    ),
  )
  group.add(
    placed(
      softBoxGeometry(0.26, 0.006, 0.2, 0.005),
      part({ albedo: [0.012, 0.012, 0.013], rough: 0.12, coat: 1 }),
      -1.5,
      0.91,
      -half + 0.3,
    ),
  )
  window(group, -1, -1.4, -0.2, 1.05, popTop ? 1.4 : 1.5, half)
  // Dinette to the right.
  for (const [x, back] of [
    [-0.35, 1],
    [-1.75, -1],
  ]) {
    group.add(block(x - 0.28, 0.05, 0.25, x + 0.28, 0.36, half, carcass))
    cushion(group, cloth, x, 0.42, 0.68, 0.28, 0.07, 0.42)
    cushion(group, cloth, x + back * 0.27, 0.72, 0.68, 0.065, 0.28, 0.42)
    group.add(block(x + back * 0.33 - 0.012, 0.05, 0.28, x + back * 0.33 + 0.012, 1.0, half, wood))
  }
  group.add(
    placed(
      softBoxGeometry(0.36, 0.018, 0.4, 0.015),
      part({ artMap: timber(joinery, 4), rough: 0.4, coat: 0.3 }),
      -1.05,
      0.72,
      0.7,
    ),
    placed(shaded(new THREE.CylinderGeometry(0.04, 0.05, 0.72, 24)), bench, -1.05, 0.36, 0.7),
  )
  group.add(
    placed(
      shaded(new THREE.CylinderGeometry(0.055, 0.04, 0.11, 32)),
      part({ albedo: [0.62, 0.61, 0.58], rough: 0.4, coat: 0.4 }),
      -1.15,
      0.79,
      0.55,
    ),
  )
  window(group, 1, -1.75, -0.35, 0.98, popTop ? 1.4 : 1.5, half)
  if (!popTop) {
    lockers(group, -1, -2.5, 0.7, 1.62, 1.98, 0.36, half, { door: wood, trim: carcass })
    lockers(group, 1, -2.1, 0.4, 1.62, 1.98, 0.36, half, { door: wood, trim: carcass })
    for (const side of [-1, 1])
      group.add(
        block(
          -2.4,
          1.605,
          side * (half - 0.35) - 0.01,
          0.4,
          1.617,
          side * (half - 0.35) + 0.01,
          part({ albedo: [1, 1, 1], glow: [2, 1.7, 1.2] }),
        ),
      )
    lockers(group, -1, -4.38, -2.6, 1.7, 1.98, 0.3, half, { door: wood, trim: carcass })
    lockers(group, 1, -4.38, -2.6, 1.7, 1.98, 0.3, half, { door: wood, trim: carcass })
  }
  // The bed across the back.
  group.add(block(-4.38, 0, -0.8, -2.55, 0.38, 0.8, wood))
  const mattress = fromField(
    (x, y, z) => softBox(x, y - 0.012 * Math.sin(z * 5 + x * 3), z, 0.92, 0.13, 0.8, 0.09),
    { min: [-1.1, -0.25, -0.95], max: [1.1, 0.25, 0.95] },
    0.026,
  )
  group.add(placed(mattress, part({ albedo: [0.66, 0.655, 0.64], rough: 0.95 }), -3.46, 0.5, 0))
  const cover = fromField(
    (x, y, z) =>
      softBox(
        x + 0.04 * Math.sin(z * 4),
        y - 0.014 * Math.sin(z * 9 + x * 6) - 0.01 * Math.sin(x * 13),
        z,
        0.58,
        0.1,
        0.83,
        0.075,
      ),
    { min: [-0.8, -0.25, -1], max: [0.8, 0.25, 1] },
    0.022,
  )
  group.add(placed(cover, part({ albedo: quilt, rough: 0.95 }), -3.1, 0.57, 0))
  for (const z of [-0.38, 0.38]) {
    const pillow = fromField(
      (x, y, zz) => softBox(x, y / (1.2 - (zz / 0.4) ** 2 * 0.5), zz, 0.09, 0.17, 0.32, 0.085),
      { min: [-0.2, -0.3, -0.45], max: [0.2, 0.3, 0.45] },
      0.018,
    )
    const mesh = placed(pillow, part({ albedo: [0.7, 0.695, 0.68], rough: 0.95 }), -4.16, 0.82, z)
    mesh.rotation.z = 0.5
    group.add(mesh)
    const small = placed(pillow, part({ albedo: fabric, rough: 0.95 }), -3.98, 0.78, z * 0.8)
    small.scale.set(0.85, 0.75, 0.6)
    small.rotation.z = 0.5
    group.add(small)
  }
  if (!popTop) {
    group.add(
      block(-4.395, 1.02, -0.55, -4.385, 1.5, 0.55, part({ albedo: [0.6, 0.7, 0.75], glow: [0.85, 0.98, 1.05] })),
    )
    group.add(block(-4.4, 0.98, -0.6, -4.39, 1.54, 0.6, part({ albedo: [0.05, 0.05, 0.052], rough: 0.5 })))
  }
  const look = { zenith: [0.6, 0.6, 0.6], horizon: [0.6, 0.6, 0.6], glow: [0, 0, 0], sun: [0, 1, 0.1] }
  return composed(
    [
      skyDome(look),
      standing(group, [
        [-2.5, 0, -half, 0.7, 0.9, -half + 0.55],
        [-2.1, 0, 0.25, 0, 0.5, half],
        [-4.4, 0, -0.8, -2.55, 0.6, 0.8],
        [-2.4, 1.6, -half, 0.6, 2, -half + 0.36],
      ]),
    ],
    {
      ...SIZE,
      exposure: 1.12,
      camera: { from: [1.35, 1.42, -0.06], to: [-3, 0.92, 0.03], lens: 47 },
      shadow: { cell: 0.05, rayCount: 60 },
    },
  )
}
