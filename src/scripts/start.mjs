// @ts-check
import { requireNode } from './nodeVersion.mjs'

requireNode()
// Imported after the check, since older versions of Node cannot parse it.
import('./startAll.mjs').then((module) => module.start({ dev: process.argv.includes('--dev') }))
