import { randomInt } from 'node:crypto'
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Pool } from 'pg'
import { CHALLENGE_HEADER } from '../domain/leads/challenge'
import { type RateLimitRule, retryAfterSeconds } from './rateLimit'

const EXPIRES_MS = 10 * 60_000
/** Steps of PBKDF2 for one try, and the range of tries: one to two seconds on a laptop, several on a phone. */
const COST = 5000
const TRIES = { min: 200, max: 600 }
const MAX_HEADER_LENGTH = 4000

/** A challenge is solved once, for as long as it is valid. */
const PER_CHALLENGE: RateLimitRule = { name: 'challenge', times: 1, seconds: EXPIRES_MS / 1000 }

const secret = (purpose: string) => `${purpose}:${process.env.PAYLOAD_SECRET ?? ''}`

/** In place of a site, for logins to the admin. */
export const LOGIN_CHALLENGE = 0

/**
 * A signed proof-of-work challenge for a site's forms, which browsers solve by themselves (ALTCHA). Asked only while a site gets
 * more than its limit: a flood costs its senders time, and shoppers still get through.
 */
export function createFormChallenge(siteId: number, now: Date): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(TRIES.min, TRIES.max),
    data: { site: siteId },
    deriveKey,
    expiresAt: new Date(now.getTime() + EXPIRES_MS),
    hmacSignatureSecret: secret('challenge'),
    hmacKeySignatureSecret: secret('challenge-key'),
  })
}

/** Whether a request solves a challenge of this site that has not expired and was not used before. */
export async function hasSolvedChallenge(pool: Pool, headers: Headers, siteId: number): Promise<boolean> {
  const payload = parseSolution(headers.get(CHALLENGE_HEADER))
  if (payload?.challenge?.parameters?.data?.site !== siteId) return false
  try {
    const { verified } = await verifySolution({
      challenge: payload.challenge,
      solution: payload.solution,
      deriveKey,
      hmacSignatureSecret: secret('challenge'),
      hmacKeySignatureSecret: secret('challenge-key'),
    })
    return verified && (await retryAfterSeconds(pool, PER_CHALLENGE, payload.challenge.parameters.nonce)) === 0
  } catch {
    // Anything but a solution that this server can read.
    return false
  }
}

function parseSolution(header: string | null): Payload | null {
  if (!header || header.length > MAX_HEADER_LENGTH) return null
  try {
    return JSON.parse(Buffer.from(header, 'base64').toString('utf8')) as Payload
  } catch {
    return null
  }
}
