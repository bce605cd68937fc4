// @ts-check
import { requireNode } from './nodeVersion.mjs'

requireNode()
// Imported after the check, since older versions of Node cannot parse it.
import('./testAll.mjs').then((module) => module.testAll(process.argv.includes('--faults') ? 'faults' : 'all'))
