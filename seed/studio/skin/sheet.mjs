/**
 * A drawing in metres that is projected onto a body: lamps, grilles, shut lines and trims. One canvas per layer, read back
 * as two textures: `mask` (r satin trim, g groove, b light given off, a bright metal) and `art` (colour over the paint).
 */
import * as THREE from 'three'

/** Metres that a fully opaque relief stands for, and how many pixels share one sample of it. */
const FULL_DEPTH = 0.08
const RELIEF_STEP = 2

const MASKS = ['trim', 'groove', 'emit', 'metal']

export class Sheet {
  /** @param u, v: [from, to] in metres; pixels: width of the texture */
  constructor({ u, v, pixels }) {
    this.u = u
    this.v = v
    this.scale = pixels / (u[1] - u[0])
    this.width = pixels
    this.height = Math.round(this.scale * (v[1] - v[0]))
    this.layers = {}
  }

  /** Drawing context of a layer, in metres with v upwards. */
  on(layer) {
    if (!this.layers[layer]) {
      const canvas = new OffscreenCanvas(this.width, this.height)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      context.setTransform(this.scale, 0, 0, -this.scale, -this.u[0] * this.scale, this.v[1] * this.scale)
      context.lineJoin = 'round'
      context.lineCap = 'round'
      context.fillStyle = '#fff'
      context.strokeStyle = '#fff'
      this.layers[layer] = context
    }
    return this.layers[layer]
  }

  fill(layer, path, style = '#fff') {
    const context = this.on(layer)
    context.fillStyle = style
    context.fill(path)
  }

  stroke(layer, path, width, style = '#fff') {
    const context = this.on(layer)
    context.lineWidth = width
    context.strokeStyle = style
    context.stroke(path)
  }

  /** Takes a shape out of a layer. */
  erase(layer, path) {
    const context = this.on(layer)
    context.globalCompositeOperation = 'destination-out'
    context.fill(path)
    context.globalCompositeOperation = 'source-over'
  }

  /** Draws inside a path only. */
  within(layer, path, draw) {
    const context = this.on(layer)
    context.save()
    context.clip(path)
    draw(context)
    context.restore()
  }

  /** Fills a shape into a relief layer with edges eased over `ease` metres: 'depth' goes in, 'raise' comes out. */
  sculpt(layer, path, amount, ease) {
    const context = this.on(layer)
    context.filter = `blur(${Math.max(0.5, ease * this.scale)}px)`
    context.fillStyle = `rgba(255,255,255,${amount / FULL_DEPTH})`
    context.fill(path)
    context.filter = 'none'
    this.relief = null
  }

  /** Metres inwards at a point; 0 where nothing is drawn. */
  depthAt(u, v) {
    if (!this.relief) this.relief = this.measureRelief()
    const { data, width, height } = this.relief
    const x = ((u - this.u[0]) * this.scale) / RELIEF_STEP - 0.5
    const y = ((this.v[1] - v) * this.scale) / RELIEF_STEP - 0.5
    if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return 0
    const i = Math.floor(x)
    const j = Math.floor(y)
    const fx = x - i
    const fy = y - j
    const at = j * width + i
    return (
      (data[at] * (1 - fx) + data[at + 1] * fx) * (1 - fy) +
      (data[at + width] * (1 - fx) + data[at + width + 1] * fx) * fy
    )
  }

  measureRelief() {
    const width = Math.floor(this.width / RELIEF_STEP)
    const height = Math.floor(this.height / RELIEF_STEP)
    const data = new Float32Array(width * height)
    for (const [layer, sign] of [
      ['depth', 1],
      ['raise', -1],
    ]) {
      const pixels = this.pixels(layer)
      if (!pixels) continue
      for (let j = 0; j < height; j++) {
        for (let i = 0; i < width; i++) {
          let sum = 0
          for (let b = 0; b < RELIEF_STEP; b++)
            for (let a = 0; a < RELIEF_STEP; a++)
              sum += pixels[((j * RELIEF_STEP + b) * this.width + i * RELIEF_STEP + a) * 4 + 3]
          data[j * width + i] += (sign * FULL_DEPTH * sum) / (255 * RELIEF_STEP * RELIEF_STEP)
        }
      }
    }
    return { data: softened(softened(data, width, height), width, height), width, height }
  }

