import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES, readSignInCode, toRecoveryCode } from '../../domain/accounts/signInCode'
import { findTotpStep, TOTP_KEY_BYTES, toTotpKey } from '../../domain/accounts/totp'
import { recovery_codes, second_factors } from '../database/accountTables'
import type { Database } from '../database/database'
import { decryptText, encryptText } from '../encryptedText'
import { logger } from '../logger'

/** How long a set-up waits for its first code. */
const SET_UP_MINUTES = 60

/** What the admin shows of a second factor. */
export interface SecondFactor {
  /** ISO time; null while it is off */
  since: string | null
  recoveryCodesLeft: number
}

/** A code that was accepted, with where it is from, or why it was not. */
export type CodeResult =
  | { kind: 'app' | 'recovery'; message?: undefined }
  | { kind: 'missing' | 'wrong'; message: string }

const MISSING: CodeResult = { kind: 'missing', message: 'Enter the code from your authenticator app.' }
const WRONG: CodeResult = { kind: 'wrong', message: 'This code is not right. Enter the newest one from your app.' }
const USED: CodeResult = { kind: 'wrong', message: 'This code was used already. Wait for the next one.' }
const WRONG_RECOVERY: CodeResult = {
  kind: 'wrong',
  message: 'This recovery code is not right, or was used already.',
}

const ofUser = (userId: number) => eq(second_factors.user, userId)

/** The second factor of an account. */
export async function getSecondFactor(database: Database, userId: number): Promise<SecondFactor> {
  const left = database.$count(recovery_codes, and(eq(recovery_codes.user, userId), isNull(recovery_codes.used_at)))
  const [factor] = await database
    .select({ since: second_factors.enabled_at })
    .from(second_factors)
    .where(ofUser(userId))
  return { since: factor?.since?.toISOString() ?? null, recoveryCodesLeft: await left }
}

/** True if logins of an account need a code. */
export async function hasSecondFactor(database: Database, userId: number): Promise<boolean> {
  const found = await database
    .select({ user: second_factors.user })
    .from(second_factors)
    .where(and(ofUser(userId), isNotNull(second_factors.enabled_at)))
  return found.length > 0
}

/** Starts a set-up with a new key. An app that is set up already stays valid until the new one is confirmed. */
export async function beginSetUp(database: Database, userId: number): Promise<string> {
  const key = toTotpKey(randomBytes(TOTP_KEY_BYTES))
  const pending = { pending_key: encryptText(key), pending_at: sql`now()` }
  await database
    .insert(second_factors)
    .values({ user: userId, ...pending })
    .onConflictDoUpdate({ target: second_factors.user, set: pending })
  return key
}

/**
 * Turns the second factor on by the first code of the new app, in the given transaction.
 * @param at milliseconds since 1970
 */
export async function confirmSetUp(
  database: Database,
  userId: number,
  input: unknown,
  at: number,
): Promise<CodeResult> {
  const [found] = await database
    .select({ pending: second_factors.pending_key })
    .from(second_factors)
    .where(and(ofUser(userId), sql`${second_factors.pending_at} > now() - make_interval(mins => ${SET_UP_MINUTES})`))
    .for('update')
  const key = found?.pending ? decryptText(found.pending) : null
  if (!found?.pending || !key)
    return { kind: 'wrong', message: 'This took too long. Close it, and begin again with a new QR code.' }
  const code = readSignInCode(input)
  if (!code) return MISSING
  const step = code.kind === 'app' ? findTotpStep(key, code.value, at) : null
  if (step === null) return WRONG
  await database
    .update(second_factors)
    .set({
      key: found.pending,
      last_step: step,
      enabled_at: sql`coalesce(${second_factors.enabled_at}, now())`,
      pending_key: null,
      pending_at: null,
    })
    .where(ofUser(userId))
  return { kind: 'app' }
}

/**
 * Checks a code of an account and uses it up. Of several requests with one code, on any server, one gets through.
 * @param input as it was entered: a code of the app, or a recovery code
 * @param at milliseconds since 1970
 */
export async function takeCode(database: Database, userId: number, input: unknown, at: number): Promise<CodeResult> {
  if (input === undefined || input === null || input === '') return MISSING
  const code = readSignInCode(input)
  if (!code) return WRONG
  return code.kind === 'app'
    ? takeAppCode(database, userId, code.value, at)
    : takeRecoveryCode(database, userId, code.value)
}

async function takeAppCode(database: Database, userId: number, code: string, at: number): Promise<CodeResult> {
  const [factor] = await database.select({ key: second_factors.key }).from(second_factors).where(ofUser(userId))
  const key = factor?.key ? decryptText(factor.key) : null
  if (!key) {
    logger.warn({ user: userId }, 'The key of a second factor cannot be decrypted: was PAYLOAD_SECRET changed?')
    return WRONG
  }
  const step = findTotpStep(key, code, at)
  if (step === null) return WRONG
  const taken = await database
    .update(second_factors)
    .set({ last_step: step })
    .where(and(ofUser(userId), or(isNull(second_factors.last_step), lt(second_factors.last_step, step))))
    .returning({ user: second_factors.user })
  return taken.length > 0 ? { kind: 'app' } : USED
}

async function takeRecoveryCode(database: Database, userId: number, code: string): Promise<CodeResult> {
  const taken = await database
    .update(recovery_codes)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(recovery_codes.user, userId),
        eq(recovery_codes.code_hash, hashCode(code)),
        isNull(recovery_codes.used_at),
      ),
    )
    .returning({ user: recovery_codes.user })
  return taken.length > 0 ? { kind: 'recovery' } : WRONG_RECOVERY
}

/** New recovery codes instead of all earlier ones, in the given transaction. Only their hashes are stored. */
export async function replaceRecoveryCodes(database: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => toRecoveryCode(randomBytes(RECOVERY_CODE_LENGTH)))
  await database.delete(recovery_codes).where(eq(recovery_codes.user, userId))
  const rows = codes.map((code) => ({ user: userId, code_hash: hashCode(code.replaceAll('-', '')) }))
  await database.insert(recovery_codes).values(rows)
  return codes
}

/** Turns the second factor off, in the given transaction. Returns false if it was off. */
export async function removeSecondFactor(database: Database, userId: number): Promise<boolean> {
  await database.delete(recovery_codes).where(eq(recovery_codes.user, userId))
  const removed = await database
    .delete(second_factors)
    .where(ofUser(userId))
    .returning({ since: second_factors.enabled_at })
  return removed.some(({ since }) => since !== null)
}

// Random enough that a hash without salt and rounds does not reveal it.
const hashCode = (code: string) => createHash('sha256').update(code).digest('hex')
