/** Every scene by file name, with its alternative text. */
import { HEROES } from './heroes.mjs'
import { LOCATIONS } from './locations.mjs'

const of = (kind, scenes) => Object.fromEntries(Object.entries(scenes).map(([name, scene]) => [name, { ...scene, kind }]))

export const SCENES = { ...of('hero', HEROES), ...of('location', LOCATIONS) }
