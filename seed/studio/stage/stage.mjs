/**
 * The studio floor: a camera per view, a seamless backdrop, and a way to develop one exposure in any paint. Light from paint
 * is linear in its colour, so a view is rendered in black, white and metallic white, and every colour is mixed from those.
 */
import * as THREE from 'three'
import { shadowTexture } from './shadowTexture.mjs'
import { shared } from './studioShader.mjs'

const OVERSAMPLE = 2

/** Views: direction of the camera (degrees round from the nose, towards the kerb side), its height and where it looks. */
export const VIEWS = {
  'front-quarter': { turn: -38, height: 1.32, fill: 0.9, lens: 22 },
  side: { turn: -90, height: 1.15, fill: 0.9, lens: 17 },
  'rear-quarter': { turn: -142, height: 1.4, fill: 0.88, lens: 22 },
  front: { turn: 0, height: 1.15, fill: 0.62, lens: 17 },
  rear: { turn: 180, height: 1.2, fill: 0.62, lens: 17 },
  high: { turn: -52, height: 3.7, fill: 0.88, lens: 24, centre: 0.42 },
  low: { turn: -24, height: 0.42, fill: 0.84, lens: 30, drop: 0.02 },
  nose: { of: 'nose', turn: -40, rise: 8, lens: 24 },
  'off-front-quarter': { turn: 38, height: 1.32, fill: 0.9, lens: 22 },
  'off-side': { turn: 90, height: 1.15, fill: 0.9, lens: 17 },
  'off-rear-quarter': { turn: 142, height: 1.4, fill: 0.88, lens: 22 },
  'rear-high': { turn: 150, height: 3.7, fill: 0.84, lens: 24, centre: 0.42 },
  'rear-low': { turn: -160, height: 0.5, fill: 0.84, lens: 28, drop: 0.02 },
  above: { turn: -90, height: 9, fill: 0.86, lens: 22, centre: 0.3 },
  wheel: { of: 'wheel', turn: -74, rise: 6, lens: 20 },
  flank: { of: 'flank', turn: -112, rise: 10, lens: 24 },
  tail: { of: 'tail', turn: -146, rise: 10, lens: 22 },
}

/** One frame of a spin: `share` of the way round, clockwise from the nose as the shopper drags to the left. */
export const spinView = (share) => ({ turn: -38 - 360 * share, height: 1.35, reach: SPIN_REACH, lens: 20 })

/** The way that each detail looks, along x and z: it can be seen from there. */
const FACING = { nose: [0.8, -0.6], wheel: [0, -1], flank: [0, -1], tail: [-0.85, -0.53] }

/** Width of the frame at the vehicle's middle as a multiple of its length: the same for every frame, so that it turns on the spot. */
const SPIN_REACH = 1.18

export class Stage {
  constructor() {
    this.renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
    this.renderer.setPixelRatio(1)
    this.renderer.autoClear = false
    this.renderer.toneMapping = THREE.NoToneMapping
    this.renderer.outputColorSpace = THREE.LinearSRGBColorSpace
    this.scene = new THREE.Scene()
    this.camera = new THREE.PerspectiveCamera(22, 1.5, 0.1, 3000)
    this.addFloor()
    this.addDarkroom()
  }

