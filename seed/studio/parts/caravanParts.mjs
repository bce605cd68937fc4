/** What hangs on a caravan: running gear, drawbar, awning, lights, and the pop-top. */
import * as THREE from 'three'
import { roundMax } from '../shape/curves.mjs'
import { studioMaterial } from '../stage/studioShader.mjs'
import { bar, fromField, placed, shaded, softBox, softBoxGeometry } from './geometry.mjs'
import { wheel } from './wheel.mjs'

const steel = () => studioMaterial('part', { albedo: [0.025, 0.025, 0.027], rough: 0.45, coat: 0.3 })

const bright = () => studioMaterial('part', { albedo: [0.62, 0.63, 0.65], rough: 0.3, metal: 0.85 })

const white = () => studioMaterial('part', { albedo: [0.78, 0.78, 0.77], rough: 0.4, coat: 0.4 })

export function addWheels(group, spec, nose) {
  const made = wheel(spec.wheel)
  const dark = studioMaterial('part', { albedo: [0.01, 0.01, 0.011], rough: 0.9 })
  for (const s of spec.axles) {
    for (const side of [-1, 1]) {
      const copy = made.clone()
      copy.position.set(nose - s, spec.wheel.radius, side * (spec.halfWidth - 0.15))
      copy.rotation.y = side > 0 ? 0 : Math.PI
      group.add(copy)
      const wall = softBoxGeometry(0.46, 0.24, 0.02, 0.01, 0.3)
      group.add(placed(wall, dark, nose - s, 0.66, side * (spec.halfWidth - 0.4)))
    }
  }
  const axle = softBoxGeometry(0.05, 0.05, spec.halfWidth - 0.2, 0.02, 0.3)
  for (const s of spec.axles) group.add(placed(axle, steel(), nose - s, spec.wheel.radius, 0))
  for (const z of [-0.5, 0.5])
    group.add(placed(softBoxGeometry(spec.length / 2 - 0.2, 0.07, 0.03, 0.01, 0.35), steel(), 0, spec.floor - 0.05, z))
}

export function addDrawbar(group, spec, nose) {
  const tip = nose + spec.drawbar
  for (const side of [-1, 1])
    group.add(
      new THREE.Mesh(
        bar(
          [
            [nose - 0.6, 0.47, side * 0.62],
            [nose + 0.1, 0.47, side * 0.52],
            [tip - 0.25, 0.47, side * 0.06],
          ],
          0.052,
        ),
        steel(),
      ),
    )
  group.add(placed(softBoxGeometry(0.2, 0.045, 0.06, 0.03), steel(), tip - 0.12, 0.5, 0))
  group.add(placed(shaded(new THREE.CylinderGeometry(0.03, 0.03, 0.62, 16)), bright(), tip - 0.42, 0.5, 0.17))
  const jockey = placed(shaded(new THREE.TorusGeometry(0.075, 0.035, 12, 28)), steel(), tip - 0.42, 0.115, 0.17)
  group.add(jockey)
  group.add(
    placed(
      softBoxGeometry(0.2, 0.2, 0.72, 0.03),
      studioMaterial('part', { albedo: [0.05, 0.052, 0.055], rough: 0.42, metal: 0.4 }),
      nose + 0.28,
      0.75,
      0,
    ),
  )
  for (const z of [-0.2, 0.2]) {
    const bottle = fromField(
      (x, y, zz) => {
        const r = Math.hypot(x, zz)
        return Math.max(roundMax(r - 0.15, Math.abs(y) - 0.27, 0.12), 0 - 1)
      },
      { min: [-0.2, -0.32, -0.2], max: [0.2, 0.32, 0.2] },
      0.014,
    )
    group.add(
      placed(
        bottle,
        studioMaterial('part', { albedo: [0.55, 0.56, 0.57], rough: 0.4, metal: 0.3 }),
        nose + 0.68,
        0.79,
        z,
      ),
    )
    group.add(
      placed(shaded(new THREE.TorusGeometry(0.08, 0.012, 8, 24).rotateX(Math.PI / 2)), steel(), nose + 0.68, 1.09, z),
    )
  }
}

