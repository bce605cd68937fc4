// @ts-check
// Next loads this file without compiling it, so that its page cache and the production server share one copy.
import { EventEmitter } from 'node:events'

/** Emits `invalidated` when pages expire in this process. */
export const pageInvalidation = new EventEmitter()
