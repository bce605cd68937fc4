import { expect, test } from 'vitest'
import { isValidSignature } from '../../src/leads/channels/signature'
import { storeEnquiry } from '../../src/leads/storeEnquiry'
import { killProcess, startWorker } from './support/children'
import { startMailServer } from './support/mailServer'
import { startReceiver } from './support/receiver'
import { buildEnquiry, buildSubmission } from './support/submission'
import { waitUntil } from './support/waitUntil'
import { createWorld, deliveriesByStatus, queryRows, submitMany, WEBHOOK_SECRET, type World } from './support/world'

/** Maximum duration of a submission, whatever third parties do. */
const MAX_SUBMISSION_MS = 300

async function measureSubmission(world: World, number: number): Promise<number> {
  const startedAt = performance.now()
  await storeEnquiry(world.pool, buildSubmission(world, buildEnquiry(number), `timed-${number}-${world.database}`))
  return performance.now() - startedAt
}

test('[LEAD-01] mail is queued while its server is down and sent once it is up', async () => {
  const first = await startMailServer()
  await first.stop()
  const world = await createWorld({ emails: ['sales@dealer.test'] })
  const worker = startWorker(world, { smtpUrl: first.url })
  try {
    await submitMany(world, 20)
    await waitUntil('every one has failed', async () => {
      const [row] = await queryRows<{ count: number }>(
        world,
        `select count(*)::int as count from lead_deliveries where last_error like '%ECONNREFUSED%'`,
      )
      return row?.count === 20
    })
    expect(await measureSubmission(world, 20)).toBeLessThan(MAX_SUBMISSION_MS)
    expect((await deliveriesByStatus(world)).delivered).toBeUndefined()

    const restarted = await startMailServer({ port: first.port })
    await waitUntil('all are delivered', async () => (await deliveriesByStatus(world)).delivered === 21)
    expect(restarted.accepted).toHaveLength(21)
    expect(new Set(restarted.accepted).size).toBe(21)
    await restarted.stop()
  } finally {
    await killProcess(worker)
    await world.pool.end()
  }
})

test('[LEAD-01] a webhook that hangs for 30 seconds delays no other delivery, and is delivered once it responds', async () => {
  let isHanging = true
  const timers: NodeJS.Timeout[] = []
  const receiver = await startReceiver((response) => {
    if (isHanging) timers.push(setTimeout(() => response.end(), 30_000))
    else response.writeHead(204).end()
  })
  const mail = await startMailServer()
  const world = await createWorld({ emails: ['sales@dealer.test'], webhookUrl: receiver.url })
  const worker = startWorker(world, { smtpUrl: mail.url, answerWithinMs: 10_000 })
  try {
    expect(await measureSubmission(world, 1)).toBeLessThan(MAX_SUBMISSION_MS)
    await waitUntil('the webhook is called', () => receiver.received.length > 0)
    await submitMany(world, 20)
    await waitUntil('all mail is out', () => mail.accepted.length === 21, 9000)
    await waitUntil('a call is given up', async () => {
      const [row] = await queryRows<{ error: string | null }>(
        world,
        `select max(last_error) as error from lead_deliveries where channel = 'webhook'`,
      )
      return row?.error === 'The request timed out.'
    })
    isHanging = false
    await waitUntil('every webhook is delivered', async () => (await deliveriesByStatus(world)).delivered === 42)

    const keys = new Set(receiver.received.map(({ headers }) => headers['idempotency-key']))
    expect(keys.size).toBe(21)
    for (const { headers, body } of receiver.received) {
      const signature = String(headers['x-forecourt-signature'])
      expect(isValidSignature(signature, body, WEBHOOK_SECRET, new Date())).toBe(true)
      expect(isValidSignature(signature, body.replace('Harbour', 'Bluegum'), WEBHOOK_SECRET, new Date())).toBe(false)
    }
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({
      event: 'lead.created',
      site: { slug: 'harbour' },
      lead: { source: 'Website', category: 'General Enquiry', phone: '0491 570 006' },
    })
  } finally {
    for (const timer of timers) clearTimeout(timer)
    await killProcess(worker)
    await receiver.stop()
    await world.pool.end()
    await mail.stop()
  }
})
