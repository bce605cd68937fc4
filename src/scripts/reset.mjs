// @ts-check
import { requireNode } from './nodeVersion.mjs'

requireNode()
// Only now: an older Node could not read what the rest is written in.
import('./resetAll.mjs').then((module) => module.reset())
