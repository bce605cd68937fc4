import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

/** The rule that Payload checks for what changes documents. */
const RULES = { create: 'create', update: 'update', delete: 'delete', restoreVersion: 'update' } as const

/**
 * Refuses who has no right to an operation before any other hook runs: Payload checks rights only after these, so that what they read,
 * decode or lock would be done for strangers. The rule is asked without data, as for the rights of the admin, since hooks and Payload still
 * change the data; Payload asks it again with them.
 * @throws {Forbidden} 403
 */
export const accessFirst: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess === true || !Object.hasOwn(RULES, operation)) return args
  const rule = RULES[operation as keyof typeof RULES]
  // The id of a version is not that of its document.
  const { id } = operation === 'restoreVersion' ? {} : (args as { id?: number })
  if (!(await collection.access[rule]({ id, req }))) throw new Forbidden(req.t)
  return args
}
