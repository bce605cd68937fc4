/** Runs in the browser: builds vehicles and posts developed pictures back to the renderer. */
import { PAINTS, paintBasis } from '../paints.mjs'
import { BODIES, buildVehicle, paintGroups } from '../vehicles/vehicles.mjs'
import { Stage, VIEWS } from './stage.mjs'

const stage = new Stage()

window.studio = {
  bodies: BODIES,
  paintGroups,
  load(body, cell, accent) {
    stage.place(buildVehicle(body, cell, accent))
  },
  /** Exposes one view and posts it in each paint asked for. */
  async shoot(view, paints, width, height, overrides = {}) {
    stage.expose({ ...VIEWS[view], ...overrides }, width, height)
    for (const paint of paints) {
      const pixels = stage.develop(paintBasis(PAINTS[paint]), width, height)
      await fetch(`/developed?view=${view}&paint=${paint}&width=${width}&height=${height}`, {
        method: 'POST',
        body: pixels,
      })
    }
  },
}
window.studioReady = true
