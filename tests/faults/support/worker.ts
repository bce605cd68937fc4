// A worker in a process of its own, with shorter waits than in earnest. Started by children.ts.
import { logger } from '../../../src/server/logger'
import { deliverLeads } from '../../../src/worker/deliverLeads'

const { DATABASE_URL = '', SMTP_URL, FORECOURT_DATA = '', PACE, GRACE_MS, ANSWER_WITHIN_MS } = process.env
const stopping = new AbortController()
process.once('SIGTERM', () => stopping.abort())
const told = new Promise((begin) => process.once('SIGUSR2', begin))
// Waiting for a signal alone keeps no process alive.
const waiting = setInterval(() => {}, 1000)
console.log('ready')
await told
clearInterval(waiting)

await deliverLeads({
  environment: {
    ...{ DATABASE_URL, SMTP_URL, FORECOURT_DATA, PORT: 3000 },
    MAIL_FROM: 'leads@dealer.test',
    FORECOURT_PRIVATE_WEBHOOKS: '1',
  },
  signal: stopping.signal,
  logger,
  pace: Number(PACE),
  graceMs: Number(GRACE_MS),
  answerWithinMs: Number(ANSWER_WITHIN_MS),
})
process.exit(0)
