/** Wheels: tyre, alloy face, barrel, disc and caliper. Made around z with the outer face towards +z. */
import * as THREE from 'three'
import { mix, roundMax, roundMin, smoothstep } from '../shape/curves.mjs'
import { studioMaterial } from '../stage/studioShader.mjs'
import { fromField, shaded } from './geometry.mjs'

const rubber = () => studioMaterial('part', { albedo: [0.016, 0.016, 0.017], rough: 0.7 })

function lathe(points, shade, segments = 96) {
  const geometry = new THREE.LatheGeometry(
    points.map(([r, z]) => new THREE.Vector2(r, z)),
    segments,
  )
  geometry.rotateX(Math.PI / 2)
  return shaded(geometry, shade)
}

function tyre(radius, rim, width) {
  const w = width / 2
  const wall = radius - rim
  const profile = [
    [rim - 0.004, -w * 0.8],
    [rim + wall * 0.15, -w * 0.93],
    [rim + wall * 0.5, -w],
    [radius - wall * 0.16, -w * 0.93],
    [radius - 0.004, -w * 0.8],
    [radius, -w * 0.62],
    [radius, -w * 0.3],
    [radius - 0.009, -w * 0.29],
    [radius - 0.009, -w * 0.23],
    [radius, -w * 0.22],
    [radius, w * 0.22],
    [radius - 0.009, w * 0.23],
    [radius - 0.009, w * 0.29],
    [radius, w * 0.3],
    [radius, w * 0.62],
    [radius - 0.004, w * 0.8],
    [radius - wall * 0.16, w * 0.93],
    [rim + wall * 0.62, w * 0.995],
    [rim + wall * 0.5, w],
    [rim + wall * 0.47, w * 0.985],
    [rim + wall * 0.15, w * 0.93],
    [rim + wall * 0.06, w * 0.86],
    [rim - 0.004, w * 0.8],
  ]
  return lathe(profile, 0.8)
}

/**
 * Spoke designs. Widths are shares of the rim radius at hub and rim; `split` forks each spoke by that share of its sector;
 * `dish` is how far the hub lies behind the rim, in metres; `slots` makes a pressed disc instead.
 */
const DESIGNS = {
  five: { spokes: 5, hub: 0.3, rim: 0.25, split: 0, dish: 0.022, crease: 0.5 },
  twinFive: { spokes: 5, hub: 0.105, rim: 0.095, split: 0.23, dish: 0.03, crease: 0 },
  ten: { spokes: 10, hub: 0.1, rim: 0.1, split: 0, dish: 0.026, crease: 0 },
  sixHeavy: { spokes: 6, hub: 0.3, rim: 0.27, split: 0, dish: 0.012, crease: 0.55 },
  turbine: { spokes: 7, hub: 0.17, rim: 0.2, split: 0, dish: 0.02, crease: 0, sweep: 0.32 },
  steel: { slots: 8, dish: 0.018 },
  cover: { spokes: 9, hub: 0.2, rim: 0.34, split: 0, dish: 0.012, crease: 0 },
}

function faceField(rim, design) {
  const sector = (Math.PI * 2) / (design.spokes ?? design.slots)
  const surface = (share) => -design.dish * (1 - share) ** 2 * (design.slots ? 0 : 1)
  return (x, y, z) => {
    const r = Math.hypot(x, y)
    const share = r / rim
    const turned = Math.atan2(y, x) + Math.PI / 2 - (design.sweep ?? 0) * share
    const within = (((turned % sector) + sector * 1.5) % sector) - sector / 2
    const front = z - surface(share)
    const slab = Math.max(front, -front - 0.034)
    const rimRing = roundMax(Math.max(r - rim * 0.97, rim * 0.905 - r), Math.max(z - 0.004, -z - 0.03), 0.008)
    const hub = roundMax(r - rim * 0.24, Math.max(front - 0.003, -front - 0.05), 0.012)
    let web
    if (design.slots) {
      const plate = Math.max(
        r - rim * 0.95,
        Math.abs(z + 0.02 + 0.03 * smoothstep(0.45, 0.7, share) - 0.03 * smoothstep(0.2, 0.4, share)) - 0.006,
      )
      const hole = Math.hypot(r - rim * 0.76, within * r) - rim * 0.085
      web = roundMax(plate, -hole, 0.006)
    } else {
      const half = (mix(design.hub, design.rim, share) * rim) / 2
      const offset = design.split * sector * smoothstep(0.1, 0.9, share)
      const across = Math.abs(Math.abs(within) - offset) * r
      const flute = design.crease * 0.02 * (1 - smoothstep(0, half * 0.6, across)) * smoothstep(0.3, 0.45, share)
      const spoke = roundMax(across - half, slab + flute, 0.009)
      web = Math.max(spoke, r - rim * 0.95)
    }
    return roundMin(roundMin(web, rimRing, 0.02), hub, 0.025)
  }
}

