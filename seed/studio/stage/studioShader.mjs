/**
 * The studio's one shader: a physically based surface (base, metal, clear coat) lit by area lights that are evaluated in
 * place, so that reflections of the soft boxes, the floor and the car's own shadow sit where they would in a real studio.
 */
import * as THREE from 'three'
import { lighting, surface } from './light.mjs'

const vertexShader = /* glsl */ `
#ifdef SKIN
in vec4 region;
out vec4 vRegion;
#endif
in float shade;
out float vShade;
out vec3 vWorld;
out vec3 vLocal;
out vec3 vNormalWorld;
out vec3 vNormalLocal;
#ifdef USE_UV_ART
out vec2 vUvArt;
#endif
void main() {
  #ifdef SKIN
  vRegion = region;
  #endif
  #ifdef USE_UV_ART
  vUvArt = uv;
  #endif
  vShade = shade;
  vLocal = position;
  vNormalLocal = normal;
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  vNormalWorld = normalize(mat3(modelMatrix) * normal);
  gl_Position = projectionMatrix * viewMatrix * world;
}`

const skin = /* glsl */ `

// Three exposures at once: paint black, paint white, and white with metal flake. Every colour is mixed from them.
#define FLAKE 0.72
uniform float noseAt;
uniform float noseAxis;
uniform float tailAt;
uniform float tailAxis;
uniform sampler2D sideMask; uniform sampler2D sideArt; uniform vec4 sideFrame;
uniform sampler2D noseMask; uniform sampler2D noseArt; uniform vec4 noseFrame;
uniform sampler2D tailMask; uniform sampler2D tailArt; uniform vec4 tailFrame;
uniform sampler2D topMask; uniform vec4 topFrame;
uniform vec3 arches; // front axle x, rear axle x, hub height
uniform vec2 archSize; // radius, how far in from the flank it reaches
uniform float liningBelow;
uniform float openTop;

vec2 framed(vec2 p, vec4 frame) { return (p - frame.xy) * frame.zw; }
float within(vec2 uv) { vec2 inside = step(vec2(0.002), uv) * step(uv, vec2(0.998)); return inside.x * inside.y; }
`

