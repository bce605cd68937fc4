/** Runs in the browser: builds vehicles and posts developed pictures back to the renderer. */

import { PAINTS, paintBasis } from '../paints.mjs'
import { BODIES, buildVehicle, paintGroups } from '../vehicles/vehicles.mjs'
import { recordFilm } from './recordFilm.mjs'
import { Stage, spinView, VIEWS } from './stage.mjs'

const stage = new Stage()

window.studio = {
  bodies: BODIES,
  paintGroups,
  load(body, cell, accent) {
    stage.place(buildVehicle(body, cell, accent))
  },
  /** Exposes one view and posts it in each paint asked for. */
  shoot: (view, paints, width, height) => post(VIEWS[view], view, paints, width, height),
  /** Exposes one frame of a spin, `share` of the way round. */
  shootTurned: (name, share, paints, width, height) => post(spinView(share), name, paints, width, height),
  spinAnchors: (frames) => stage.spinAnchors(frames, 1.5),
  recordFilm,
}

async function post(view, name, paints, width, height) {
  stage.expose(view, width, height)
  for (const paint of paints) {
    const pixels = stage.develop(paintBasis(PAINTS[paint]), width, height)
    await fetch(`/developed?view=${name}&paint=${paint}&width=${width}&height=${height}`, {
      method: 'POST',
      body: pixels,
    })
  }
}

window.studioReady = true
