/** Sky, hills, sea and ground for the scenes, drawn by shaders from a few colours. */
import * as THREE from 'three'
import { shared } from '../stage/studioShader.mjs'

const noise = /* glsl */ `
float hash(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float smoothNoise(vec2 p) {
  vec2 i = floor(p); vec2 f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1.0, 0.0)), f.x), mix(hash(i + vec2(0.0, 1.0)), hash(i + vec2(1.0, 1.0)), f.x), f.y);
}
float fbm(vec2 p) {
  float sum = 0.0; float size = 0.5;
  for (int i = 0; i < 5; i++) { sum += size * smoothNoise(p); p = p * 2.03 + 17.1; size *= 0.5; }
  return sum;
}`

const outputs = /* glsl */ `
layout(location = 0) out vec4 inBlack; layout(location = 1) out vec4 inWhite; layout(location = 2) out vec4 inFlake;
void send(vec3 colour) { inBlack = vec4(colour, 1.0); inWhite = inBlack; inFlake = inBlack; }`

const heavens = /* glsl */ `
uniform vec3 zenith; uniform vec3 horizon; uniform vec3 sunGlow; uniform vec3 towardsSun;
uniform vec3 cloudLight; uniform float rise; uniform float glowFall; uniform float cloudAmount; uniform float sunSize;
vec3 heaven(vec3 dir) {
  float up = max(dir.y, 0.0);
  vec3 colour = mix(horizon, zenith, 1.0 - exp(-up * rise));
  float facing = max(dot(dir, towardsSun), 0.0);
  float flatFacing = max(dot(normalize(dir.xz), normalize(towardsSun.xz)), 0.0);
  colour += sunGlow * (0.75 * pow(flatFacing, 5.0) * exp(-up * glowFall) + 0.6 * pow(facing, 28.0));
  colour += sunGlow * sunSize * smoothstep(0.99955, 0.9998, facing) * 6.0;
  vec2 sky = dir.xz / (dir.y + 0.12);
  float cloud = fbm(sky * vec2(0.55, 1.5) + 3.7);
  float cover = smoothstep(0.72 - 0.5 * cloudAmount, 0.98 - 0.3 * cloudAmount, cloud) * smoothstep(0.01, 0.16, dir.y);
  return mix(colour, cloudLight + sunGlow * 0.35 * pow(flatFacing, 3.0) * exp(-up * 3.0), cover * 0.75 * min(1.0, cloudAmount * 2.0));
}`

/**
 * @param look zenith, horizon, glow (linear rgb), sun [x, y, z], cloud { light, amount }, sunSize,
 *   hills: [{ colour, height, swell, seed, trees }] far to near, skyline: { colour, height, lamps } or none
 */
export function skyDome(look) {
  const hills = look.hills ?? []
  const layers = hills
    .map(
      (hill, i) => /* glsl */ `
      {
        float ridge = ${hill.height.toFixed(4)} * (0.35 + 0.65 * fbm(vec2(turn * ${hill.swell.toFixed(2)} + ${hill.seed.toFixed(2)}, ${i}.5)));
        ridge += ${(hill.trees ?? 0).toFixed(4)} * (smoothNoise(vec2(turn * 190.0 + ${i}.0, 1.0)) * 0.7 + smoothNoise(vec2(turn * 520.0, 4.0)) * 0.3) * smoothstep(0.42, 0.6, smoothNoise(vec2(turn * 22.0 + ${hill.seed.toFixed(2)}, 9.0)));
        float edge = smoothstep(-0.0006, 0.0006, ridge - dir.y);
        vec3 tone = hillTone[${i}] * (0.9 + 0.2 * smoothNoise(vec2(turn * 60.0, dir.y * 240.0)));
        tone = mix(tone, horizon + sunGlow * 0.25 * pow(max(dot(normalize(dir.xz), normalize(towardsSun.xz)), 0.0), 4.0), ${(hill.haze ?? 0).toFixed(3)} * smoothstep(ridge, 0.0, dir.y));
        colour = mix(colour, tone, edge);
      }`,
    )
    .join('\n')
  const skyline = look.skyline
    ? /* glsl */ `
      for (int row = 0; row < 4; row++) {
        float wide = 62.0 + float(row) * 31.0;
        float stretched = turn * wide + 0.45 * sin(turn * wide * 0.37) + float(row) * 7.3;
        float column = floor(stretched);
        float inside = fract(stretched);
        float pick = hash(vec2(column, float(row) + 2.0));
        float centre = exp(-pow((turn - ${look.skyline.at.toFixed(3)}) * 3.2, 2.0));
        float tall = ${look.skyline.height.toFixed(4)} * (0.1 + pick * pick * pick * 1.2 * (0.16 + centre) + 0.1 * centre) * (1.0 - float(row) * 0.17);
        float shoulder = step(0.62, hash(vec2(column, 8.0)));
        tall *= 1.0 - 0.2 * shoulder * step(0.6, inside);
        float gap = smoothstep(0.03, 0.05, inside) * smoothstep(0.9 + 0.1 * pick, 0.88 + 0.1 * pick, inside);
        float cap = tall + 0.007 * smoothstep(0.04, 0.01, abs(inside - 0.4)) * step(0.72, pick);
        float body = gap * smoothstep(-0.0004, 0.0004, cap - dir.y);
        float haze = 0.55 - float(row) * 0.15;
        vec3 wall = mix(skylineTone * (0.75 + 0.5 * hash(vec2(column, 5.0))), colour, haze);
        wall += sunGlow * 0.05 * smoothstep(0.85, 0.95, inside);
        vec2 grid = vec2(floor(inside * (5.0 + floor(pick * 5.0))), floor(dir.y * 1150.0));
        float lamp = step(0.74, hash(grid * 1.7 + column * 3.1)) * step(0.06, inside) * step(inside, 0.84);
        wall += mix(vec3(1.0, 0.7, 0.4), vec3(0.9, 0.85, 0.8), hash(grid + 4.0)) * lamp * ${look.skyline.lamps.toFixed(3)} * step(dir.y, tall - 0.003) * hash(grid + column);
        colour = mix(colour, wall, body);
      }`
    : ''
  return new THREE.Mesh(
    new THREE.SphereGeometry(1500, 64, 40),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      depthWrite: false,
      glslVersion: THREE.GLSL3,
      uniforms: {
        ...skyUniforms(look),
        hillTone: {
          value: hills.length > 0 ? hills.map(({ colour }) => new THREE.Color(...colour)) : [new THREE.Color()],
        },
        skylineTone: { value: new THREE.Color(...(look.skyline?.colour ?? [0, 0, 0])) },
      },
      vertexShader:
        'out vec3 vDir; void main() { vDir = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
      fragmentShader: /* glsl */ `
        in vec3 vDir; uniform vec3 hillTone[${Math.max(1, hills.length)}]; uniform vec3 skylineTone;
        ${outputs} ${noise} ${heavens}
        void main() {
          vec3 dir = normalize(vDir);
          vec3 colour = heaven(dir);
          float turn = atan(dir.z, dir.x);
          ${skyline}
          ${layers}
          send(colour);
        }`,
    }),
  )
}