const fragmentShader = /* glsl */ `
precision highp float;
layout(location = 0) out vec4 inBlack;
layout(location = 1) out vec4 inWhite;
layout(location = 2) out vec4 inFlake;
in float vShade;
in vec3 vWorld;
in vec3 vLocal;
in vec3 vNormalWorld;
in vec3 vNormalLocal;
uniform vec3 albedo;
uniform float rough;
uniform float metal;
uniform float coat;
uniform vec3 glow;
uniform float opacity;
uniform float tintFrom;
uniform vec3 pocket;
uniform vec4 worn;
#ifdef USE_UV_ART
in vec2 vUvArt;
uniform sampler2D artMap;
uniform float artGlow;
#endif
${lighting}
${surface}
#if defined(SKIN) || defined(PAINTED)
${skin}
#endif
#ifdef SKIN
in vec4 vRegion;
#endif

void main() {
  vec3 view = normalize(cameraPosition - vWorld);
  vec3 n = normalize(vNormalWorld);
  float ao = vShade;
  Surface s = Surface(albedo, rough, metal, coat, 0.04, glow, 1.0);
  #ifdef PAINTED
  s.albedo = vec3(0.0);
  s.rough = 0.42;
  s.metal = 0.0;
  float painted = 1.0;
  s.coat = 1.0;
  s.spec = 0.0;
  #endif
  #ifdef MACHINED
  float cut = smoothstep(0.86, 0.94, vNormalLocal.z);
  s.albedo = mix(pocket, s.albedo, cut);
  s.metal = mix(0.3, s.metal, cut);
  #endif
  #ifdef USE_UV_ART
  vec4 uvArt = texture(artMap, vUvArt);
  s.albedo = mix(s.albedo, uvArt.rgb, uvArt.a);
  s.glow += uvArt.rgb * uvArt.a * artGlow;
  #endif
  #ifdef SKIN
  vec3 nl = normalize(vNormalLocal);
  vec2 hubs = vec2(vLocal.x - arches.x, vLocal.x - arches.y);
  float hub = min(length(vec2(hubs.x, vLocal.y - arches.z)), length(vec2(hubs.y, vLocal.y - arches.z)));
  if (openTop > 0.5 && vRegion.w > 0.004 && vRegion.x < -0.04) discard;
  if (hub < archSize.x && abs(vLocal.z) > archSize.y) discard;

  float along = noseAt - vLocal.x;
  vec4 mask = vec4(0.0);
  vec4 art = vec4(0.0);
  vec2 uv = framed(vec2(along, vLocal.y), sideFrame);
  float gate = smoothstep(0.25, 0.4, abs(nl.z)) * within(uv);
  mask = texture(sideMask, uv) * gate;
  vec4 sideColour = texture(sideArt, uv);
  art = vec4(sideColour.rgb, sideColour.a * gate);

  float angle = atan(abs(vLocal.z), vLocal.x - noseAxis);
  uv = framed(vec2(angle * (noseAt - noseAxis), vLocal.y), noseFrame);
  gate = step(noseAxis + 0.02, vLocal.x) * (1.0 - smoothstep(0.86, 0.93, nl.y)) * within(uv);
  mask = max(mask, texture(noseMask, uv) * gate);
  vec4 over = texture(noseArt, uv);
  art = mix(art, vec4(over.rgb, 1.0), over.a * gate);

  angle = atan(abs(vLocal.z), tailAxis - vLocal.x);
  uv = framed(vec2(angle * (tailAxis - tailAt), vLocal.y), tailFrame);
  gate = step(vLocal.x, tailAxis - 0.02) * (1.0 - smoothstep(0.86, 0.93, nl.y)) * within(uv);
  mask = max(mask, texture(tailMask, uv) * gate);
  over = texture(tailArt, uv);
  art = mix(art, vec4(over.rgb, 1.0), over.a * gate);

  uv = framed(vec2(along, abs(vLocal.z)), topFrame);
  gate = smoothstep(0.6, 0.75, nl.y) * within(uv);
  mask = max(mask, texture(topMask, uv) * gate);

  float solid = max(mask.r, max(art.a, mask.a));
  float pane = max(vRegion.x, max(vRegion.y, vRegion.z));
  float line = max(fwidth(pane) * 0.7, 0.0001);
  float glassy = smoothstep(-line, line, pane) * (1.0 - step(0.5, mask.r));
  #ifdef GLASS
  if (glassy < 0.5) discard;
  #else
  if (glassy > 0.5) discard;
  #endif

  if (!gl_FrontFacing) {
    inBlack = vec4(scattered(vWorld, vec3(0.0, 1.0, 0.0)) * mix(0.004, 0.035, smoothstep(liningBelow - 0.1, liningBelow + 0.1, vLocal.y)), 1.0);
    inWhite = inBlack;
    inFlake = inBlack;
    return;
  }
  #ifndef GLASS
  // Rubber seal round each pane.
  float seal = smoothstep(-0.016 - line, -0.016 + line, pane);
  s.albedo = mix(s.albedo, vec3(0.012), seal);
  s.rough = mix(s.rough, 0.35, seal);
  painted *= 1.0 - seal;
  s.spec = mix(s.spec, 1.0, seal);
  float plastic = max(mask.r, step(nl.y, -0.55));
  s.albedo = mix(s.albedo, vec3(0.022), plastic);
  s.rough = mix(s.rough, 0.55, plastic);
  s.metal = mix(s.metal, 0.0, plastic);
  s.coat *= 1.0 - plastic;
  painted *= 1.0 - plastic;
  s.spec = mix(s.spec, 1.0, plastic);
  s.albedo = mix(s.albedo, art.rgb, art.a);
  s.rough = mix(s.rough, 0.25, art.a);
  s.metal = mix(s.metal, 0.0, art.a);
  s.spec = mix(s.spec, 1.0, art.a);
  s.coat = mix(s.coat, 0.9, art.a);
  painted *= 1.0 - art.a;
  s.albedo = mix(s.albedo, vec3(0.75), mask.a);
  s.metal = mix(s.metal, 1.0, mask.a);
  s.rough = mix(s.rough, 0.16, mask.a);
  painted *= 1.0 - mask.a;
  s.glow += art.rgb * mask.b * 1.6;
  float groove = mask.g;
  s.albedo *= 1.0 - 0.93 * groove;
  painted *= 1.0 - 0.93 * groove;
  s.coat *= 1.0 - groove;
  s.spec *= 1.0 - 0.8 * groove;
  s.metal *= 1.0 - groove;
  ao *= 1.0 - 0.6 * groove;
  #endif
  #endif
  vec3 colour;
  #ifdef GLASS
  float nv = clamp(dot(n, view), 0.02, 1.0);
  float fresnel = 0.04 + 0.96 * pow(1.0 - nv, 5.0);
  float tint = opacity;
  #ifdef SKIN
  tint = vRegion.x > 0.0 ? opacity * 0.82 : opacity;
  tint = (along > tintFrom || vRegion.z > 0.0) ? 0.9 : tint;
  #endif
  colour = arriving(vWorld, reflect(-view, n), 0.02) * (fresnel * 1.15 + 0.012) + vec3(0.006, 0.008, 0.008);
  inBlack = vec4(colour, max(tint, fresnel));
  inWhite = inBlack;
  inFlake = inBlack;
  #else
  Light light = lightAt(s, vWorld, n, view, ao);
  inBlack = vec4(reflected(s, light), 1.0);
  inWhite = inBlack;
  inFlake = inBlack;
  #ifdef PAINTED
  s.albedo += painted;
  inWhite.rgb = reflected(s, light);
  s.metal = mix(s.metal, FLAKE, painted);
  inFlake.rgb = reflected(s, light);
  // A body that wears its own colour, whatever is developed.
  if (worn.a >= 0.0) {
    vec3 solid = inBlack.rgb + (inWhite.rgb - inBlack.rgb) * worn.rgb;
    vec3 flake = inBlack.rgb + (inFlake.rgb - inBlack.rgb) * worn.rgb;
    inBlack.rgb = mix(solid, flake, worn.a);
    inWhite = inBlack;
    inFlake = inBlack;
  }
  #endif
  #endif
}`