  pixels(layer) {
    return this.layers[layer]?.getImageData(0, 0, this.width, this.height).data
  }

  textures() {
    const count = this.width * this.height
    const mask = new Uint8Array(count * 4)
    MASKS.forEach((name, channel) => {
      const data = this.pixels(name)
      if (!data) return
      for (let i = 0; i < count; i++) mask[i * 4 + channel] = (data[i * 4] * data[i * 4 + 3]) / 255
    })
    const art = this.pixels('art')
    return {
      mask: this.texture(mask),
      art: this.texture(art ? new Uint8Array(art.buffer) : new Uint8Array(count * 4), THREE.SRGBColorSpace),
      frame: new THREE.Vector4(this.u[0], this.v[0], 1 / (this.u[1] - this.u[0]), 1 / (this.v[1] - this.v[0])),
    }
  }

  texture(data, colorSpace = THREE.NoColorSpace) {
    const rows = this.height
    const flipped = new Uint8Array(data.length)
    const stride = this.width * 4
    for (let row = 0; row < rows; row++)
      flipped.set(data.subarray(row * stride, (row + 1) * stride), (rows - 1 - row) * stride)
    const texture = new THREE.DataTexture(flipped, this.width, this.height)
    texture.colorSpace = colorSpace
    texture.minFilter = THREE.LinearMipmapLinearFilter
    texture.magFilter = THREE.LinearFilter
    texture.generateMipmaps = true
    texture.anisotropy = 4
    texture.needsUpdate = true
    return texture
  }
}

/** Averages neighbours, to take out the steps of eight-bit relief before it shows in reflections. */
function softened(data, width, height) {
  const reach = 2
  const across = new Float32Array(data.length)
  const out = new Float32Array(data.length)
  const window = 2 * reach + 1
  for (let j = 0; j < height; j++) {
    for (let i = reach; i < width - reach; i++) {
      let sum = 0
      for (let a = -reach; a <= reach; a++) sum += data[j * width + i + a]
      across[j * width + i] = sum / window
    }
  }
  for (let j = reach; j < height - reach; j++) {
    for (let i = 0; i < width; i++) {
      let sum = 0
      for (let b = -reach; b <= reach; b++) sum += across[(j + b) * width + i]
      out[j * width + i] = sum / window
    }
  }
  return out
}

/** Closed path through corner points [u, v, radius?], each corner rounded. */
export function rounded(points, radius = 0.02) {
  const path = new Path2D()
  const n = points.length
  const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const start = middle(points[n - 1], points[0])
  path.moveTo(...start)
  for (let i = 0; i < n; i++) {
    const [u, v, r] = points[i]
    const next = points[(i + 1) % n]
    path.arcTo(u, v, next[0], next[1], r ?? radius)
  }
  path.closePath()
  return path
}

/** Open path through corner points [u, v, radius?]. */
export function polyline(points, radius = 0.04) {
  const path = new Path2D()
  path.moveTo(points[0][0], points[0][1])
  for (let i = 1; i < points.length - 1; i++) {
    const [u, v, r] = points[i]
    path.arcTo(u, v, points[i + 1][0], points[i + 1][1], r ?? radius)
  }
  const last = points[points.length - 1]
  path.lineTo(last[0], last[1])
  return path
}

export function disc(u, v, radius) {
  const path = new Path2D()
  path.arc(u, v, radius, 0, Math.PI * 2)
  return path
}

export function box(u, v, width, height, radius = 0.01) {
  const path = new Path2D()
  path.roundRect(u, v, width, height, radius)
  return path
}
