/** Geometry and uniforms of a body that wears sheets: shared by cars and caravans. */
import * as THREE from 'three'
import { meshField } from '../shape/surfaceNet.mjs'

/**
 * @param glassAt optional (x, y, z) => { screen, side, back, above }, metres inside each window
 */
export function skinnedGeometry(field, bounds, cell, glassAt) {
  const { positions, normals, index } = meshField(field, bounds, cell, { mirror: true })
  const count = positions.length / 3
  const region = new Float32Array(count * 4).fill(-1)
  const shade = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const [x, y, z] = positions.subarray(i * 3, i * 3 + 3)
    const [nx, ny, nz] = normals.subarray(i * 3, i * 3 + 3)
    if (glassAt) {
      const panes = glassAt(x, y, z)
      region.set([panes.screen, panes.side, panes.back, panes.above], i * 4)
    }
    let hidden = 0
    for (const reach of [0.03, 0.08, 0.16, 0.3]) {
      const room = Math.max(0, field(x + nx * reach, y + ny * reach, z + nz * reach))
      hidden += (Math.max(0, reach - room) / reach) * 0.25
    }
    shade[i] = Math.max(0.25, 1 - hidden * 0.85)
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new THREE.BufferAttribute(normals, 3))
  geometry.setAttribute('region', new THREE.BufferAttribute(region, 4))
  geometry.setAttribute('shade', new THREE.BufferAttribute(shade, 1))
  geometry.setIndex(new THREE.BufferAttribute(index, 1))
  return geometry
}

/** @param body nose (x of the front), axles (x of each), wheelRadius, archRadius, halfWidth, liningBelow, openTop, tintFrom */
export function skinUniforms(body, sheets) {
  const uniforms = {
    noseAt: { value: body.nose },
    noseAxis: { value: body.nose - 0.95 },
    tailAt: { value: -body.nose },
    tailAxis: { value: -body.nose + 0.95 },
    arches: { value: new THREE.Vector3(body.axles[0], body.axles[1], body.wheelRadius) },
    archSize: { value: new THREE.Vector2(body.archRadius, body.halfWidth - 0.42) },
    liningBelow: { value: body.liningBelow },
    openTop: { value: body.openTop ? 1 : 0 },
    tintFrom: { value: body.tintFrom ?? 99 },
  }
  for (const [name, sheet] of Object.entries(sheets)) {
    const { mask, art, frame } = sheet.textures()
    uniforms[`${name}Mask`] = { value: mask }
    if (name !== 'top') uniforms[`${name}Art`] = { value: art }
    uniforms[`${name}Frame`] = { value: frame }
  }
  return uniforms
}
