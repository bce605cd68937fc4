/** An error of Postgres or of the connection to it. */
export interface DriverError extends Error {
  /** SQLSTATE, such as 23505, or the system's code, such as ECONNREFUSED */
  code?: string
  /** name of the constraint that refused a row */
  constraint?: string
}

/**
 * The driver's error under one of drizzle, and any other error as it is. Drizzle puts the query and its values, such as a
 * shopper's email, into its own message: that must reach no log and no member of staff.
 */
export function driverError(error: unknown): unknown {
  return error instanceof Error && 'query' in error && 'params' in error && error.cause instanceof Error
    ? error.cause
    : error
}

/** SQLSTATE of a failed query; undefined for any other error. */
export const sqlState = (error: unknown): string | undefined =>
  (driverError(error) as Partial<DriverError> | null)?.code
