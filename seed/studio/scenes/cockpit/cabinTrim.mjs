/** The console, doors, pillars and roof round the front seats. */
import * as THREE from 'three'
import { bar, fromField, placed, shaded, softBox, softBoxGeometry } from '../../parts/geometry.mjs'
import { mix, roundMax, roundMin, smoothstep } from '../../shape/curves.mjs'
import { part } from '../rooms/room.mjs'

export function addConsole(group, { upper, soft, strip, piano }) {
  const tunnel = fromField(
    (x, y, z) => {
      const rise = mix(0.5, 0.6, smoothstep(0.1, 0.55, x))
      const base = roundMax(Math.max(Math.abs(z) - 0.125, x - 0.62, -0.75 - x), y - rise, 0.04)
      const rest = softBox(x + 0.36, y - 0.6, z, 0.2, 0.075, 0.115, 0.04)
      const cups = Math.min(Math.hypot(x + 0.02, z - 0.052), Math.hypot(x + 0.02, z + 0.052)) - 0.04
      return roundMax(roundMin(base, rest, 0.03), -Math.max(cups, 0.44 - y), 0.008)
    },
    { min: [-0.85, 0.3, -0.2], max: [0.7, 0.75, 0.2] },
    0.011,
    { shade: 0.75 },
  )
  group.add(new THREE.Mesh(tunnel, upper))
  group.add(placed(softBoxGeometry(0.12, 0.006, 0.085, 0.005), piano, 0.2, 0.527, 0))
  group.add(placed(softBoxGeometry(0.2, 0.025, 0.1, 0.02), soft, -0.36, 0.672, 0))
  const lever = fromField(
    (x, y, z) =>
      roundMin(
        softBox(x, y - 0.11, z, 0.028, 0.045, 0.024, 0.02),
        roundMax(Math.hypot(x, z) - 0.011, Math.abs(y - 0.03) - 0.06, 0.004),
        0.02,
      ),
    { min: [-0.06, -0.06, -0.06], max: [0.06, 0.18, 0.06] },
    0.006,
  )
  group.add(
    placed(lever, piano, 0.21, 0.53, 0),
    placed(softBoxGeometry(0.012, 0.003, 0.016, 0.003), strip, 0.2, 0.688, 0),
  )
  group.add(placed(softBoxGeometry(0.016, 0.03, 0.15, 0.012), piano, 0.548, 0.68, 0))
  for (const z of [-0.12, 0.12])
    group.add(
      placed(shaded(new THREE.CylinderGeometry(0.021, 0.023, 0.022, 32).rotateZ(Math.PI / 2)), strip, 0.528, 0.68, z),
    )
  for (let i = -2; i <= 2; i++)
    group.add(
      placed(
        softBoxGeometry(0.006, 0.009, 0.013, 0.004),
        part({ albedo: [0.1, 0.1, 0.105], rough: 0.5 }),
        0.531,
        0.68,
        i * 0.034,
      ),
    )
}

export function addDoor(group, side, half, { upper, soft, strip, open }) {
  const card = fromField(
    (x, y, z) => {
      const inner = half + 0.02 - 0.05 * smoothstep(0.62, 0.56, y) + 0.03 * smoothstep(0.5, 0.42, y)
      const wall = Math.max(inner - z, z - half - 0.14)
      const sill = y - (0.86 + 0.03 * smoothstep(-0.3, 0.6, x))
      const rest = softBox(x + 0.05, y - 0.63, z - half + 0.005, 0.34, 0.04, 0.07, 0.035)
      return roundMin(roundMax(wall, sill, 0.05), rest, 0.03)
    },
    { min: [-1.2, 0.2, half - 0.16], max: [1.0, 1.0, half + 0.16] },
    0.014,
    { shade: 0.75 },
  )
  const mesh = new THREE.Mesh(card, upper)
  mesh.scale.z = side
  mesh.material.side = THREE.DoubleSide
  group.add(mesh)
  group.add(placed(softBoxGeometry(0.4, 0.05, 0.008, 0.008), soft, -0.02, 0.735, side * (half + 0.012)))
  group.add(placed(softBoxGeometry(0.34, 0.008, 0.008, 0.006), strip, 0.02, 0.8, side * (half + 0.016)))
  group.add(
    placed(
      softBoxGeometry(0.05, 0.014, 0.012, 0.01),
      part({ albedo: [0.6, 0.6, 0.62], rough: 0.2, metal: 1 }),
      0.3,
      0.745,
      side * (half - 0.002),
    ),
  )
  const pillar = part({ albedo: [0.26, 0.255, 0.245], rough: 0.85 })
  group.add(
    new THREE.Mesh(
      bar(
        [
          [1.12, 0.9, side * (half + 0.04)],
          [0.82, 1.12, side * (half - 0.02)],
          [0.4, 1.39, side * (half - 0.15)],
          [0.3, 1.44, side * (half - 0.18)],
        ],
        0.042,
      ),
      pillar,
    ),
  )
  if (open) return
  group.add(
    new THREE.Mesh(
      bar(
        [
          [-0.62, 0.8, side * (half + 0.06)],
          [-0.66, 1.1, side * (half - 0.02)],
          [-0.7, 1.38, side * (half - 0.14)],
        ],
        0.06,
      ),
      pillar,
    ),
  )
}

/** The top of the windscreen frame where there is no roof. */
export function addHeader(group, half) {
  const line = [
    [0.42, 1.36, -half + 0.14],
    [0.52, 1.41, 0],
    [0.42, 1.36, half - 0.14],
  ]
  group.add(new THREE.Mesh(bar(line, 0.04), part({ albedo: [0.05, 0.05, 0.052], rough: 0.6 })))
}

export function addRoof(group, half, material) {
  const lining = fromField(
    (x, y, z) =>
      roundMax(
        Math.max(y - 1.5, 1.375 - 0.05 * (1 - (z / half) ** 2) * -1 - y, x - 0.46 - 0.1 * (1 - (z / half) ** 2)),
        Math.abs(z) - half + 0.1,
        0.05,
      ),
    { min: [-1.6, 1.3, -half], max: [0.7, 1.55, half] },
    0.024,
    { shade: 0.7 },
  )
  group.add(new THREE.Mesh(lining, material))
  for (const z of [-0.3, 0.3]) group.add(placed(softBoxGeometry(0.09, 0.008, 0.2, 0.008), material, 0.44, 1.4, z))
}
