/** Parts that hang on a car's body or sit inside it. */
import * as THREE from 'three'
import { roundMax, roundMin, smoothstep } from '../shape/curves.mjs'
import { studioMaterial } from '../stage/studioShader.mjs'
import { bar, fromField, placed, softBox, softBoxGeometry } from './geometry.mjs'

const cloth = (tone) => studioMaterial('part', { albedo: tone ?? [0.035, 0.036, 0.04], rough: tone ? 0.5 : 0.8 })
const plastic = () => studioMaterial('part', { albedo: [0.02, 0.02, 0.022], rough: 0.5 })

/** Door mirror for the +z side; flip with scale.z for the other. */
export function mirror({ tall = false } = {}) {
  const group = new THREE.Group()
  const height = tall ? 0.15 : 0.085
  const shell = (x, y, z) => {
    const taper = 1 - 0.25 * smoothstep(0.02, 0.13, z)
    const body = softBox(x + 0.02 * (z / 0.12), y / taper, z, 0.06, height, 0.125, 0.055)
    return roundMax(body, -(x + 0.052), 0.012)
  }
  const bounds = { min: [-0.12, -0.2, -0.16], max: [0.12, 0.2, 0.16] }
  const cap = fromField((x, y, z) => Math.max(shell(x, y, z), -(y + height * 0.3)), bounds, 0.007)
  const base = fromField((x, y, z) => Math.max(shell(x * 1.02, y * 1.01, z * 1.01), y + height * 0.27), bounds, 0.007, {
    shade: 0.7,
  })
  const stalk = fromField(
    (x, y, z) => softBox(x, y - z * 0.15, z, 0.04, 0.02, 0.11, 0.018),
    { min: [-0.1, -0.1, -0.15], max: [0.1, 0.1, 0.15] },
    0.008,
    { shade: 0.6 },
  )
  group.add(placed(cap, studioMaterial('painted'), 0, 0.03, 0.16))
  group.add(placed(base, plastic(), 0, 0.03, 0.16))
  group.add(placed(stalk, plastic(), 0.015, -0.045, 0.05))
  return group
}

export function handle() {
  const geometry = fromField(
    (x, y, z) => softBox(x, y, z + x * x * 1.2, 0.105, 0.015, 0.014, 0.013),
    { min: [-0.15, -0.05, -0.06], max: [0.15, 0.05, 0.05] },
    0.005,
  )
  return new THREE.Mesh(geometry, studioMaterial('painted'))
}

/** A seat facing +x, its cushion at the origin. */
export function seat({ width = 0.5, headrest = true, tone = null } = {}) {
  const half = width / 2
  const field = (x, y, z) => {
    const bolster = Math.max(0, Math.abs(z) - half * 0.55) * 0.18
    const cushion = softBox(x - 0.02, y - 0.02 - bolster, z, 0.26, 0.09, half, 0.07)
    const lean = (y - 0.05) * 0.28
    const back = softBox(
      x + 0.26 + lean - bolster * 0.8,
      y - 0.34,
      z * (1 + Math.max(0, y - 0.4) * 0.3),
      0.075,
      0.33,
      half,
      0.07,
    )
    let body = roundMin(cushion, back, 0.06)
    if (headrest) body = Math.min(body, softBox(x + 0.45, y - 0.77, z, 0.055, 0.085, 0.13, 0.05))
    return body
  }
  const geometry = fromField(field, { min: [-0.62, -0.15, -half - 0.08], max: [0.36, 0.95, half + 0.08] }, 0.022, {
    shade: 0.7,
  })
  return new THREE.Mesh(geometry, cloth(tone))
}

