import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Pictures that staff upload in the demo: heroes, places, logos. */
export const MEDIA_FOLDER = join(root, 'seed', 'media')

/** Pictures that the stock feeds point to. */
export const STOCK_FOLDER = join(root, 'public', 'stock-photos')

/** Frames of the spins, beside them. */
export const SPIN_FOLDER = join(STOCK_FOLDER, 'spin')

/** Films of vehicles. */
export const FILM_FOLDER = join(STOCK_FOLDER, 'film')

/** Where vehicles' details stand on the frames of their spins, for the demo's hotspots. */
export const ANCHOR_FOLDER = join(root, 'seed', 'stock', 'spinAnchors')
