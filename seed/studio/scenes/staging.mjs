/** Stands vehicles and things in a scene and works out their shared shadow. */
import * as THREE from 'three'
import { PAINTS, paintBasis } from '../paints.mjs'
import { shadowTexture } from '../stage/shadowTexture.mjs'
import { buildVehicle, paintGroups } from '../vehicles/vehicles.mjs'

const CELL = 0.011
const built = new Map()

function vehicleOf(body, paint) {
  const { accent } = paintGroups(body, [paint])[0]
  const key = `${body}/${accent}`
  if (!built.has(key)) built.set(key, buildVehicle(body, CELL, accent))
  return built.get(key)
}

/** A vehicle in its paint at x, z, its nose turned by `turn` degrees from +x towards -z. */
export function parked(body, paint, x, z, turn, { lift = 0 } = {}) {
  const vehicle = vehicleOf(body, paint)
  const { colour, metallic } = paintBasis(PAINTS[paint])
  const worn = { value: new THREE.Vector4(...colour, metallic) }
  const group = vehicle.group.clone(true)
  group.traverse((part) => {
    if (part.isMesh && part.material.uniforms.worn) part.material = wearing(part.material, worn)
  })
  const angle = (turn * Math.PI) / 180
  group.position.set(x, lift, z)
  group.rotation.y = angle
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const reach =
    Math.hypot(vehicle.bounds.max[0] - vehicle.bounds.min[0], vehicle.bounds.max[2] - vehicle.bounds.min[2]) / 2 + 0.6
  return {
    group,
    solid(px, py, pz) {
      const dx = px - x
      const dz = pz - z
      if (Math.abs(dx) > reach + 1 || Math.abs(dz) > reach + 1) return false
      return vehicle.solid(dx * cos - dz * sin, py - lift, dx * sin + dz * cos)
    },
    bounds: { min: [x - reach, 0, z - reach], max: [x + reach, vehicle.bounds.max[1] + lift, z + reach] },
  }
}

function wearing(material, worn) {
  const copy = new THREE.ShaderMaterial()
  copy.copy(material)
  copy.uniforms = { ...material.uniforms, worn }
  return copy
}

/** Anything else that stands on the floor: its group and the boxes [x0, y0, z0, x1, y1, z1] that cast its shadow. */
export function standing(group, boxes = []) {
  const solid = (x, y, z) =>
    boxes.some(([x0, y0, z0, x1, y1, z1]) => x > x0 && x < x1 && y > y0 && y < y1 && z > z0 && z < z1)
  const bounds =
    boxes.length === 0
      ? null
      : {
          min: [0, 1, 2].map((i) => Math.min(...boxes.map((b) => b[i]))),
          max: [3, 4, 5].map((i) => Math.max(...boxes.map((b) => b[i]))),
        }
  return { group, solid, bounds }
}

/** Puts things together into one scene; shadow options go to the floor. */
export function composed(things, { width = 1920, height = 1080, camera, exposure, shadow = {} }) {
  const group = new THREE.Group()
  for (const thing of things) group.add(thing.group ?? thing)
  const solids = things.filter((thing) => thing.bounds)
  const bounds = {
    min: [0, 1, 2].map((i) => Math.min(...solids.map((s) => s.bounds.min[i]))),
    max: [0, 1, 2].map((i) => Math.max(...solids.map((s) => s.bounds.max[i]))),
  }
  const clipped = shadow.within ? clip(bounds, shadow.within) : bounds
  shadowTexture((x, y, z) => solids.some((s) => s.solid(x, y, z)), clipped, { cell: 0.05, rayCount: 90, ...shadow })
  return { group, camera, exposure, width, height }
}

function clip(bounds, [x0, z0, x1, z1]) {
  return {
    min: [Math.max(bounds.min[0], x0), 0, Math.max(bounds.min[2], z0)],
    max: [Math.min(bounds.max[0], x1), bounds.max[1], Math.min(bounds.max[2], z1)],
  }
}
