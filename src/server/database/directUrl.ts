interface DatabaseEnvironment {
  DATABASE_DIRECT_URL?: string
  DATABASE_URL?: string
}

/**
 * The database past any pooler. Notifications, advisory locks and jobs need a session of their own, which a pooler in transaction
 * mode does not give.
 * @returns an empty string if neither variable is set
 */
export function getDirectUrl(environment = process.env as DatabaseEnvironment): string {
  return environment.DATABASE_DIRECT_URL || environment.DATABASE_URL || ''
}
