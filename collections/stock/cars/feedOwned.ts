import type { Field, FieldAccess } from 'payload'
import { hasRole } from '../../access/roles'

const canUpdateFeedField: FieldAccess = ({ doc, req }) => !doc?.feed_hash || hasRole(req.user, 'superAdmin')

/** Locks a field on cars from a feed, since the next import would overwrite changes. */
export function feedOwnedField<AField extends Field>(field: AField): AField {
  return { ...field, access: { update: canUpdateFeedField } }
}
