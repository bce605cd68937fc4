import { requireNode } from './nodeVersion.mjs'

requireNode()
// Only now: an older Node could not read what the rest is written in.
import('./startOver.mjs').then((module) => module.startOver())
