/**
 * Caravans: a composite box on a drawbar, with windows, door, awning, checker-plate skirt and spare wheel. Neutral paints
 * colour the walls; bright paints colour the decals of a white van, as the trade orders them.
 */

import * as THREE from 'three'
import { addDrawbar, addFittings, addPopTop, addWheels } from '../parts/caravanParts.mjs'

import { roundMax } from '../shape/curves.mjs'
import { caravanSheets } from '../skin/caravanSkin.mjs'
import { studioMaterial } from '../stage/studioShader.mjs'
import { skinnedGeometry, skinUniforms } from './skinned.mjs'
export const CARAVANS = {
  caravan: {
    length: 6.3,
    height: 2.62,
    floor: 0.5,
    halfWidth: 1.2,
    rake: 0.5,
    axles: [3.3, 4.16],
    drawbar: 1.5,
    wheel: { radius: 0.37, rim: 0.2, width: 0.25, design: 'sixHeavy', finish: 'dark' },
    windows: [
      [1.0, 1.42, 0.9, 0.56],
      [4.6, 1.42, 0.95, 0.56],
    ],
    door: [2.25, 0.64],
    hatch: [0.55, 0.72, 1.05, 0.36],
  },
  'caravan-popup': {
    length: 4.7,
    height: 1.98,
    floor: 0.5,
    halfWidth: 1.12,
    rake: 0.42,
    axles: [2.75],
    drawbar: 1.4,
    popTop: 0.5,
    wheel: { radius: 0.37, rim: 0.2, width: 0.25, design: 'five', finish: 'dark' },
    windows: [
      [0.85, 1.2, 0.8, 0.46],
      [3.45, 1.2, 0.8, 0.46],
    ],
    door: [1.82, 0.6],
    hatch: [0.45, 0.66, 0.9, 0.3],
  },
}

export function buildCaravan(spec, cell, accent) {
  const nose = spec.length / 2
  const group = new THREE.Group()
  const field = bodyField(spec, nose)
  const bounds = {
    min: [-nose - 0.1, 0.3, -spec.halfWidth - 0.12],
    max: [nose + 0.1, spec.height + 0.1, spec.halfWidth + 0.12],
  }
  const sheets = caravanSheets(spec, accent)
  const geometry = skinnedGeometry(field, bounds, cell * 1.4)
  const skin = skinUniforms(
    {
      nose,
      wheelRadius: spec.wheel.radius,
      archRadius: spec.wheel.radius + 0.07,
      halfWidth: spec.halfWidth,
      axles: [nose - spec.axles[0], nose - (spec.axles[1] ?? spec.axles[0])],
      liningBelow: 9,
    },
    sheets,
  )
  group.add(new THREE.Mesh(geometry, studioMaterial('skin', { rough: 0.5, coat: 0.8, skin })))
  addWheels(group, spec, nose)
  addDrawbar(group, spec, nose)
  addFittings(group, spec, nose)
  if (spec.popTop) addPopTop(group, spec, nose, accent)
  const top = spec.height + (spec.popTop ?? 0) + 0.3
  const solid = (x, y, z) => {
    if (field(x, y, z) < 0) return true
    if (spec.popTop && Math.abs(x) < nose - 0.4 && Math.abs(z) < spec.halfWidth - 0.1 && y > 1 && y < top) return true
    if (x > nose - 0.3 && x < nose + spec.drawbar && y > 0.42 && y < 0.56)
      return Math.abs(z) < 0.65 * (1 - (x - nose) / spec.drawbar) + 0.06
    return spec.axles.some(
      (s) =>
        Math.hypot(x - (nose - s), y - spec.wheel.radius) < spec.wheel.radius &&
        Math.abs(Math.abs(z) - spec.halfWidth + 0.16) < 0.13,
    )
  }
  return {
    group,
    solid,
    bounds: { min: [-nose - 0.4, 0, bounds.min[2]], max: [nose + spec.drawbar, top, bounds.max[2]] },
    details: {
      nose: { at: [nose + 0.35, 0.85, -0.3], across: 3.6 },
      wheel: { at: [nose - spec.axles[0], spec.wheel.radius + 0.25, -spec.halfWidth], across: 2.6 },
      flank: { at: [nose - spec.axles[0] + 0.6, 1.3, -spec.halfWidth], across: 4 },
      tail: { at: [-nose + 0.2, 1.2, -spec.halfWidth * 0.6], across: 3.2 },
    },
  }
}

/** The outline is an intersection of planes in (s, y), each [s, y, outward normal in degrees, 0 forwards, 90 up]. */
function bodyField(spec, nose) {
  const { length, height, floor, rake } = spec
  const planes = [
    [0.02, 1.0, 3],
    [rake * 0.5, height - 0.35, 36],
    [rake, height - 0.05, 66],
    [1.5, height, 91],
    [length, height - 0.35, 178],
    [length - 0.35, height, 128],
    [length - 0.05, floor + 0.1, 222],
    [1, floor, 270],
    [0.12, floor + 0.12, 318],
  ].map(([s, y, angle]) => {
    const a = (angle * Math.PI) / 180
    return [s, y, -Math.cos(a), Math.sin(a)]
  })
  return (x, y, z) => {
    const s = nose - x
    let outline = -99
    for (const [ps, py, ns, ny] of planes) outline = roundMax(outline, (s - ps) * ns + (y - py) * ny, 0.15)
    return roundMax(outline, Math.abs(z) - spec.halfWidth + Math.max(0, y - 1.4) * 0.012, 0.07)
  }
}
