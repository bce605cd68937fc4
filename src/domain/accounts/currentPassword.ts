/** Name of the field with the current password of whoever sets a new password or email address. */
export const CURRENT_PASSWORD = 'currentPassword'
