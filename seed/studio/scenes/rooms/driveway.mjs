/** A car at home, ready to be valued. */
import * as THREE from 'three'
import { placed, shaded } from '../../parts/geometry.mjs'
import { block } from '../fabric.mjs'
import { gumTree, hedge, seeded } from '../greenery.mjs'
import { groundPlane, lightScene, skyDome } from '../outdoors.mjs'
import { cladding, textureOf } from '../signs.mjs'
import { composed, parked, standing } from '../staging.mjs'
import { part, SIZE } from './room.mjs'

/** Mown grass seen from standing height. */
function turf() {
  const canvas = new OffscreenCanvas(1400, 1700)
  const context = canvas.getContext('2d')
  const random = seeded(77)
  context.fillStyle = '#5d7a35'
  context.fillRect(0, 0, 1400, 1700)
  for (let i = 0; i < 90_000; i++) {
    const light = random()
    context.fillStyle = `hsla(${78 + light * 22}, ${32 + random() * 14}%, ${24 + light * 24}%, 0.55)`
    context.fillRect(random() * 1400, random() * 1700, 1.6, 4 + random() * 5)
  }
  return textureOf(canvas)
}

export function tradeIn() {
  const sun = [-0.5, 0.55, 0.62]
  const look = {
    zenith: [0.16, 0.33, 0.6],
    horizon: [0.76, 0.79, 0.8],
    glow: [0.3, 0.24, 0.15],
    sun,
    cloud: { light: [0.97, 0.95, 0.92], amount: 0.6 },
    rise: 2.6,
    hills: [{ colour: [0.08, 0.12, 0.07], height: 0.05, swell: 9, seed: 3, haze: 0.3, trees: 0.03 }],
  }
  lightScene({
    high: [0.34, 0.44, 0.58],
    low: [0.62, 0.64, 0.64],
    floor: [0.36, 0.35, 0.33],
    direction: sun,
    sun: [0.9, 0.82, 0.68],
  })
  const house = new THREE.Group()
  const wall = (width, height) => part({ artMap: cladding('brick', width, height, '#a5694d'), rough: 0.85 })
  house.add(placed(shaded(new THREE.PlaneGeometry(6.4, 2.9)), wall(6.4, 2.9), 3.2, 1.45, -5))
  house.add(placed(shaded(new THREE.PlaneGeometry(8.6, 2.9)), wall(8.6, 2.9), -4.3, 1.45, -6.6))
  house.add(placed(shaded(new THREE.PlaneGeometry(1.6, 2.9)), wall(1.6, 2.9), 0, 1.45, -5.8, -Math.PI / 2))
  const door = part({ albedo: [0.62, 0.61, 0.58], rough: 0.5 })
  house.add(block(0.6, 0, -4.985, 5.4, 2.3, -4.96, part({ albedo: [0.25, 0.245, 0.235], rough: 0.6 })))
  for (let i = 0; i < 4; i++) house.add(block(0.6, 0.02 + i * 0.56, -4.98, 5.4, 0.55 + i * 0.56, -4.93, door))
  house.add(
    block(0.45, 0, -4.97, 0.6, 2.4, -4.9, door),
    block(5.4, 0, -4.97, 5.55, 2.4, -4.9, door),
    block(0.45, 2.26, -4.97, 5.55, 2.42, -4.9, door),
  )
  const trim = part({ albedo: [0.72, 0.72, 0.7], rough: 0.6 })
  house.add(
    block(-6.8, 0.95, -6.59, -4.6, 2.25, -6.55, trim),
    block(-6.7, 1.03, -6.55, -4.7, 2.17, -6.53, part({ albedo: [0.02, 0.025, 0.03], rough: 0.06, coat: 1 })),
  )
  house.add(
    block(-2.2, 0.1, -6.59, -1.2, 2.25, -6.54, part({ albedo: [0.03, 0.08, 0.1], rough: 0.4, coat: 0.5 })),
    block(-2.35, 0.05, -6.595, -1.05, 2.36, -6.56, trim),
  )
  const tiles = part({ albedo: [0.1, 0.105, 0.115], rough: 0.6 })
  const slopeOf = (x0, x1, z, rise, run) => {
    const sheet = placed(
      shaded(new THREE.BoxGeometry(x1 - x0, 0.12, Math.hypot(rise, run))),
      tiles,
      (x0 + x1) / 2,
      2.85 + rise / 2,
      z - run / 2 + 0.5,
    )
    sheet.rotation.x = Math.atan2(rise, run)
    house.add(sheet)
  }
  slopeOf(-9.2, 0.4, -6.4, 1.9, 4.4)
  slopeOf(-0.5, 7, -4.8, 1.9, 4.4)
  house.add(block(-9.2, 2.72, -5.95, -0.4, 2.9, -5.85, trim), block(-0.5, 2.72, -4.36, 7, 2.9, -4.26, trim))
  const boxes = [
    [0, 0, -9, 6.4, 2.9, -5],
    [-8.6, 0, -9, 0, 2.9, -6.6],
    [-9.2, 2.7, -6.6, -0.4, 2.9, -5.85],
    [-0.5, 2.7, -5, 7, 2.9, -4.26],
  ]
  const lawn = new THREE.Mesh(
    new THREE.PlaneGeometry(11.6, 14).rotateX(-Math.PI / 2),
    part({ artMap: turf(), rough: 0.95 }),
  )
  shaded(lawn.geometry)
  lawn.position.set(-6.2, 0.012, 0.9)
  house.add(lawn)
  const ground = groundPlane(look, {
    kind: 'concrete',
    base: [0.4, 0.385, 0.36],
    second: [0.46, 0.445, 0.42],
    grain: 1.8,
    speckle: 0.6,
    sky: [0.62, 0.68, 0.74],
    sunLight: [0.72, 0.65, 0.54],
    mist: 0.001,
  })
  const size = Math.hypot(...sun)
  return composed(
    [
      skyDome(look),
      ground,
      standing(house, boxes),
      standing(hedge(-8.6, -2.6, -6, 0.7, 4)),
      standing(hedge(6.8, 13, -4.6, 1.5, 9)),
      standing(gumTree(9.5, -9, 9, 13)),
      standing(gumTree(-11.5, -9, 10, 25)),
      parked('hatch', 'blue', 2.2, 0.2, 226),
    ],
    {
      ...SIZE,
      camera: { from: [-1.9, 1.45, 9.4], to: [0.9, 1.4, -1], lens: 29 },
      shadow: { sun: { x: sun[0] / size, y: sun[1] / size, z: sun[2] / size }, within: [-10, -9, 9, 4] },
    },
  )
}
