import { type CollectionBeforeOperationHook, ValidationError } from 'payload'

/** Minimum characters of a staff password. Length is the only rule. */
export const MIN_PASSWORD_LENGTH = 12

/** Rejects short passwords on create, update and reset. */
export const validatePasswordLength: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const setsPassword = operation === 'create' || operation === 'update' || operation === 'resetPassword'
  const password = (args as { data?: { password?: unknown } }).data?.password
  if (!setsPassword || typeof password !== 'string' || password.length >= MIN_PASSWORD_LENGTH) return args
  const message = `Use at least ${MIN_PASSWORD_LENGTH} characters, such as four words.`
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t)
}