  addFloor() {
    this.floor = new THREE.Mesh(
      new THREE.PlaneGeometry(120, 120).rotateX(-Math.PI / 2),
      new THREE.ShaderMaterial({
        uniforms: {
          ...shared,
          near: { value: new THREE.Color(0.9, 0.905, 0.915) },
          far: { value: new THREE.Color(0.8, 0.81, 0.825) },
        },
        glslVersion: THREE.GLSL3,
        vertexShader:
          'out vec3 vWorld; void main() { vec4 w = modelMatrix * vec4(position, 1.0); vWorld = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }',
        fragmentShader: /* glsl */ `
          layout(location = 0) out vec4 inBlack; layout(location = 1) out vec4 inWhite; layout(location = 2) out vec4 inFlake;
          in vec3 vWorld; uniform vec3 near; uniform vec3 far; uniform sampler2D floorShadow; uniform vec4 floorFrame;
          void main() {
            vec2 uv = (vWorld.xz - floorFrame.xy) * floorFrame.zw;
            vec2 edge = smoothstep(vec2(0.0), vec2(0.12), uv) * smoothstep(vec2(0.0), vec2(0.12), 1.0 - uv);
            float shade = mix(1.0, texture(floorShadow, clamp(uv, 0.0, 1.0)).r, edge.x * edge.y);
            vec3 base = mix(near, far, smoothstep(2.5, 15.0, length(vWorld.xz)));
            inBlack = vec4(base * mix(0.03, 1.0, pow(shade, 1.25)), 1.0);
            inWhite = inBlack;
            inFlake = inBlack;
          }`,
      }),
    )
    this.scene.add(this.floor)
    this.backdrop = { low: new THREE.Color(0.8, 0.81, 0.825), high: new THREE.Color(0.7, 0.712, 0.73) }
    const dome = new THREE.Mesh(
      new THREE.SphereGeometry(90, 32, 24),
      new THREE.ShaderMaterial({
        side: THREE.BackSide,
        depthWrite: false,
        uniforms: { low: { value: this.backdrop.low }, high: { value: this.backdrop.high } },
        glslVersion: THREE.GLSL3,
        vertexShader:
          'out vec3 vDir; void main() { vDir = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
        fragmentShader: /* glsl */ `
          layout(location = 0) out vec4 inBlack; layout(location = 1) out vec4 inWhite; layout(location = 2) out vec4 inFlake;
          in vec3 vDir; uniform vec3 low; uniform vec3 high;
          void main() {
            inBlack = vec4(mix(low, high, smoothstep(0.0, 0.3, normalize(vDir).y)), 1.0);
            inWhite = inBlack;
            inFlake = inBlack;
          }`,
      }),
    )
    dome.renderOrder = -1
    this.dome = dome
    this.scene.add(dome)
  }

