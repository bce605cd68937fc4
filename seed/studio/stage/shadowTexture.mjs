import * as THREE from 'three'
import { floorShadow } from '../shape/floorShadow.mjs'
import { shared } from './studioShader.mjs'

/** Works out the shadows on the floor and hands them to every material. */
export function shadowTexture(solid, bounds, options) {
  const { data, width, height, frame } = floorShadow(solid, bounds, options)
  const texture = new THREE.DataTexture(data, width, height, THREE.RGFormat)
  texture.minFilter = THREE.LinearFilter
  texture.magFilter = THREE.LinearFilter
  texture.unpackAlignment = 1
  texture.needsUpdate = true
  shared.floorShadow.value?.dispose()
  shared.floorShadow.value = texture
  shared.floorFrame.value.set(...frame)
}
