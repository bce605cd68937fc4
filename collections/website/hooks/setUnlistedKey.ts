import { randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'

/** 18 random bytes are 144 bits, or 24 base64 characters. */
const BYTES = 18

/** Generates the key of a page's unlisted link. Duplicates get a new key. */
export const setUnlistedKey: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const existing = operation === 'update' ? originalDoc?.unlisted_key : null
  return { ...data, unlisted_key: existing || randomBytes(BYTES).toString('base64url') }
}
