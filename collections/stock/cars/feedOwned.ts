import type { Field, FieldAccess, FieldHook } from 'payload'
import { hasRole } from '../../access/roles'
import { noteRefusedChange } from '../hooks/refuseFeedFields'

const canUpdateFeedField: FieldAccess = ({ doc, req }) => !doc?.feed_hash || hasRole(req.user, 'superAdmin')

const noteRefused = noteRefusedChange(
  ({ originalDoc, req }) => !originalDoc?.feed_hash || hasRole(req.user, 'superAdmin'),
)

/** Locks a field on cars from a feed, since the next import would overwrite changes. */
export function feedOwnedField<AField extends Field>(field: AField): AField {
  const hooks = 'hooks' in field ? (field.hooks as { beforeValidate?: FieldHook[] } | undefined) : undefined
  return {
    ...field,
    access: { update: canUpdateFeedField },
    hooks: { ...hooks, beforeValidate: [...(hooks?.beforeValidate ?? []), noteRefused] },
  }
}