const black = new THREE.DataTexture(new Uint8Array(4), 1, 1)
black.needsUpdate = true

/** Uniforms that every material on the stage shares: change one and the whole scene follows. */
export const shared = {
  floorShadow: { value: null },
  floorFrame: { value: new THREE.Vector4(-1, -1, 0.5, 0.5) },
  skyHigh: { value: new THREE.Color(0.2, 0.205, 0.215) },
  skyLow: { value: new THREE.Color(0.3, 0.305, 0.315) },
  floorLight: { value: new THREE.Color(0.72, 0.72, 0.72) },
  sunColour: { value: new THREE.Color(0, 0, 0) },
  sunDirection: { value: new THREE.Vector3(0.3, 0.8, 0.4).normalize() },
  softboxes: { value: 1 },
  glowColour: { value: new THREE.Color(0, 0, 0) },
}

/**
 * @param kind 'part' | 'painted' | 'skin' | 'glass' | 'skinGlass'
 * @param values albedo (linear rgb), rough, metal, coat, glow, opacity; a skin's sheets and arches
 */
export function studioMaterial(kind, values = {}) {
  const defines = {}
  if (kind === 'painted') defines.PAINTED = 1
  if (kind === 'skin' || kind === 'skinGlass') defines.SKIN = 1
  if (kind === 'skin') defines.PAINTED = 1
  if (kind === 'glass' || kind === 'skinGlass') defines.GLASS = 1
  if (values.artMap) defines.USE_UV_ART = 1
  if (values.machined) defines.MACHINED = 1
  const uniforms = {
    ...shared,
    albedo: { value: new THREE.Color(...(values.albedo ?? [0.5, 0.5, 0.5])) },
    rough: { value: values.rough ?? 0.5 },
    metal: { value: values.metal ?? 0 },
    coat: { value: values.coat ?? 0 },
    glow: { value: new THREE.Color(...(values.glow ?? [0, 0, 0])) },
    opacity: { value: values.opacity ?? 1 },
    artMap: { value: values.artMap ?? black },
    artGlow: { value: values.artGlow ?? 0 },
    worn: { value: new THREE.Vector4(0, 0, 0, -1) },
    pocket: { value: new THREE.Color(...(values.machined ?? [0, 0, 0])) },
    ...(values.skin ?? {}),
  }
  const glass = Boolean(defines.GLASS)
  return new THREE.ShaderMaterial({
    vertexShader,
    fragmentShader,
    glslVersion: THREE.GLSL3,
    defines,
    uniforms: { tintFrom: { value: 99 }, ...uniforms },
    side: kind === 'skin' || values.bothSides ? THREE.DoubleSide : THREE.FrontSide,
    transparent: glass,
    depthWrite: !glass,
    blending: glass ? THREE.CustomBlending : THREE.NoBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneMinusSrcAlphaFactor,
  })
}
