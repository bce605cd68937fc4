// @ts-check
import { EventEmitter } from 'node:events'

// Next loads its page cache without compiling it, and so another copy of this module.
const shared = /** @type {{ forecourtPageInvalidation?: EventEmitter }} */ (globalThis)
shared.forecourtPageInvalidation ??= new EventEmitter()

/** Emits `invalidating` before pages expire in this process, and `invalidated` after. */
export const pageInvalidation = shared.forecourtPageInvalidation
