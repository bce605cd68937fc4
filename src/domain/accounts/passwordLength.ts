/** Minimum characters of a staff password. Length is the only rule. */
export const MIN_PASSWORD_LENGTH = 12
