/** Puts a passenger vehicle together from its specification: skin, glass, wheels, cabin and fittings. */
import * as THREE from 'three'
import { cabin, cockpitRim, handle, mirror, roofRails, sportsBar } from '../parts/carParts.mjs'
import { placed, shaded } from '../parts/geometry.mjs'
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
  return { group, solid, bounds: shape.bounds }
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

/** The dark half-drum behind each wheel, so that nobody looks through the car. */
function archLiner(shape, axle, side) {
  const liner = new THREE.Group()
  const material = studioMaterial('part', { albedo: [0.008, 0.008, 0.009], rough: 0.9, bothSides: true })
  const depth = 0.42
  const low = Math.asin(Math.max(0, shape.wheelRadius - shape.ground - 0.03) / shape.archRadius)
  const drum = shaded(
    new THREE.CylinderGeometry(
      shape.archRadius + 0.01,
      shape.archRadius + 0.01,
      depth,
      48,
      1,
      true,
      -low,
      Math.PI + 2 * low,
    ),
    0.25,
  )
  drum.rotateX(Math.PI / 2)
  drum.rotateZ(Math.PI / 2)
  const wall = new THREE.Shape()
  wall.absarc(0, 0, shape.archRadius + 0.01, -low, Math.PI + low)
  const back = shaded(new THREE.ShapeGeometry(wall, 32), 0.2)
  const outer = shape.sideWidth(axle, shape.wheelRadius + shape.archRadius * 0.9) - 0.05
  liner.add(
    placed(drum, material, 0, 0, side * (outer - depth / 2)),
    placed(back, material, 0, 0, side * (outer - depth)),
  )
  liner.position.set(shape.nose - axle, shape.wheelRadius, 0)
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
  if (spec.sportsBar) group.add(sportsBar(spec, shape))
}
