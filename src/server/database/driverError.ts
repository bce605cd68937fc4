/** An error of Postgres or of the connection to it. */
export interface DriverError extends Error {
  /** SQLSTATE, such as 23505, or the system's code, such as ECONNREFUSED */
  code?: string
  /** name of the violated constraint */
  constraint?: string
}

/**
 * The driver's error wrapped by drizzle's; other errors unchanged. Drizzle's message contains the query and its values, such
 * as a shopper's email, which must not reach logs or staff.
 */
export function driverError(error: unknown): unknown {
  return error instanceof Error && 'query' in error && 'params' in error && error.cause instanceof Error
    ? error.cause
    : error
}

/** SQLSTATE of a failed query; undefined for any other error. */
export const sqlState = (error: unknown): string | undefined =>
  (driverError(error) as Partial<DriverError> | null)?.code
