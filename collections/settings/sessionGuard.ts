import type { AuthStrategy, Payload } from 'payload'
import { type HeldUser, holdSession } from '../../src/server/accounts/heldSessions'
import { sourceOf } from '../../src/server/accounts/requestSource'
import { mustSetUpSecondFactor } from '../../src/server/accounts/requiredSecondFactor'
import { checkSession, sessionIdOf } from '../../src/server/accounts/sessions'
import { servesStaff } from '../../src/server/adminHost'
import { toDatabase } from '../../src/server/database/database'
import { isDatabaseUnavailable } from '../../src/server/database/databaseUnavailable'
import { markUserUnknown } from '../../src/server/unavailable.mjs'

/** Adds our own rules to the authentication of every request: in REST, in the admin and in the product's routes. */
export function guardSessions(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map(guardStrategy)
}

const guardStrategy = (strategy: AuthStrategy): AuthStrategy => ({
  ...strategy,
  authenticate: async (args) => {
    // A script on a dealer's page never meets a session, whichever way it is sent.
    if (!servesStaff(args.headers.get('host'))) return { user: null }
    try {
      const result = await strategy.authenticate({ ...args, payload: reportingFailures(args.payload) })
      const nobody = { ...result, user: null }
      const session = sessionIdOf(result.user)
      if (!session || !result.user) return nobody
      const database = toDatabase(args.payload.db.pool)
      if (!(await checkSession(database, session, sourceOf(args.headers)))) return nobody
      if (!(await mustSetUpSecondFactor(database, result.user as HeldUser))) return result
      holdSession(args.headers, result.user as HeldUser)
      return nobody
    } catch (error) {
      markIfUnavailable(error)
      throw error
    }
  },
})

/**
 * Payload, with reads of the user that report an unavailable database: the strategy takes every error for an invalid session, and
 * without this an outage would look like a log-out.
 */
function reportingFailures(payload: Payload): Payload {
  const findByID: Payload['findByID'] = async (options) => {
    try {
      return await payload.findByID(options)
    } catch (error) {
      markIfUnavailable(error)
      throw error
    }
  }
  return Object.assign(Object.create(payload), { findByID })
}

function markIfUnavailable(error: unknown): void {
  if (isDatabaseUnavailable(error)) markUserUnknown()
}