export function cabin(spec, shape) {
  const group = new THREE.Group()
  const floorAt = spec.sill + 0.02
  const hip = spec.hip ?? spec.height - 1.03
  const toX = (s) => shape.nose - s
  const screen = spec.windscreen
  const driver = screen.top[0] + 0.32
  const dark = studioMaterial('part', { albedo: [0.022, 0.022, 0.024], rough: 0.8 })
  const dashTop = shape.belt(screen.base[0] + 0.5) + 0.02
  const dash = softBoxGeometry(0.24, 0.16, shape.halfWidth - 0.2, 0.07, 0.6)
  group.add(placed(dash, dark, toX(screen.base[0] + 0.55), dashTop - 0.16, 0))
  const ring = new THREE.TorusGeometry(0.18, 0.016, 8, 36)
  ring.setAttribute(
    'shade',
    new THREE.BufferAttribute(new Float32Array(ring.getAttribute('position').count).fill(0.7), 1),
  )
  const wheel = placed(ring, dark, toX(screen.base[0] + 0.87), dashTop + 0.0, 0.37)
  wheel.rotation.set(0, -Math.PI / 2, 0)
  wheel.rotateX(-0.4)
  group.add(wheel)
  const rows = spec.rows ?? [driver, Math.min(driver + 0.88, spec.rearWindow.top[0] - 0.42)]
  rows.forEach((s, row) => {
    for (const z of row === 0 ? [-0.37, 0.37] : [-0.42, 0, 0.42]) {
      const chair = seat({ width: row === 0 ? 0.5 : 0.42, tone: spec.trimTone })
      chair.position.set(toX(s), hip, z)
      group.add(chair)
    }
  })
  const tray = softBoxGeometry((rows.at(-1) + 0.3 - screen.base[0] - 0.3) / 2, 0.02, shape.halfWidth - 0.12, 0.01, 0.35)
  group.add(placed(tray, dark, toX((rows.at(-1) + 0.3 + screen.base[0] + 0.3) / 2), floorAt + 0.12, 0))
  return group
}

/** The padded edge round an open cockpit. */
export function cockpitRim(spec, shape) {
  const from = spec.windscreen.base[0] + 0.34
  const to = spec.rearWindow.base[0] - 0.04
  const edge = (side) =>
    Array.from({ length: 14 }, (_, i) => {
      const s = from + ((to - 0.2 - from) * i) / 13
      const y = shape.belt(s) + 0.012
      return [shape.nose - s, y, side * (shape.flankAt(s, y - 0.02) - 0.03)]
    })
  const left = edge(-1)
  const corner = left.at(-1)
  const across = [
    [shape.nose - to + 0.04, corner[1] + 0.012, corner[2] * 0.86],
    [shape.nose - to, corner[1] + 0.03, 0],
    [shape.nose - to + 0.04, corner[1] + 0.012, -corner[2] * 0.86],
  ]
  const line = [...left, ...across, ...edge(1).reverse()]
  return new THREE.Mesh(bar(line, 0.022, 0.8), plastic())
}

/** Roof rails and the sports bar of a ute's tub. */
export function roofRails(spec, shape) {
  const group = new THREE.Group()
  const material = studioMaterial('part', { albedo: [0.03, 0.03, 0.032], rough: 0.35, metal: 0.2 })
  const from = spec.windscreen.top[0] + 0.2
  const to = spec.rearWindow.top[0] - 0.1
  for (const side of [-1, 1]) {
    const points = Array.from({ length: 12 }, (_, i) => {
      const s = from + ((to - from) * i) / 11
      const z = shape.halfWidth * 0.64
      let y = spec.height
      while (shape.field(shape.nose - s, y, z) > 0 && y > 0.5) y -= 0.004
      const lift = i === 0 || i === 11 ? -0.01 : 0.035
      return [shape.nose - s, y + lift, side * z]
    })
    group.add(new THREE.Mesh(bar(points, 0.016), material))
  }
  return group
}

export function sportsBar(shape) {
  const material = studioMaterial('part', { albedo: [0.02, 0.02, 0.022], rough: 0.32, coat: 0.6 })
  const x = (s) => shape.nose - s
  const top = 1.2
  const hoop = bar(
    [
      [x(4.2), top - 0.02, -0.8],
      [x(3.86), top + 0.32, -0.66],
      [x(3.78), top + 0.4, -0.5],
      [x(3.77), top + 0.42, 0],
      [x(3.78), top + 0.4, 0.5],
      [x(3.86), top + 0.32, 0.66],
      [x(4.2), top - 0.02, 0.8],
    ],
    0.036,
  )
  return new THREE.Mesh(hoop, material)
}
