import { expect, test } from 'vitest'
import { isValidSignature } from '../../src/leads/channels/signature'
import { storeEnquiry } from '../../src/leads/storeEnquiry'
import { killOutright, startWorker } from './support/children'
import { startMailServer } from './support/mailServer'
import { startReceiver } from './support/receiver'
import { anEnquiry, submission } from './support/submission'
import { until } from './support/until'
import { deliveriesByStatus, makeWorld, rowsOf, secretOfWebhooks, submitMany, type World } from './support/world'

/** The promise of a submission, whatever third parties do. */
const ANSWERED_WITHIN_MS = 300

async function timeOfSubmission(world: World, number: number): Promise<number> {
  const began = performance.now()
  await storeEnquiry(world.pool, submission(world, anEnquiry(number), `timed-${number}-${world.database}`))
  return performance.now() - began
}

test('[LEAD-01] mail is queued while its server is down and sent once it is up', async () => {
  const first = await startMailServer()
  await first.down()
  const world = await makeWorld({ emails: ['sales@dealer.test'] })
  const worker = startWorker(world, { smtpUrl: first.url })
  try {
    await submitMany(world, 20)
    await until('every one has failed', async () => {
      const [row] = await rowsOf<{ count: number }>(
        world,
        `select count(*)::int as count from lead_deliveries where last_error like '%ECONNREFUSED%'`,
      )
      return row?.count === 20
    })
    expect(await timeOfSubmission(world, 20)).toBeLessThan(ANSWERED_WITHIN_MS)
    expect((await deliveriesByStatus(world)).delivered).toBeUndefined()

    const back = await startMailServer({ port: first.port })
    await until('all are delivered', async () => (await deliveriesByStatus(world)).delivered === 21)
    expect(back.accepted).toHaveLength(21)
    expect(new Set(back.accepted).size).toBe(21)
    await back.down()
  } finally {
    await killOutright(worker)
    await world.pool.end()
  }
})

test('[LEAD-01] a webhook that hangs for 30 seconds delays no other delivery, and is delivered once it responds', async () => {
  let hangs = true
  const hanging: NodeJS.Timeout[] = []
  const receiver = await startReceiver((answer) => {
    if (hangs) hanging.push(setTimeout(() => answer.end(), 30_000))
    else answer.writeHead(204).end()
  })
  const mail = await startMailServer()
  const world = await makeWorld({ emails: ['sales@dealer.test'], webhookUrl: receiver.url })
  const worker = startWorker(world, { smtpUrl: mail.url, answerWithinMs: 3000 })
  try {
    expect(await timeOfSubmission(world, 1)).toBeLessThan(ANSWERED_WITHIN_MS)
    await until('the webhook is called', () => receiver.received.length > 0)
    await submitMany(world, 20)
    await until('all mail is out', () => mail.accepted.length === 21, 2500)
    await until('a call is given up', async () => {
      const [row] = await rowsOf<{ said: string | null }>(
        world,
        `select max(last_error) as said from lead_deliveries where channel = 'webhook'`,
      )
      return row?.said === 'The request timed out.'
    })
    hangs = false
    await until('every webhook is delivered', async () => (await deliveriesByStatus(world)).delivered === 42)

    const keys = new Set(receiver.received.map(({ headers }) => headers['idempotency-key']))
    expect(keys.size).toBe(21)
    for (const { headers, body } of receiver.received) {
      const signature = String(headers['x-forecourt-signature'])
      expect(isValidSignature(signature, body, secretOfWebhooks, new Date())).toBe(true)
      expect(isValidSignature(signature, body.replace('Harbour', 'Bluegum'), secretOfWebhooks, new Date())).toBe(false)
    }
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({
      event: 'lead.created',
      site: { slug: 'harbour' },
      lead: { source: 'Website', category: 'General Enquiry', phone: '0491 570 006' },
    })
  } finally {
    for (const timer of hanging) clearTimeout(timer)
    await killOutright(worker)
    await receiver.stop()
    await world.pool.end()
    await mail.down()
  }
})
