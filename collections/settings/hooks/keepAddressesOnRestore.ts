import type { CollectionBeforeChangeHook } from 'payload'

/** Where a site is found, who shares its settings and whether it is launched: not part of its look and wording. */
const KEPT = ['slug', 'domains', 'template', 'group', 'launch', 'theme_copied_from'] as const

/**
 * Restoring a version of a site leaves its addresses, group and launch as they are. Restoring skips the access rules of fields, and an
 * old version could bring back a host name that has moved to another dealer.
 */
export const keepAddressesOnRestore: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  req.context.isRestoringVersion
    ? { ...data, ...Object.fromEntries(KEPT.map((name) => [name, originalDoc?.[name]])) }
    : data
