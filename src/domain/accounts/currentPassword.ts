/** Name of the field with a user's own current password, which a new password or email address needs. */
export const CURRENT_PASSWORD = 'currentPassword'
