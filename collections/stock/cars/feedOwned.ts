import type { Field, FieldAccess } from 'payload'
import { hasRole } from '../../access/roles'

const unlessFromAFeed: FieldAccess = ({ doc, req }) => !doc?.feed_hash || hasRole(req.user, 'superAdmin')

/** Locks a field on cars that came by a feed: the next import would overwrite what staff typed. */
export function feedOwnedField<AField extends Field>(field: AField): AField {
  return { ...field, access: { update: unlessFromAFeed } }
}
