import pg from 'pg'
import { deliveryChannels } from '../leads/channels/channels'
import { leadMail } from '../leads/channels/leadMail'
import { runDeliveries } from '../leads/deliveryWorker'
import { handlePoolErrors } from '../leads/jobTables'
import { createMailer } from '../providers/mail/mailer'
import type { Logger } from '../server/logger'

/** What of the environment the delivery of leads needs. */
export interface DeliveryEnvironment {
  DATABASE_URL: string
  FORECOURT_DATA: string
  FORECOURT_PRIVATE_WEBHOOKS: '0' | '1'
  MAIL_FROM?: string
  PORT: number
  SMTP_URL?: string
}

export interface DeliverLeadsOptions {
  environment: DeliveryEnvironment
  signal: AbortSignal
  logger: Logger
  /** for tests: see `runDeliveries` */
  pace?: number
  graceMs?: number
  answerWithinMs?: number
}

const DEFAULT_FROM = 'no-reply@forecourt.test'

/** Delivers leads until `signal` aborts, by the mail server and under the rules that the environment names. */
export async function deliverLeads({ environment, signal, logger, answerWithinMs, ...tuning }: DeliverLeadsOptions) {
  const { DATABASE_URL, FORECOURT_PRIVATE_WEBHOOKS, MAIL_FROM, PORT } = environment
  const mailer = createMailer(environment)
  // For the one short question that webhooks ask; deliveries have connections of their own.
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 2 })
  handlePoolErrors(pool)
  const channels = deliveryChannels({
    pool,
    sendMail: leadMail(mailer, logger),
    mailFrom: MAIL_FROM ?? DEFAULT_FROM,
    privateAllowed: FORECOURT_PRIVATE_WEBHOOKS === '1' || process.env.NODE_ENV === 'development',
    answerWithinMs,
  })
  try {
    await runDeliveries({ databaseUrl: DATABASE_URL, channels, port: String(PORT), signal, logger, ...tuning })
  } finally {
    mailer.close()
    await pool.end().catch(() => {})
  }
}
