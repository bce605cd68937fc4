// @ts-check
import { requireNode } from './nodeVersion.mjs'

requireNode()
// Only now: an older Node could not read what the rest is written in.
import('./testAll.mjs').then((module) => module.testAll())
