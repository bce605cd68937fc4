// @ts-check
import { requireNode } from './nodeVersion.mjs'

requireNode()
// Imported after the check, since older versions of Node cannot parse it.
import('./resetAll.mjs').then((module) => module.reset())
