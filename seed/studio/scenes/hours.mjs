/** Times of day, far hills and grounds that the dealerships stand in. */

/** Times of day: what the sky looks like, and the light it gives. */
export const HOURS = {
  noon: {
    look: {
      zenith: [0.09, 0.24, 0.52],
      horizon: [0.62, 0.72, 0.8],
      glow: [0.12, 0.12, 0.1],
      cloud: { light: [0.95, 0.95, 0.95], amount: 0.5 },
      rise: 2.6,
    },
    light: { high: [0.3, 0.42, 0.6], low: [0.62, 0.66, 0.7], floor: [0.34, 0.34, 0.34], sun: [0.95, 0.92, 0.85] },
    ground: { sky: [0.62, 0.68, 0.78], sunLight: [0.85, 0.82, 0.74] },
    sun: [-0.45, 0.78, 0.55],
    lit: 0.35,
    exposure: 1.18,
  },
  morning: {
    look: {
      zenith: [0.2, 0.38, 0.58],
      horizon: [0.85, 0.8, 0.72],
      glow: [0.5, 0.36, 0.2],
      cloud: { light: [0.98, 0.93, 0.88], amount: 0.62 },
      rise: 2.8,
    },
    light: { high: [0.36, 0.44, 0.55], low: [0.7, 0.68, 0.64], floor: [0.32, 0.31, 0.29], sun: [0.9, 0.76, 0.55] },
    ground: { sky: [0.6, 0.66, 0.74], sunLight: [0.7, 0.58, 0.42] },
    sun: [0.72, 0.42, 0.56],
    lit: 0.5,
    exposure: 1.14,
  },
  overcast: {
    look: {
      zenith: [0.5, 0.54, 0.6],
      horizon: [0.78, 0.8, 0.82],
      glow: [0.05, 0.05, 0.05],
      cloud: { light: [0.84, 0.86, 0.88], amount: 0.9 },
      rise: 2,
    },
    light: { high: [0.6, 0.63, 0.68], low: [0.66, 0.68, 0.7], floor: [0.28, 0.28, 0.28], sun: [0.12, 0.12, 0.12] },
    ground: { sky: [1.05, 1.07, 1.1], sunLight: [0.1, 0.1, 0.1] },
    sun: [-0.2, 0.9, 0.4],
    lit: 0.8,
    exposure: 1.08,
  },
  evening: {
    look: {
      zenith: [0.14, 0.2, 0.38],
      horizon: [0.9, 0.55, 0.34],
      glow: [0.9, 0.42, 0.14],
      cloud: { light: [0.85, 0.52, 0.42], amount: 0.6 },
      rise: 3.6,
    },
    light: {
      high: [0.2, 0.24, 0.36],
      low: [0.6, 0.44, 0.36],
      floor: [0.22, 0.19, 0.17],
      sun: [0.7, 0.42, 0.22],
      glow: [0.6, 0.32, 0.14],
    },
    ground: { sky: [0.55, 0.52, 0.58], sunLight: [0.42, 0.24, 0.12] },
    sun: [-0.85, 0.26, 0.42],
    lit: 1,
  },
  dusk: {
    look: {
      zenith: [0.02, 0.05, 0.13],
      horizon: [0.42, 0.3, 0.36],
      glow: [0.5, 0.2, 0.1],
      cloud: { light: [0.22, 0.17, 0.24], amount: 0.55 },
      rise: 5,
    },
    light: {
      high: [0.07, 0.1, 0.18],
      low: [0.3, 0.26, 0.32],
      floor: [0.13, 0.13, 0.15],
      glow: [0.35, 0.2, 0.14],
      softboxes: 0.22,
    },
    ground: { sky: [0.62, 0.64, 0.8], sunLight: [0, 0, 0] },
    sun: [-0.6, 0.12, -0.8],
    lit: 1.5,
  },
}

export const CITY = [
  { colour: [0.2, 0.23, 0.26], height: 0.045, swell: 9, seed: 3.3, haze: 0.55 },
  { colour: [0.07, 0.1, 0.07], height: 0.022, swell: 14, seed: 8.1, haze: 0.25, trees: 0.02 },
]

export const COUNTRY = [
  { colour: [0.2, 0.22, 0.2], height: 0.06, swell: 2.4, seed: 2.2, haze: 0.6 },
  { colour: [0.12, 0.13, 0.07], height: 0.03, swell: 5, seed: 6.2, haze: 0.35, trees: 0.018 },
]

export const COAST = [
  { colour: [0.16, 0.24, 0.24], height: 0.07, swell: 2.1, seed: 9.4, haze: 0.6 },
  { colour: [0.06, 0.1, 0.06], height: 0.03, swell: 8, seed: 4.4, haze: 0.25, trees: 0.024 },
]

export const ASPHALT = {
  kind: 'asphalt',
  base: [0.1, 0.102, 0.106],
  second: [0.135, 0.135, 0.138],
  grain: 3,
  speckle: 1,
  gloss: 0.12,
}

export const CONCRETE = {
  kind: 'concrete',
  base: [0.36, 0.355, 0.34],
  second: [0.43, 0.42, 0.4],
  grain: 1.6,
  speckle: 0.5,
  gloss: 0.06,
}

export const GRAVEL = { kind: 'paddock', base: [0.3, 0.2, 0.13], second: [0.4, 0.29, 0.19], grain: 3.4, speckle: 1.4 }
