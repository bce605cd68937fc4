import { randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'

/** Characters of a key: 24 of 64 are 144 bits, which nobody guesses. */
const BYTES = 18

/** Gives every page the key of its unlisted link, and a copy of a page a key of its own. */
export const setUnlistedKey: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const kept = operation === 'update' ? originalDoc?.unlisted_key : null
  return { ...data, unlisted_key: kept || randomBytes(BYTES).toString('base64url') }
}
