/** Runs in the browser: stages each scene and posts its picture. */
import { Stage } from '../stage/stage.mjs'
import { SCENES } from './scenes.mjs'

const stage = new Stage()

window.studio = {
  kinds: Object.fromEntries(Object.entries(SCENES).map(([name, { kind }]) => [name, kind])),
  descriptions: Object.fromEntries(Object.entries(SCENES).map(([name, { kind, alt }]) => [name, { kind, alt }])),
  async shoot(name, scale = 1) {
    const scene = await SCENES[name].make()
    const width = Math.round(scene.width * scale)
    const height = Math.round(scene.height * scale)
    stage.set(scene)
    stage.open(width, height)
    const pixels = stage.develop({ colour: [0, 0, 0], metallic: 0 }, width, height)
    await fetch(`/developed?name=${name}&width=${width}&height=${height}`, { method: 'POST', body: pixels })
  },
}
window.studioReady = true
