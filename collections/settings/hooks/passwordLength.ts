import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { MIN_PASSWORD_LENGTH } from '../../../src/domain/accounts/passwordLength'

/** Rejects short passwords on create, update and reset. */
export const validatePasswordLength: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const setsPassword = operation === 'create' || operation === 'update' || operation === 'resetPassword'
  const password = (args as { data?: { password?: unknown } }).data?.password
  if (!setsPassword || typeof password !== 'string' || password.length >= MIN_PASSWORD_LENGTH) return args
  const message = `Use at least ${MIN_PASSWORD_LENGTH} characters, such as four words.`
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t)
}