/**
 * @param options.radius over the tyre, rim: rim radius, width, design, finish: 'silver' | 'dark' | 'machined' | 'steel'
 */
export function wheel({ radius, rim, width, design = 'twinFive', finish = 'silver' }) {
  const group = new THREE.Group()
  const w = width / 2
  const tone = {
    silver: [0.6, 0.61, 0.63],
    dark: [0.05, 0.052, 0.056],
    machined: [0.66, 0.67, 0.69],
    steel: [0.34, 0.345, 0.35],
  }[finish]
  const alloy = studioMaterial('part', {
    albedo: tone,
    rough: 0.26,
    metal: finish === 'dark' ? 0.5 : 0.9,
    coat: 0.6,
    machined: finish === 'machined' ? [0.03, 0.031, 0.034] : null,
  })
  const dark = studioMaterial('part', { albedo: [0.01, 0.01, 0.011], rough: 0.6 })
  const iron = studioMaterial('part', { albedo: [0.28, 0.28, 0.29], rough: 0.4, metal: 0.9 })
  group.add(new THREE.Mesh(tyre(radius, rim, width), rubber()))
  const lip = [
    [rim * 0.93, w * 0.62],
    [rim * 0.955, w * 0.78],
    [rim * 0.975, w * 0.845],
    [rim + 0.004, w * 0.86],
    [rim + 0.006, w * 0.8],
  ]
  group.add(new THREE.Mesh(lathe(lip, 0.95), alloy))
  group.add(
    new THREE.Mesh(
      lathe(
        [
          [0.02, -w * 0.55],
          [rim * 0.8, -w * 0.55],
          [rim * 0.92, -w * 0.5],
          [rim * 0.93, w * 0.62],
        ],
        0.3,
      ),
      dark,
    ),
  )
  const reach = rim + 0.02
  const face = new THREE.Mesh(
    fromField(faceField(rim, DESIGNS[design]), { min: [-reach, -reach, -0.1], max: [reach, reach, 0.03] }, 0.0042, {
      shade: 0.95,
    }),
    alloy,
  )
  face.position.z = w * 0.8
  group.add(face)
  const disc = new THREE.Mesh(
    lathe(
      [
        [rim * 0.3, 0.012],
        [rim * 0.32, 0.02],
        [rim * 0.7, 0.02],
        [rim * 0.7, -0.01],
      ].reverse(),
      0.45,
    ),
    iron,
  )
  disc.position.z = w * 0.05
  group.add(disc)
  const caliper = new THREE.Mesh(shaded(new THREE.TorusGeometry(rim * 0.64, 0.034, 8, 16, 0.8), 0.4), iron)
  caliper.rotation.z = -0.3
  caliper.position.z = w * 0.08
  group.add(caliper)
  const hubDepth = face.position.z - DESIGNS[design].dish
  const nuts = shaded(new THREE.CylinderGeometry(0.011, 0.011, 0.012, 12).rotateX(Math.PI / 2), 0.4)
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 + Math.PI / 10
    const nut = new THREE.Mesh(nuts, dark)
    nut.position.set(Math.cos(angle) * rim * 0.165, Math.sin(angle) * rim * 0.165, hubDepth + 0.001)
    group.add(nut)
  }
  const cap = new THREE.Mesh(
    lathe(
      [
        [rim * 0.1, 0],
        [rim * 0.1, 0.008],
        [rim * 0.08, 0.011],
        [0, 0.012],
      ],
      0.9,
    ),
    studioMaterial('part', { albedo: [0.05, 0.05, 0.055], rough: 0.2, coat: 1 }),
  )
  cap.position.z = hubDepth
  group.add(cap)
  return group
}