  addDarkroom() {
    this.darkroom = new THREE.Scene()
    this.print = new THREE.ShaderMaterial({
      uniforms: {
        black: { value: null },
        white: { value: null },
        metal: { value: null },
        colour: { value: new THREE.Color() },
        metallic: { value: 0 },
        texel: { value: new THREE.Vector2() },
        exposure: { value: 1 },
      },
      vertexShader: 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
      fragmentShader: /* glsl */ `
        varying vec2 vUv; uniform sampler2D black; uniform sampler2D white; uniform sampler2D metal;
        uniform vec3 colour; uniform float metallic; uniform vec2 texel; uniform float exposure;
        vec3 neutral(vec3 c) {
          float start = 0.76; float desaturation = 0.15;
          float x = min(c.r, min(c.g, c.b));
          float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
          c -= offset;
          float peak = max(c.r, max(c.g, c.b));
          if (peak < start) return c;
          float d = 1.0 - start;
          float newPeak = 1.0 - d * d / (peak + d - start);
          c *= newPeak / peak;
          float g = 1.0 - 1.0 / (desaturation * (peak - newPeak) + 1.0);
          return mix(c, vec3(newPeak), g);
        }
        vec3 encode(vec3 c) { return mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }
        vec3 at(vec2 uv) {
          vec3 base = texture2D(black, uv).rgb;
          vec3 solid = base + (texture2D(white, uv).rgb - base) * colour;
          vec3 flake = base + (texture2D(metal, uv).rgb - base) * colour;
          return encode(clamp(neutral(mix(solid, flake, metallic) * exposure), 0.0, 1.0));
        }
        void main() {
          vec3 sum = vec3(0.0);
          for (int i = 0; i < ${OVERSAMPLE}; i++) for (int j = 0; j < ${OVERSAMPLE}; j++)
            sum += at(vUv + (vec2(float(i), float(j)) - ${((OVERSAMPLE - 1) / 2).toFixed(1)}) * texel);
          gl_FragColor = vec4(sum / ${OVERSAMPLE * OVERSAMPLE}.0, 1.0);
        }`,
    })
    this.darkroom.add(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), this.print))
    this.flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
  }

  /** Puts a vehicle on the floor, with its shadow. */
  place(vehicle) {
    if (this.vehicle) this.scene.remove(this.vehicle.group)
    this.vehicle = vehicle
    this.scene.add(vehicle.group)
    this.silhouette = pointsOf(vehicle.group)
    shadowTexture(vehicle.solid, vehicle.bounds)
  }

  /** Clears the floor for a scene that brings its own ground and sky. */
  set(scene) {
    this.scene.remove(this.floor, this.dome)
    if (this.vehicle) this.scene.remove(this.vehicle.group)
    this.vehicle = scene
    this.scene.add(scene.group)
    const { from, to, lens } = scene.camera
    this.camera.position.set(...from)
    this.camera.up.set(0, 1, 0)
    this.camera.lookAt(...to)
    this.camera.fov = lens
    this.camera.aspect = scene.width / scene.height
    this.camera.updateProjectionMatrix()
    this.print.uniforms.exposure.value = scene.exposure ?? 1
  }

  /** Points the camera as the view asks: at a detail, on a fixed orbit, or so that the vehicle fills the frame. */
  aim(view, aspect) {
    if (view.of) this.aimClose(view, aspect)
    else if (view.reach) this.aimOrbit(view, aspect)
    else this.aimWhole(view, aspect)
  }

  /** A close-up: the vehicle says where its detail is and how many metres the picture is across. */
  aimClose({ of, turn, rise, lens }, aspect) {
    const { at, across } = this.vehicle.details[of]
    const distance = across / 2 / (Math.tan((lens * Math.PI) / 360) * aspect)
    const [around, up] = [turn, rise].map((degrees) => (degrees * Math.PI) / 180)
    const out = Math.cos(up) * distance
    this.stand([at[0] + Math.cos(around) * out, at[1] + Math.sin(up) * distance, at[2] + Math.sin(around) * out], at, {
      lens,
      aspect,
    })
  }

  aimOrbit({ turn, height, reach, lens }, aspect) {
    const { min, max } = this.vehicle.bounds
    const across = (max[0] - min[0]) * reach
    const distance = across / 2 / (Math.tan((lens * Math.PI) / 360) * aspect)
    const angle = (turn * Math.PI) / 180
    const middle = (max[0] + min[0]) / 2
    this.stand(
      [middle + Math.cos(angle) * distance, height * (max[1] / 1.55) ** 0.5, Math.sin(angle) * distance],
      [middle, max[1] * 0.42, 0],
      { lens, aspect },
    )
  }

  /** Where details stand on each frame of a spin on which they can be seen: { wheel: [{ frame, x, y }] }, 0 to 1 from the top left. */
  spinAnchors(frames, aspect) {
    const anchors = {}
    for (let frame = 0; frame < frames; frame++) {
      this.aimOrbit(spinView(frame / frames), aspect)
      for (const [name, { at }] of Object.entries(this.vehicle.details)) {
        const [x, z] = FACING[name]
        const away = [this.camera.position.x - at[0], this.camera.position.z - at[2]]
        if ((away[0] * x + away[1] * z) / Math.hypot(...away) < 0.42) continue
        const seen = new THREE.Vector3(...at).project(this.camera)
        anchors[name] ??= []
        anchors[name].push({ frame, x: round((seen.x + 1) / 2), y: round((1 - seen.y) / 2) })
      }
    }
    return anchors
  }

  stand(from, to, { lens, aspect }) {
    const camera = this.camera
    camera.fov = lens
    camera.aspect = aspect
    camera.position.set(...from)
    camera.lookAt(...to)
    camera.updateMatrixWorld()
    camera.updateProjectionMatrix()
  }

  aimWhole(view, aspect) {
    const { turn, height, fill, lens } = view
    const { max } = this.vehicle.bounds
    const camera = this.camera
    camera.fov = lens
    camera.aspect = aspect
    const angle = (turn * Math.PI) / 180
    const corners = this.silhouette
    let distance = 9
    const target = new THREE.Vector3(0, max[1] * (view.centre ?? 0.46), 0)
    for (let pass = 0; pass < 12; pass++) {
      camera.position.set(Math.cos(angle) * distance, height * (max[1] / 1.55) ** 0.5, Math.sin(angle) * distance)
      camera.lookAt(target)
      camera.updateMatrixWorld()
      camera.updateProjectionMatrix()
      const seen = corners.map((corner) => corner.clone().project(camera))
      const left = Math.min(...seen.map((p) => p.x))
      const right = Math.max(...seen.map((p) => p.x))
      const bottom = Math.min(...seen.map((p) => p.y))
      const top = Math.max(...seen.map((p) => p.y))
      const across = (right - left) / 2 / fill
      const tall = (top - bottom) / 2 / 0.8
      const pull = Math.max(across, tall)
      distance *= pull
      const tangent = Math.tan((lens * Math.PI) / 360)
      const sideways = ((left + right) / 2) * tangent * aspect * distance
      const upwards = ((top + bottom) / 2 + (view.drop ?? 0.04)) * tangent * distance
      const rightwards = new THREE.Vector3(1, 0, 0).applyQuaternion(camera.quaternion)
      target.addScaledVector(rightwards, sideways)
      target.y += upwards
    }
  }

  /** Renders the view in each basis of paint, in one pass. */
  expose(view, width, height) {
    this.aim(view, width / height)
    this.open(width, height)
  }

  /** Renders the scene as the camera stands. */
  open(width, height) {
    const target = this.target(width * OVERSAMPLE, height * OVERSAMPLE)
    this.renderer.setRenderTarget(target)
    this.renderer.clear()
    this.renderer.render(this.scene, this.camera)
    for (const [i, name] of ['black', 'white', 'metal'].entries()) this.print.uniforms[name].value = target.textures[i]
    this.renderer.setRenderTarget(null)
    this.print.uniforms.texel.value.set(1 / (width * OVERSAMPLE), 1 / (height * OVERSAMPLE))
    this.renderer.setSize(width, height, false)
  }

  /** Pixels (RGBA, top row first) of the exposed view in a paint { colour: linear rgb, metallic: 0..1 }. */
  develop({ colour, metallic }, width, height) {
    this.print.uniforms.colour.value.setRGB(...colour)
    this.print.uniforms.metallic.value = metallic
    this.renderer.setRenderTarget(null)
    this.renderer.render(this.darkroom, this.flat)
    const gl = this.renderer.getContext()
    const pixels = new Uint8Array(width * height * 4)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
    return pixels
  }

  target(width, height) {
    if (this.negative?.width === width && this.negative.height === height) return this.negative
    this.negative?.dispose()
    this.negative = new THREE.WebGLRenderTarget(width, height, {
      count: 3,
      type: THREE.HalfFloatType,
      minFilter: THREE.NearestFilter,
      magFilter: THREE.NearestFilter,
    })
    return this.negative
  }
}

/** A thinned-out cloud of a vehicle's points, enough to frame it by. */
function pointsOf(group) {
  const points = []
  group.updateMatrixWorld(true)
  group.traverse((part) => {
    if (!part.isMesh) return
    const position = part.geometry.getAttribute('position')
    const stride = Math.max(1, Math.floor(position.count / 400))
    for (let i = 0; i < position.count; i += stride)
      points.push(new THREE.Vector3().fromBufferAttribute(position, i).applyMatrix4(part.matrixWorld))
  })
  return points
}

const round = (share) => Math.round(share * 1000) / 1000
