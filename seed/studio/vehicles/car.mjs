/** Puts a passenger vehicle together from its specification: skin, glass, wheels, cabin and fittings. */
import * as THREE from 'three'
import { cabin, cockpitRim, handle, mirror, roofRails, sportsBar } from '../parts/carParts.mjs'
import { shaded } from '../parts/geometry.mjs'
import { wheel } from '../parts/wheel.mjs'
import { carShape } from '../shape/carBody.mjs'
import { carSheets } from '../skin/carSkin.mjs'
import { studioMaterial } from '../stage/studioShader.mjs'
import { skinnedGeometry, skinUniforms } from './skinned.mjs'

/** @returns { group, solid, bounds } as every vehicle does; `cell` in metres sets how finely the body is meshed. */
export function buildCar(spec, cell) {
  const shape = carShape(spec)
  const group = new THREE.Group()
  const sheets = carSheets(spec, shape)
  shape.sculptWith(sheets)
  const geometry = skinnedGeometry(shape.field, shape.bounds, cell, shape.glassAt)
  const skin = skinUniforms(
    {
      nose: shape.nose,
      wheelRadius: shape.wheelRadius,
      archRadius: shape.archRadius,
      halfWidth: shape.halfWidth,
      axles: [shape.nose - shape.frontAxle, shape.nose - shape.rearAxle],
      liningBelow: shape.belt(2.4),
      openTop: spec.openTop,
      tintFrom: spec.tintFrom ?? spec.pillars[0]?.[0],
    },
    sheets,
  )
  group.add(new THREE.Mesh(geometry, studioMaterial('skin', { rough: 0.5, coat: 1, skin })))
  const glass = new THREE.Mesh(geometry, studioMaterial('skinGlass', { opacity: 0.62, skin }))
  glass.renderOrder = 2
  group.add(glass)
  addWheels(group, spec, shape)
  addFittings(group, spec, shape)
  if (spec.hasCabin !== false) group.add(cabin(spec, shape))
  const solid = (x, y, z) => {
    if (shape.field(x, y, z) < 0) return true
    for (const axle of [shape.frontAxle, shape.rearAxle]) {
      const away = Math.hypot(x - (shape.nose - axle), y - spec.wheel.radius)
      if (away < spec.wheel.radius && Math.abs(Math.abs(z) - shape.halfWidth + 0.14) < 0.13) return true
    }
    return false
  }
  return { group, solid, bounds: shape.bounds, details: detailsOf(spec, shape) }
}

/** What close-ups look at: a point in metres, and how many metres the picture is across. */
function detailsOf(spec, shape) {
  const wide = shape.halfWidth
  const lamp = (spec.lamps.v[0] + spec.lamps.v[1]) / 2
  const tail = (spec.tailLamps.v[0] + spec.tailLamps.v[1]) / 2
  const [mirrorAt, mirrorHeight] = spec.mirror
  return {
    nose: { at: [shape.nose - 0.42, lamp - 0.08, -wide * 0.62], across: 2.1 },
    wheel: { at: [shape.nose - shape.frontAxle, spec.wheel.radius + 0.1, -wide], across: 1.5 },
    flank: { at: [shape.nose - mirrorAt - 0.6, mirrorHeight - 0.06, -wide], across: 2.4 },
    tail: { at: [-shape.nose + 0.35, tail - 0.06, -wide * 0.62], across: 2.0 },
  }
}

function addWheels(group, spec, shape) {
  const made = wheel(spec.wheel)
  for (const axle of [shape.frontAxle, shape.rearAxle]) {
    for (const side of [-1, 1]) {
      const copy = made.clone()
      const flank = shape.sideWidth(axle, spec.wheel.radius + shape.archRadius * 0.8)
      copy.position.set(shape.nose - axle, spec.wheel.radius, side * (flank - spec.wheel.width / 2 - 0.012))
      copy.rotation.y = side > 0 ? 0 : Math.PI
      group.add(copy, archLiner(shape, axle, side))
    }
  }
}

/** The dark drum behind each wheel, out to the skin all round, so that nobody looks through the car. */
function archLiner(shape, axle, side) {
  const radius = shape.archRadius + 0.006
  const low = Math.asin(Math.max(0, shape.wheelRadius - shape.ground - 0.03) / shape.archRadius)
  const inner = shape.sideWidth(axle, shape.wheelRadius + shape.archRadius * 0.9) - 0.47
  const steps = 40
  const rim = Array.from({ length: steps + 1 }, (_, i) => {
    const turn = -low + ((Math.PI + 2 * low) * i) / steps
    const out = [Math.cos(turn) * radius, Math.sin(turn) * radius]
    const skin = shape.flankAt(axle - out[0], Math.max(shape.wheelRadius + out[1], shape.ground + 0.06))
    return { out, skin: Math.max(skin - 0.006, inner + 0.1) }
  })
  const wall = []
  const back = []
  for (let i = 0; i < steps; i++) {
    const { out: p, skin: near } = rim[i]
    const { out: q, skin: next } = rim[i + 1]
    wall.push(...p, near, ...q, next, ...q, inner, ...p, near, ...q, inner, ...p, inner)
    back.push(0, -0.02, inner, ...p, inner, ...q, inner)
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute([...wall, ...back], 3))
  geometry.computeVertexNormals()
  const material = studioMaterial('part', { albedo: [0.008, 0.008, 0.009], rough: 0.9, bothSides: true })
  const liner = new THREE.Mesh(shaded(geometry, 0.25), material)
  liner.position.set(shape.nose - axle, shape.wheelRadius, 0)
  liner.scale.z = side
  return liner
}

function addFittings(group, spec, shape) {
  const [ms, my] = spec.mirror
  for (const side of [-1, 1]) {
    const outside = mirror({ tall: spec.tallMirror })
    outside.position.set(shape.nose - ms, my, side * (shape.flankAt(ms, my) - 0.03))
    outside.scale.z = side
    group.add(outside)
    for (const [s, y] of spec.handles) {
      const grip = handle()
      grip.position.set(shape.nose - s, y, side * (shape.flankAt(s, y) + 0.012))
      grip.scale.z = side
      group.add(grip)
    }
  }
  if (spec.openTop) group.add(cockpitRim(spec, shape))
  if (spec.rails) group.add(roofRails(spec, shape))
  if (spec.sportsBar) group.add(sportsBar(shape))
}
