/** The dash, its screens, vents and steering wheel. */
import * as THREE from 'three'
import { fromField, placed, shaded, softBox, softBoxGeometry } from '../../parts/geometry.mjs'
import { roundMax, roundMin, smoothstep } from '../../shape/curves.mjs'
import { part } from '../rooms/room.mjs'
import { textureOf } from '../signs.mjs'

export function dashField(trim) {
  const half = 0.72 + (trim.wide ?? 0)
  const lean = trim.upright ? 0.06 : 0.14
  return (x, y, z) => {
    const bow = 0.05 * (z / half) ** 2
    const face = 0.52 + bow + lean * smoothstep(0.62, 0.93, y)
    const pad = roundMax(
      roundMax(face - x, x - 1.15, 0.05),
      roundMax(y - (0.93 - 0.1 * smoothstep(0.6, 1.05, x) * 0.3), 0.5 - y, 0.08),
      0.07,
    )
    const shelf = softBox(x - 0.62, y - 0.775, z, 0.12, 0.022, half + 0.02, 0.02)
    const hood = softBox(x - 0.68, y - 0.95 + 0.25 * (z - 0.37) ** 2 * 4, z - 0.37, 0.16, 0.06, 0.2, 0.05)
    const knee = softBox(x - 0.66, y - 0.56, z, 0.12, 0.12, half, 0.08)
    let body = roundMin(roundMin(pad, hood, 0.06), knee, 0.05)
    body = roundMin(body, shelf, 0.015)
    const dial = softBox(x - 0.5, y - 0.945, z - 0.37, 0.12, 0.045, 0.15, 0.03)
    body = roundMax(body, -dial, 0.01)
    return Math.max(body, Math.abs(z) - half - 0.04)
  }
}

export function screenArt(kind) {
  const canvas = new OffscreenCanvas(1024, kind === 'cluster' ? 380 : 600)
  const context = canvas.getContext('2d')
  const { width: w, height: h } = canvas
  context.fillStyle = '#05070a'
  context.fillRect(0, 0, w, h)
  if (kind === 'cluster') {
    for (const [x, colour, share] of [
      [210, '#e8edf2', 0.42],
      [814, '#e8edf2', 0.3],
    ]) {
      context.strokeStyle = '#2b333c'
      context.lineWidth = 10
      context.beginPath()
      context.arc(x, 200, 140, Math.PI * 0.8, Math.PI * 2.2)
      context.stroke()
      context.strokeStyle = colour
      context.beginPath()
      context.arc(x, 200, 140, Math.PI * 0.8, Math.PI * (0.8 + 1.4 * share))
      context.stroke()
      context.lineWidth = 4
      for (let i = 0; i <= 8; i++) {
        const a = Math.PI * (0.8 + (1.4 * i) / 8)
        context.beginPath()
        context.moveTo(x + Math.cos(a) * 108, 200 + Math.sin(a) * 108)
        context.lineTo(x + Math.cos(a) * 124, 200 + Math.sin(a) * 124)
        context.stroke()
      }
    }
    context.fillStyle = '#39a3d8'
    context.fillRect(430, 120, 164, 10)
    context.fillStyle = '#8d98a3'
    for (const [y, width] of [
      [160, 120],
      [190, 164],
      [220, 90],
    ])
      context.fillRect(430, y, width, 8)
    return textureOf(canvas)
  }
  context.fillStyle = '#131a21'
  context.fillRect(0, 0, w, h)
  context.strokeStyle = '#2d3944'
  context.lineWidth = 18
  for (const [x0, y0, x1, y1] of [
    [120, 0, 420, 600],
    [0, 220, 680, 120],
    [300, 600, 680, 330],
    [520, 0, 560, 600],
  ]) {
    context.beginPath()
    context.moveTo(x0, y0)
    context.lineTo(x1, y1)
    context.stroke()
  }
  context.strokeStyle = '#3fa4e8'
  context.lineWidth = 12
  context.beginPath()
  context.moveTo(330, 420)
  context.lineTo(250, 260)
  context.lineTo(540, 150)
  context.stroke()
  context.fillStyle = '#3fa4e8'
  context.beginPath()
  context.arc(330, 420, 22, 0, 7)
  context.fill()
  context.fillStyle = '#0c1116'
  context.fillRect(690, 0, 334, h)
  for (let i = 0; i < 6; i++) {
    context.fillStyle = ['#2f6fb0', '#2e8a62', '#b1512f', '#6a4f9c', '#3f4a55', '#3f4a55'][i]
    context.beginPath()
    context.roundRect(735 + (i % 2) * 136, 60 + Math.floor(i / 2) * 165, 110, 110, 24)
    context.fill()
  }
  return textureOf(canvas)
}

export function steeringWheel() {
  const group = new THREE.Group()
  const leather = part({ albedo: [0.016, 0.016, 0.017], rough: 0.5 })
  const metal = part({ albedo: [0.4, 0.41, 0.42], rough: 0.3, metal: 0.9 })
  group.add(new THREE.Mesh(shaded(new THREE.TorusGeometry(0.182, 0.0165, 18, 72), 0.9), leather))
  const hub = fromField(
    (x, y, z) => {
      const pad = softBox(x, y + 0.008, z, 0.07 + y * 0.12, 0.06, 0.024, 0.022)
      const arms = Math.min(
        softBox(Math.abs(x) - 0.12, y - 0.012, z + 0.008, 0.06, 0.018, 0.012, 0.01),
        softBox(x, y + 0.12, z + 0.008, 0.028, 0.07, 0.01, 0.01),
      )
      return roundMin(pad, arms, 0.02)
    },
    { min: [-0.2, -0.2, -0.06], max: [0.2, 0.1, 0.06] },
    0.006,
    { shade: 0.9 },
  )
  group.add(new THREE.Mesh(hub, leather))
  for (const side of [-1, 1]) {
    group.add(placed(softBoxGeometry(0.032, 0.011, 0.006, 0.005), metal, side * 0.108, 0.014, 0.008))
    for (const step of [-1, 0, 1])
      group.add(
        placed(
          softBoxGeometry(0.007, 0.006, 0.006, 0.004),
          part({ albedo: [0.05, 0.05, 0.055], rough: 0.4 }),
          side * 0.108 + step * 0.019,
          0.014,
          0.013,
        ),
      )
  }
  group.add(placed(shaded(new THREE.TorusGeometry(0.02, 0.003, 8, 32)), metal, 0, 0, 0.024))
  return group
}

export function vent(group, x, y, z, halfZ, halfY) {
  group.add(
    placed(softBoxGeometry(0.02, halfY, halfZ, 0.015), part({ albedo: [0.006, 0.006, 0.006], rough: 0.7 }), x, y, z),
  )
  for (let i = -1; i <= 1; i++)
    group.add(
      placed(
        softBoxGeometry(0.008, 0.003, halfZ - 0.008, 0.003),
        part({ albedo: [0.05, 0.05, 0.052], rough: 0.4 }),
        x - 0.018,
        y + i * halfY * 0.55,
        z,
      ),
    )
}
