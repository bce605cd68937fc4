/** A tractor's wheel: carcass, lugs, dish and hub. Made round z with the outer face towards +z. */
import * as THREE from 'three'
import { studioMaterial } from '../stage/studioShader.mjs'
import { placed, shaded } from './geometry.mjs'

const iron = () => studioMaterial('part', { albedo: [0.03, 0.031, 0.033], rough: 0.5, metal: 0.2 })

const rubber = () => studioMaterial('part', { albedo: [0.017, 0.017, 0.018], rough: 0.8 })

const disc = () => studioMaterial('part', { albedo: [0.6, 0.6, 0.58], rough: 0.38, coat: 0.4 })

export function farmWheel({ radius, width, rim }) {
  const group = new THREE.Group()
  const w = width / 2
  const carcass = [
    [rim, -w * 0.78],
    [rim + (radius - rim) * 0.5, -w],
    [radius - 0.09, -w * 0.94],
    [radius - 0.05, -w * 0.7],
    [radius - 0.045, 0],
    [radius - 0.05, w * 0.7],
    [radius - 0.09, w * 0.94],
    [rim + (radius - rim) * 0.5, w],
    [rim, w * 0.78],
  ]
  const lathe = (points, shade) =>
    shaded(
      new THREE.LatheGeometry(
        points.map(([r, z]) => new THREE.Vector2(r, z)),
        80,
      ).rotateX(Math.PI / 2),
      shade,
    )
  group.add(new THREE.Mesh(lathe(carcass, 0.75), rubber()))
  const lugs = 19
  const positions = []
  for (let i = 0; i < lugs; i++) {
    for (const side of [-1, 1]) lug(positions, ((i + (side > 0 ? 0.5 : 0)) / lugs) * Math.PI * 2, side, radius, w)
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.computeVertexNormals()
  group.add(
    new THREE.Mesh(
      shaded(geometry, 0.9),
      studioMaterial('part', { albedo: [0.019, 0.019, 0.02], rough: 0.75, bothSides: true }),
    ),
  )
  const dish = [
    [0.02, w * 0.3],
    [rim * 0.3, w * 0.3],
    [rim * 0.42, w * 0.18],
    [rim * 0.78, w * 0.12],
    [rim * 0.9, w * 0.55],
    [rim * 0.99, w * 0.74],
    [rim + 0.012, w * 0.8],
    [rim + 0.012, w * 0.7],
  ]
  group.add(new THREE.Mesh(lathe(dish.reverse(), 0.85), disc()))
  group.add(
    placed(
      shaded(new THREE.CylinderGeometry(rim * 0.17, rim * 0.2, 0.1, 32).rotateX(Math.PI / 2)),
      iron(),
      0,
      0,
      w * 0.36,
    ),
  )
  const nut = shaded(new THREE.CylinderGeometry(0.018, 0.018, 0.03, 6).rotateX(Math.PI / 2), 0.8)
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    group.add(placed(nut, iron(), Math.cos(a) * rim * 0.33, Math.sin(a) * rim * 0.33, w * 0.28))
  }
  return group
}

/** One bar of the tread: from the middle of the tyre out and round to its shoulder. */
function lug(positions, start, side, radius, w) {
  const steps = 6
  const half = 0.034
  const ring = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const angle = start - t * 0.34 * (0.84 / radius)
    const z = side * w * (0.02 + t * 0.98)
    const outer = radius - 0.05 * t ** 4 - (t > 0.99 ? 0.03 : 0)
    const inner = radius - 0.06 - 0.05 * t ** 3
    const spread = (half * (1 + t * 0.25)) / radius
    ring.push(
      [
        [angle - spread, inner, z],
        [angle - spread * 0.7, outer, z],
        [angle + spread * 0.7, outer, z],
        [angle + spread, inner, z],
      ].map(([a, r, zz]) => [Math.cos(a) * r, Math.sin(a) * r, zz]),
    )
  }
  const quad = (a, b, c, d) => positions.push(...a, ...b, ...c, ...a, ...c, ...d)
  for (let i = 0; i < steps; i++) {
    for (let k = 0; k < 3; k++) {
      if (side > 0) quad(ring[i][k], ring[i + 1][k], ring[i + 1][k + 1], ring[i][k + 1])
      else quad(ring[i][k], ring[i][k + 1], ring[i + 1][k + 1], ring[i + 1][k])
    }
  }
  const end = ring[steps]
  if (side > 0) quad(end[0], end[3], end[2], end[1])
  else quad(end[0], end[1], end[2], end[3])
}
