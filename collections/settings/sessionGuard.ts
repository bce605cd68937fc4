import type { AuthStrategy, Payload } from 'payload'
import { sourceOf } from '../../src/server/accounts/requestSource'
import { checkSession, sessionIdOf } from '../../src/server/accounts/sessions'
import { toDatabase } from '../../src/server/database/database'

/** Adds our own rules to the authentication of every request: in REST, in the admin and in the product's routes. */
export function guardSessions(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map(guardStrategy)
}

const guardStrategy = (strategy: AuthStrategy): AuthStrategy => ({
  ...strategy,
  authenticate: async (args) => {
    const result = await strategy.authenticate(args)
    const session = sessionIdOf(result.user)
    if (!session) return { ...result, user: null }
    const isOpen = await checkSession(toDatabase(args.payload.db.pool), session, sourceOf(args.headers))
    return isOpen ? result : { ...result, user: null }
  },
})
