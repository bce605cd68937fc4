import type { PoolClient } from 'pg'
import { addJob, periodicJob } from '../server/jobs/addJob'

export interface NewHold {
  siteId: number
  carId: number
  leadId: number | null
  expiresAt: Date
  /** whole dollars; null if the dealer takes no deposit */
  amount: number | null
  now: Date
}

/**
 * Holds a car for a shopper in the client's transaction. Expires an outdated hold first; a job marks the car as held. The
 * unique index holds_one_live prevents races.
 * @returns the hold's id; null if the car is already held
 */
export async function holdCar(client: PoolClient, { siteId, carId, leadId, expiresAt, amount, now }: NewHold) {
  await client.query(
    `update holds set status = 'expired', updated_at = $2 where car_id = $1 and status = 'held' and expires_at <= $2`,
    [carId, now],
  )
  const { rows } = await client.query<{ id: number }>(
    `insert into holds (site_id, car_id, lead_id, status, expires_at, amount) values ($1, $2, $3, 'held', $4, $5)
     on conflict (car_id) where status in ('held', 'paid') do nothing returning id`,
    [siteId, carId, leadId, expiresAt, amount],
  )
  const id = rows[0]?.id ?? null
  if (id !== null) await addJob(client, periodicJob('updateHeldCars'))
  return id
}
