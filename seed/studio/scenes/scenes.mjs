/** Every scene by file name, with its alternative text. */
import { COCKPITS } from './cockpits.mjs'
import { HEROES } from './heroes.mjs'
import { LIVING_SPACES } from './livingSpaces.mjs'
import { LOCATIONS } from './locations.mjs'
import { ROOMS } from './rooms.mjs'

const of = (kind, scenes) =>
  Object.fromEntries(Object.entries(scenes).map(([name, scene]) => [name, { ...scene, kind }]))

export const SCENES = {
  ...of('hero', HEROES),
  ...of('location', LOCATIONS),
  ...of('scene', ROOMS),
  ...of('interior', { ...COCKPITS, ...LIVING_SPACES }),
}
