/** Small builders shared by the parts: meshes from fields, shaded boxes and merged placements. */
import * as THREE from 'three'
import { meshField } from '../shape/surfaceNet.mjs'

/** Adds the constant ambient share (0 hidden, 1 open) that the studio shader expects. */
export function shaded(geometry, shade = 1) {
  const count = geometry.getAttribute('position').count
  geometry.setAttribute('shade', new THREE.BufferAttribute(new Float32Array(count).fill(shade), 1))
  return geometry
}

export function fromField(field, bounds, cell, options = {}) {
  const { positions, normals, index } = meshField(field, bounds, cell, options)
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new THREE.BufferAttribute(normals, 3))
  geometry.setIndex(new THREE.BufferAttribute(index, 1))
  return shaded(geometry, options.shade ?? 1)
}

/** Distance to a box with rounded edges, centred on the origin. */
export function softBox(x, y, z, halfX, halfY, halfZ, radius) {
  const dx = Math.abs(x) - halfX + radius
  const dy = Math.abs(y) - halfY + radius
  const dz = Math.abs(z) - halfZ + radius
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0))
  return outside + Math.min(Math.max(dx, dy, dz), 0) - radius
}

/** A box with rounded edges as geometry. */
export function softBoxGeometry(halfX, halfY, halfZ, radius, shade = 1) {
  const pad = 0.03
  const cell = Math.min(0.03, Math.max(0.006, Math.min(halfX, halfY, halfZ) / 4))
  return fromField(
    (x, y, z) => softBox(x, y, z, halfX, halfY, halfZ, radius),
    { min: [-halfX - pad, -halfY - pad, -halfZ - pad], max: [halfX + pad, halfY + pad, halfZ + pad] },
    cell,
    { shade },
  )
}

export function placed(geometry, material, x, y, z, turn = 0) {
  const mesh = new THREE.Mesh(geometry, material)
  mesh.position.set(x, y, z)
  mesh.rotation.y = turn
  return mesh
}

/** A round bar along a smooth line of points. */
export function bar(points, radius, shade = 1) {
  const line = new THREE.CatmullRomCurve3(
    points.map((point) => new THREE.Vector3(...point)),
    false,
    'centripetal',
  )
  return shaded(new THREE.TubeGeometry(line, Math.max(8, points.length * 10), radius, 10, false), shade)
}
