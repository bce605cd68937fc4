import { type CollectionBeforeOperationHook, ValidationError } from 'payload'

/** Fewest characters of a staff password. Length is what keeps one from being guessed; no other rule is made. */
export const MIN_PASSWORD_LENGTH = 12

/** Refuses short passwords wherever one is set: by staff, by their manager, and by the link in the email. */
export const validatePasswordLength: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const sets = operation === 'create' || operation === 'update' || operation === 'resetPassword'
  const password = (args as { data?: { password?: unknown } }).data?.password
  if (!sets || typeof password !== 'string' || password.length >= MIN_PASSWORD_LENGTH) return args
  const message = `Use at least ${MIN_PASSWORD_LENGTH} characters, such as four words.`
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t)
}
