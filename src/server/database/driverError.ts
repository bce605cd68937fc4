import { driverError } from '../serializeError.mjs'

/** An error of Postgres or of the connection to it. */
export interface DriverError extends Error {
  /** SQLSTATE, such as 23505, or the system's code, such as ECONNREFUSED */
  code?: string
  /** name of the violated constraint */
  constraint?: string
}

/** SQLSTATE of a failed query; undefined for any other error. */
export const sqlState = (error: unknown): string | undefined =>
  (driverError(error) as Partial<DriverError> | null)?.code
