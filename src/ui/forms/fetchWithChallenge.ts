import type { Challenge } from 'altcha-lib'
import { CHALLENGE_HEADER } from '@/domain/leads/challenge'

const SOLVE_TIMEOUT_MS = 60_000

/**
 * Sends a request of a form. If the server gets too many at once, it asks for a proof of work: solves it, without a word to
 * whoever sends the form, and sends the request again.
 */
export async function fetchWithChallenge(path: string, init: RequestInit & { headers?: Record<string, string> }) {
  const response = await fetch(path, init)
  if (response.status !== 429) return response
  const { challenge } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { challenge?: Challenge }
  const header = challenge && (await solve(challenge))
  return header ? fetch(path, { ...init, headers: { ...init.headers, [CHALLENGE_HEADER]: header } }) : response
}

/** The header's value; null if this browser cannot solve it. */
async function solve(challenge: Challenge): Promise<string | null> {
  try {
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ])
    const solution = await solveChallenge({ challenge, deriveKey, timeout: SOLVE_TIMEOUT_MS })
    return solution && btoa(JSON.stringify({ challenge, solution }))
  } catch {
    return null
  }
}
