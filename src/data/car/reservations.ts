import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { ReservationState } from '../../domain/leads/reservation'
import { parseReservationToken } from '../../leads/reservationToken'
import { cars, holds } from '../../server/database/tables.generated'
import { payloadClient } from '../payloadClient'
import { hasActiveHold } from './holds'

export interface Reservation {
  holdId: number
  carId: number
  state: ReservationState
  expiresAt: Date
}

/** The hold that a link's token names; null unless this deployment signed it. */
export const getReservationId = (token: string): number | null =>
  parseReservationToken(process.env.PAYLOAD_SECRET ?? '', token)

/** A site's reservation by the token of its emailed link; null if there is none. Never cached. */
export async function getReservation(siteId: number, token: string, now: Date): Promise<Reservation | null> {
  const holdId = getReservationId(token)
  if (holdId === null) return null
  const { db } = await payloadClient()
  const [row] = await db.drizzle
    .select({ carId: holds.car, status: holds.status, expiresAt: holds.expires_at, carStatus: cars.status })
    .from(holds)
    .innerJoin(cars, eq(cars.id, holds.car))
    .where(and(eq(holds.id, holdId), eq(holds.site, siteId)))
  if (!row) return null
  const { carId, expiresAt } = row
  return { holdId, carId, expiresAt, state: await toState(siteId, row, now) }
}

interface HoldRow {
  carId: number
  status: string
  expiresAt: Date
  carStatus: string | null
}

async function toState(siteId: number, { carId, status, expiresAt, carStatus }: HoldRow, now: Date) {
  if (status === 'paid') return 'paid'
  if (expiresAt <= now || (status !== 'pending' && status !== 'held')) return 'ended'
  if (status === 'held') return 'held'
  return carStatus === 'sold' || (await hasActiveHold(siteId, carId, now)) ? 'taken' : 'pending'
}