export function addFittings(group, spec, nose) {
  const wall = spec.halfWidth
  const [doorAt, doorWidth] = spec.door
  const roofAt = spec.height - (spec.popTop ? 0.08 : 0.14)
  const awning = bar(
    [
      [nose - 0.75, roofAt, -wall - 0.035],
      [nose - spec.length + 0.35, roofAt, -wall - 0.035],
    ],
    0.055,
  )
  group.add(new THREE.Mesh(awning, white()))
  for (const s of [0.75, spec.length - 0.35])
    group.add(placed(softBoxGeometry(0.035, 0.07, 0.06, 0.02), steel(), nose - s, roofAt, -wall - 0.035))
  group.add(
    new THREE.Mesh(
      bar(
        [
          [nose - doorAt - doorWidth - 0.08, 1.05, -wall - 0.015],
          [nose - doorAt - doorWidth - 0.08, 1.08, -wall - 0.05],
          [nose - doorAt - doorWidth - 0.08, 1.42, -wall - 0.05],
          [nose - doorAt - doorWidth - 0.08, 1.45, -wall - 0.015],
        ],
        0.012,
      ),
      bright(),
    ),
  )
  group.add(placed(softBoxGeometry(0.24, 0.02, 0.13, 0.01), steel(), nose - doorAt - doorWidth / 2, 0.36, -wall - 0.06))
  for (const [s, y, w, h] of spec.windows) {
    group.add(
      placed(
        softBoxGeometry(w / 2, h / 2, 0.022, 0.018),
        studioMaterial('part', { albedo: [0.012, 0.013, 0.015], rough: 0.08, coat: 1 }),
        nose - s - w / 2,
        y + h / 2,
        -wall - 0.006,
      ),
    )
    group.add(
      placed(
        softBoxGeometry(w / 2, h / 2, 0.022, 0.018),
        studioMaterial('part', { albedo: [0.012, 0.013, 0.015], rough: 0.08, coat: 1 }),
        nose - s - w / 2,
        y + h / 2,
        wall + 0.006,
      ),
    )
  }
  if (!spec.popTop) {
    group.add(placed(softBoxGeometry(0.36, 0.1, 0.32, 0.06), white(), -0.4, spec.height + 0.06, 0))
    group.add(placed(softBoxGeometry(0.22, 0.04, 0.22, 0.03), white(), 1.5, spec.height + 0.03, 0))
    group.add(
      placed(
        softBoxGeometry(0.7, 0.02, 0.45, 0.01),
        studioMaterial('part', { albedo: [0.01, 0.014, 0.03], rough: 0.15, coat: 1 }),
        -1.9,
        spec.height + 0.04,
        0,
      ),
    )
  }
  for (const side of [-1, 1]) {
    group.add(
      placed(
        softBoxGeometry(0.03, 0.17, 0.05, 0.015),
        studioMaterial('part', { albedo: [0.22, 0.006, 0.008], rough: 0.15, coat: 1, glow: [0.12, 0.002, 0.003] }),
        -nose - (spec.height - 1.33) * 0.035 - 0.012,
        0.98,
        side * (wall - 0.16),
      ),
    )
  }
  group.add(placed(softBoxGeometry(0.06, 0.05, wall - 0.1, 0.02), steel(), -nose - 0.1, 0.56, 0))
  const spare = wheel({ ...spec.wheel, width: 0.22 })
  spare.rotation.y = -Math.PI / 2
  spare.position.set(-nose - 0.2, 0.92, 0)
  group.add(spare)
}

/** The raised roof: a canvas skirt with clear panels, and the lid above it. */
export function addPopTop(group, spec, nose, accent) {
  const halfX = nose - 0.34
  const base = spec.height - 0.02
  const canvas = fromField(
    (x, y, z) =>
      softBox(
        x,
        y,
        z,
        halfX - 0.06 + 0.008 * Math.sin(z * 16),
        spec.popTop / 2,
        spec.halfWidth - 0.16 + 0.01 * Math.sin(x * 14),
        0.06,
      ),
    { min: [-nose, -0.4, -1.2], max: [nose, 0.4, 1.2] },
    0.026,
  )
  group.add(
    placed(canvas, studioMaterial('part', { albedo: [0.3, 0.31, 0.32], rough: 0.9 }), -0.08, base + spec.popTop / 2, 0),
  )
  for (const x of [-1.2, 0.1, 1.3]) {
    for (const side of [-1, 1])
      group.add(
        placed(
          softBoxGeometry(0.42, 0.13, 0.012, 0.01),
          studioMaterial('part', { albedo: [0.03, 0.033, 0.036], rough: 0.35 }),
          x - 0.08,
          base + spec.popTop / 2,
          side * (spec.halfWidth - 0.15),
        ),
      )
  }
  const lid = fromField(
    (x, y, z) =>
      softBox(
        x,
        y - 0.04 + 0.03 * (z / 1.2) ** 2 + 0.03 * (x / nose) ** 2,
        z,
        halfX + 0.04,
        0.1,
        spec.halfWidth - 0.03,
        0.07,
      ),
    { min: [-nose, -0.3, -1.3], max: [nose, 0.3, 1.3] },
    0.024,
  )
  group.add(placed(lid, accent ? white() : studioMaterial('painted'), -0.08, base + spec.popTop + 0.06, 0))
  group.add(placed(softBoxGeometry(0.24, 0.05, 0.24, 0.04), white(), 0.4, base + spec.popTop + 0.2, 0))
}
