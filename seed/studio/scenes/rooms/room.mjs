/** What the indoor scenes share: their size, their light and plain materials. */
import { studioMaterial } from '../../stage/studioShader.mjs'
import { lightScene } from '../outdoors.mjs'

export const SIZE = { width: 1200, height: 800 }

export const part = (values) => studioMaterial('part', values)

export const INDOORS = { zenith: [0.7, 0.71, 0.72], horizon: [0.72, 0.73, 0.74], glow: [0, 0, 0], sun: [0.2, 0.9, 0.3] }

export function lightRoom(warm = 1) {
  lightScene({
    high: [0.5, 0.5, 0.5],
    low: [0.42, 0.42, 0.42 * warm],
    floor: [0.4, 0.4, 0.4 * warm],
    direction: [0.2, 0.9, 0.3],
    softboxes: 0.42,
  })
}
