// @ts-check
import { requireNode } from './nodeVersion.mjs'

requireNode()
// Only now: an older Node could not read what the rest is written in.
import('./startAll.mjs').then((module) => module.start({ dev: process.argv.includes('--dev') }))
