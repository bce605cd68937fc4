/** GLSL of the studio's light: what arrives at a point from a direction, and how a surface returns it. */

export const lighting = /* glsl */ `
uniform sampler2D floorShadow;
uniform vec4 floorFrame;
uniform vec3 skyHigh;
uniform vec3 skyLow;
uniform vec3 floorLight;
uniform vec3 sunColour;
uniform vec3 sunDirection;
uniform float softboxes;
uniform vec3 glowColour;

float onFloor(vec2 p) {
  vec2 uv = (p - floorFrame.xy) * floorFrame.zw;
  vec2 edge = smoothstep(vec2(0.0), vec2(0.04), uv) * smoothstep(vec2(0.0), vec2(0.04), 1.0 - uv);
  return mix(1.0, texture(floorShadow, clamp(uv, 0.0, 1.0)).r, edge.x * edge.y);
}

float panel(vec2 p, vec2 halfSize, float corner, float soft) {
  vec2 d = abs(p) - halfSize + corner;
  float dist = length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - corner;
  return 1.0 - smoothstep(-soft, soft, dist);
}

// Radiance arriving at pos from direction dir, blurred for a surface of this roughness.
vec3 arriving(vec3 pos, vec3 dir, float rough) {
  float blur = rough * rough * 2.2;
  float up = dir.y;
  vec3 wall = mix(skyLow, skyHigh, smoothstep(-0.05 - blur, 0.75 + blur, up));
  vec3 light = wall;
  float below = 1.0 - smoothstep(-0.02 - blur * 0.35, 0.02 + blur * 0.35, up);
  if (below > 0.0) {
    float down = max(-up, 0.02);
    vec2 hit = pos.xz + dir.xz * (pos.y / down);
    float far = length(dir.xz) / down * pos.y;
    vec3 ground = floorLight * mix(1.0, 0.62, smoothstep(1.0, 9.0, length(hit)));
    ground *= mix(onFloor(hit), 0.72, clamp(blur * 0.6, 0.0, 1.0));
    ground = mix(ground, wall * 0.9, smoothstep(6.0, 30.0, far));
    light = mix(light, ground, below);
  }
  if (softboxes > 0.0) {
    if (up > 0.02) {
      float reach = (4.6 - pos.y) / up;
      vec2 hit = pos.xz + dir.xz * reach;
      float soft = 0.22 + blur * reach * 0.8;
      float top = panel(hit - vec2(0.3, 0.0), vec2(3.3, 1.25), 0.4, soft);
      float left = panel(hit - vec2(0.0, 3.9), vec2(4.2, 0.5), 0.3, soft);
      float right = panel(hit - vec2(0.0, -3.9), vec2(4.2, 0.5), 0.3, soft);
      light += vec3(5.2) * top * softboxes + vec3(2.6) * (left + right) * softboxes;
    }
    // Tall panels ahead and behind, which draw the ends of the car.
    float fore = (7.0 * sign(dir.x) - pos.x) / (abs(dir.x) < 0.05 ? 0.05 * sign(dir.x + 1e-5) : dir.x);
    vec3 hitFore = pos + dir * fore;
    float softFore = 0.3 + blur * fore * 0.6;
    light += vec3(1.5) * panel(hitFore.zy - vec2(0.0, 2.6), vec2(2.6, 1.0), 0.3, softFore) * softboxes;
    float flank = (7.5 * sign(dir.z) - pos.z) / (abs(dir.z) < 0.05 ? 0.05 * sign(dir.z + 1e-5) : dir.z);
    vec3 hitFlank = pos + dir * flank;
    float softFlank = 0.5 + blur * flank * 0.6;
    light += vec3(0.75) * panel(hitFlank.xy - vec2(0.0, 2.7), vec2(5.5, 1.15), 0.4, softFlank) * softboxes;
  }
  // Light along the horizon towards the sun, at dusk and dawn.
  float facing = max(dot(normalize(dir.xz + vec2(1e-5)), normalize(sunDirection.xz + vec2(1e-5))), 0.0);
  light += glowColour * facing * facing * exp(-abs(up) * 4.5) * step(-0.02, up);
  float toSun = max(dot(dir, sunDirection), 0.0);
  float tight = mix(900.0, 6.0, clamp(rough * 1.4, 0.0, 1.0));
  light += sunColour * pow(toSun, tight) * mix(14.0, 0.35, clamp(rough * 1.6, 0.0, 1.0));
  return light;
}

// Irradiance over pi, for the diffuse base.
vec3 scattered(vec3 pos, vec3 n) {
  float up = n.y * 0.5 + 0.5;
  float shade = onFloor(pos.xz + n.xz * (0.25 + pos.y * 0.7));
  vec3 ground = floorLight * mix(0.35, 0.8, shade);
  vec3 walls = mix(skyLow, skyHigh, 0.4) * 0.85 + vec3(0.27) * softboxes;
  vec3 sky = skyHigh * 0.75 + vec3(1.2, 1.2, 1.18) * softboxes;
  vec3 e = up < 0.5 ? mix(ground, walls, up * 2.0) : mix(walls, sky, pow(up * 2.0 - 1.0, 0.9));
  e += vec3(0.16) * softboxes * max(0.0, n.x) + vec3(0.2) * softboxes * abs(n.z);
  e += sunColour * max(dot(n, sunDirection), 0.0) * 0.55;
  return e;
}

vec2 splitSum(float rough, float nv) {
  vec4 r = rough * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
  float a = min(r.x * r.x, exp2(-9.28 * nv)) * r.x + r.y;
  return vec2(-1.04, 1.04) * a + r.zw;
}
`

export const surface = /* glsl */ `
struct Surface { vec3 albedo; float rough; float metal; float coat; float coatRough; vec3 glow; float spec; };

// Light that reaches a point, looked up once and then reflected by as many surfaces as the exposure needs.
struct Light { vec3 diffuse; vec3 specular; vec3 coat; vec2 ab; float fresnel; };

Light lightAt(Surface s, vec3 pos, vec3 n, vec3 view, float ao) {
  Light light;
  float nv = clamp(dot(n, view), 0.02, 1.0);
  float specAo = clamp(pow(nv + ao, exp2(-16.0 * s.rough - 1.0)) - 1.0 + ao, 0.0, 1.0);
  vec3 mirrored = reflect(-view, n);
  light.ab = splitSum(s.rough, nv);
  light.diffuse = scattered(pos, n) * ao;
  light.specular = arriving(pos, mirrored, s.rough) * specAo;
  light.fresnel = 0.04 + 0.96 * pow(1.0 - nv, 5.0);
  light.coat = s.coat > 0.0 ? arriving(pos, mirrored, s.coatRough) * mix(ao, 1.0, 0.4) : vec3(0.0);
  return light;
}

vec3 reflected(Surface s, Light light) {
  vec3 f0 = mix(vec3(0.04) * s.spec, s.albedo, s.metal);
  vec3 colour = light.diffuse * s.albedo * (1.0 - s.metal) + light.specular * (f0 * light.ab.x + light.ab.y * s.spec);
  return colour * (1.0 - s.coat * light.fresnel) + light.coat * light.fresnel * s.coat + s.glow;
}
`
