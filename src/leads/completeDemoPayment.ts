import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../server/database/database'
import { payments } from '../server/database/tables.generated'

/** Marks a demo payment as one to make at the dealership, unless it has another status or provider. */
export async function completeDemoPayment(database: Database, paymentId: number): Promise<void> {
  await database
    .update(payments)
    .set({ status: 'atDealership', updatedAt: sql`now()` })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'awaiting'), eq(payments.provider, 'demo')))
}