function skyUniforms(look) {
  return {
    zenith: { value: new THREE.Color(...look.zenith) },
    horizon: { value: new THREE.Color(...look.horizon) },
    sunGlow: { value: new THREE.Color(...look.glow) },
    towardsSun: { value: new THREE.Vector3(...look.sun).normalize() },
    cloudLight: { value: new THREE.Color(...(look.cloud?.light ?? [1, 1, 1])) },
    glowFall: { value: look.glowFall ?? 8 },
    rise: { value: look.rise ?? 4.2 },
    cloudAmount: { value: look.cloud?.amount ?? 0 },
    sunSize: { value: look.sunSize ?? 0 },
  }
}

/**
 * @param ground base and second (linear rgb), grain (noise per metre), kind: 'asphalt' | 'concrete' | 'sand' | 'paddock';
 *   sky and sun light on it; water: { from, tone } beyond z = -from; bays: { z, depth, every } painted lines; verge: { from, tone }
 */
export function groundPlane(look, ground) {
  const water = ground.water
  const bays = ground.bays
  return new THREE.Mesh(
    new THREE.PlaneGeometry(2400, 2400).rotateX(-Math.PI / 2),
    new THREE.ShaderMaterial({
      glslVersion: THREE.GLSL3,
      uniforms: {
        ...skyUniforms(look),
        floorShadow: shared.floorShadow,
        floorFrame: shared.floorFrame,
        base: { value: new THREE.Color(...ground.base) },
        second: { value: new THREE.Color(...ground.second) },
        skyLight: { value: new THREE.Color(...ground.sky) },
        sunLight: { value: new THREE.Color(...(ground.sunLight ?? [0, 0, 0])) },
        waterTone: { value: new THREE.Color(...(water?.tone ?? [0, 0, 0])) },
        vergeTone: { value: new THREE.Color(...(ground.verge?.tone ?? [0, 0, 0])) },
      },
      vertexShader:
        'out vec3 vWorld; void main() { vWorld = position; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }',
      fragmentShader: /* glsl */ `
        in vec3 vWorld; uniform sampler2D floorShadow; uniform vec4 floorFrame; uniform vec3 base; uniform vec3 second;
        uniform vec3 skyLight; uniform vec3 sunLight; uniform vec3 waterTone; uniform vec3 vergeTone;
        ${outputs} ${noise} ${heavens}
        void main() {
          vec2 p = vWorld.xz;
          vec3 view = normalize(vWorld - cameraPosition);
          float far = length(vWorld - cameraPosition);
          vec2 uv = (p - floorFrame.xy) * floorFrame.zw;
          vec2 edge = smoothstep(vec2(0.0), vec2(0.1), uv) * smoothstep(vec2(0.0), vec2(0.1), 1.0 - uv);
          vec2 open = mix(vec2(1.0), texture(floorShadow, clamp(uv, 0.0, 1.0)).rg, edge.x * edge.y);
          float detail = 1.0 / (1.0 + far * 0.03);
          float broad = fbm(p * ${(ground.grain * 0.16).toFixed(3)});
          float fine = mix(0.5, fbm(p * ${ground.grain.toFixed(3)} + 9.0), detail);
          vec3 tone = mix(base, second, smoothstep(0.3, 0.72, broad * 0.65 + fine * 0.4));
          tone *= 0.86 + 0.28 * mix(0.5, hash(floor(p * 90.0)), detail * detail * ${(ground.speckle ?? 0.5).toFixed(2)});
          float gloss = ${(ground.gloss ?? 0).toFixed(3)};
          ${ground.kind === 'sand' ? 'tone *= 0.9 + 0.16 * sin(p.y * 9.0 + fbm(p * 0.9) * 9.0) * detail;' : ''}
          ${ground.kind === 'timber' ? 'vec2 plank = p * vec2(0.34, 1.0); float grainLine = fbm(vec2(p.x * 0.5, p.y * 9.0) + fbm(p * 0.7) * 1.6); tone *= 0.78 + 0.42 * grainLine; tone *= mix(0.6, 1.0, smoothstep(0.004, 0.012, abs(fract(plank.y * 0.5 + 0.18) - 0.5)));' : ''}
          ${ground.kind === 'concrete' ? 'vec2 joint = abs(fract(p / 4.0 + 0.5) - 0.5) * 4.0; tone *= mix(0.72, 1.0, smoothstep(0.008, 0.02 + far * 0.001, min(joint.x, joint.y)));' : ''}
          ${
            bays
              ? `float bayLine = abs(fract(p.x / ${bays.every.toFixed(2)} + 0.5) - 0.5) * ${bays.every.toFixed(2)};
          float inBay = step(${(bays.z - bays.depth / 2).toFixed(2)}, p.y) * step(p.y, ${(bays.z + bays.depth / 2).toFixed(2)});
          tone = mix(tone, vec3(0.62), inBay * (1.0 - smoothstep(0.045, 0.06 + far * 0.0012, bayLine)) * 0.8);`
              : ''
          }
          ${
            ground.verge
              ? `float vergeAt = smoothstep(-0.2, 0.2, ${(-ground.verge.from).toFixed(2)} - p.y + (fbm(p * 0.7) - 0.5) * ${(ground.verge.ragged ?? 0.2).toFixed(2)});
          tone = mix(tone, vergeTone * (0.6 + 0.8 * mix(0.5, fbm(p * vec2(7.0, 16.0)), detail)), vergeAt);`
              : ''
          }
          vec3 colour = tone * (skyLight * mix(0.04, 1.0, pow(open.r, 1.2)) + sunLight * open.g * mix(0.35, 1.0, open.r));
          float grazing = pow(1.0 - abs(view.y), 5.0);
          vec3 bounce = reflect(view, normalize(vec3((fine - 0.5) * 0.05, 1.0, (broad - 0.5) * 0.05)));
          colour = mix(colour, heaven(bounce), gloss * (0.06 + 0.94 * grazing) * open.r);
          ${
            water
              ? `float shore = ${(-water.from).toFixed(2)} - p.y + (fbm(vec2(p.x * 0.05, 2.0)) - 0.5) * ${(water.wander ?? 0).toFixed(2)};
          if (shore > 0.0) {
            vec2 w = p * vec2(0.16, 0.5);
            float chop = 0.11 / (1.0 + far * 0.006);
            vec3 normal = normalize(vec3((fbm(w) - 0.5) * chop, 1.0, (fbm(w + 31.0) - 0.5) * chop * 1.8));
            vec3 mirrored = reflect(view, normal);
            mirrored.y = abs(mirrored.y) + 0.02;
            float fresnel = 0.03 + 0.97 * pow(1.0 - clamp(-view.y, 0.0, 1.0), 4.0);
            vec3 sea = mix(waterTone, heaven(normalize(mirrored)), fresnel * 0.86);
            sea *= 0.93 + 0.14 * fbm(p * vec2(0.05, 0.35));
            float foam = ${(water.foam ?? 0).toFixed(2)} * (1.0 - smoothstep(0.0, 2.4, shore)) * smoothstep(0.35, 0.7, fbm(p * vec2(0.6, 1.6)));
            colour = mix(sea, vec3(0.92) * (skyLight + sunLight), foam);
          }`
              : ''
          }
          float mist = 1.0 - exp(-max(0.0, far - 60.0) * ${(ground.mist ?? 0.0012).toFixed(5)});
          colour = mix(colour, horizon, mist);
          send(colour);
        }`,
    }),
  )
}

/** Sets the light that falls on everything in a scene. */
export function lightScene({ high, low, floor, sun = [0, 0, 0], direction, glow = [0, 0, 0], softboxes = 0 }) {
  shared.skyHigh.value.setRGB(...high)
  shared.skyLow.value.setRGB(...low)
  shared.floorLight.value.setRGB(...floor)
  shared.sunColour.value.setRGB(...sun)
  shared.sunDirection.value.set(...direction).normalize()
  shared.glowColour.value.setRGB(...glow)
  shared.softboxes.value = softboxes
}
