import type { TypedUser } from 'payload'
import { errorResponse } from '../errorResponse'

/** A user who is signed in with a password alone, while a second factor is required of them. */
export type HeldUser = TypedUser

// Next loads a module once for each layer that imports it; the copies share globalThis.
const shared = globalThis as { forecourtHeldUsers?: WeakMap<Headers, HeldUser> }
shared.forecourtHeldUsers ??= new WeakMap()
const users = shared.forecourtHeldUsers

/**
 * Remembers the user of a request whose session is held: authentication then finds nobody, so that every access rule denies, and only
 * what sets up the second factor asks for the user by `heldUserOf`.
 */
export const holdSession = (headers: Headers, user: HeldUser): void => void users.set(headers, user)

/** The user of a request that has been authenticated, if their session is held; null otherwise. */
export const heldUserOf = (headers: Headers): HeldUser | null => users.get(headers) ?? null

export const SET_UP_FIRST = 'Set up two-step sign-in first: open the admin and follow the steps.'

/** The response to a request without a user: 403 if their session is held, else 401. */
export const notLoggedIn = (headers: Headers, field = 'authorization'): Response =>
  heldUserOf(headers)
    ? errorResponse(403, { field: 'secondFactor', message: SET_UP_FIRST })
    : errorResponse(401, { field, message: 'Log in first.' })
