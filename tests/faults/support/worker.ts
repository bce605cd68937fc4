// A worker in a separate process, with shorter waits than in production. Started by children.ts.
import { logger } from '../../../src/server/logger'
import { runWorker } from '../../../src/worker/runWorker'
import { TEST_SECRETS } from '../../support/postgres'

const { DATABASE_URL = '', SMTP_URL, FORECOURT_DATA = '', PACE, GRACE_MS, ANSWER_WITHIN_MS } = process.env
const stopping = new AbortController()
process.once('SIGTERM', () => stopping.abort())
const signalled = new Promise((resolve) => process.once('SIGUSR2', resolve))
// A signal listener alone does not keep the process alive.
const keepAlive = setInterval(() => {}, 1000)
console.log('ready')
await signalled
clearInterval(keepAlive)

await runWorker({
  environment: {
    ...{ DATABASE_URL, SMTP_URL, FORECOURT_DATA, PORT: 3000 },
    CRON_SECRET: TEST_SECRETS.CRON_SECRET,
    PAYLOAD_SECRET: TEST_SECRETS.PAYLOAD_SECRET,
    MAIL_FROM: 'leads@dealer.test',
    FORECOURT_PRIVATE_WEBHOOKS: '1',
  },
  // These tests need no web server.
  baseUrl: 'http://127.0.0.1:9',
  signal: stopping.signal,
  logger,
  backoffMultiplier: Number(PACE),
  graceMs: Number(GRACE_MS),
  deliveryTimeoutMs: Number(ANSWER_WITHIN_MS),
})
process.exit(0)
