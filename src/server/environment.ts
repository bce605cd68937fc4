import * as z from 'zod'
import { normalizeHost } from '../domain/site/host'

interface Variable {
  schema: z.ZodType<unknown, string | undefined>
  /** Its purpose and allowed values; shown if it is missing or invalid. */
  help: string
  /** Its value is never printed. */
  secret?: boolean
}

const text = z.string().trim().min(1)
const secret = z.string().min(32)
const address = (...protocols: string[]) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)))
const flag = z.enum(['0', '1']).default('0')
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max)

/** Every environment variable that Forecourt reads. A contract test keeps `.env.example` in sync. */
export const VARIABLES = {
  DATABASE_URL: {
    schema: address('postgres', 'postgresql'),
    help: 'PostgreSQL connection URL: postgres://user:password@host:5432/name.',
    secret: true,
  },
  DATABASE_DIRECT_URL: {
    schema: address('postgres', 'postgresql').optional(),
    help: 'PostgreSQL connection URL past a pooler in transaction mode, for notifications, locks and jobs.',
    secret: true,
  },
  DATABASE_REPLICA_URL: {
    schema: address('postgres', 'postgresql').optional(),
    help: 'PostgreSQL connection URL of a read replica that answers page reads.',
    secret: true,
  },
  DATABASE_POOL_MAX: {
    schema: wholeNumber(2, 1000).prefault('10'),
    help: 'Maximum connections of a web server for requests: a whole number from 2 to 1000.',
  },
  DATABASE_WORKER_POOL_MAX: {
    schema: wholeNumber(6, 1000).prefault('16'),
    help: 'Maximum connections of a worker for jobs: a whole number from 6 to 1000.',
  },
  DATABASE_STATEMENT_TIMEOUT_MS: {
    schema: wholeNumber(0, 600_000).prefault('15000'),
    help: 'Milliseconds that a query of a request may take: a whole number from 0 to 600000; 0 sends Postgres no time limits.',
  },
  STOCK_INDEX_MAX_MB: {
    schema: wholeNumber(16, 1_000_000).prefault('384'),
    help: 'Megabytes of memory for the stock of all sites in a web server: a whole number from 16 to 1000000.',
  },
  REDIS_URL: {
    schema: address('redis', 'rediss').optional(),
    help: 'Redis or Valkey in which web servers share cached pages: redis://user:password@host:6379/0.',
    secret: true,
  },
  CDN_PROVIDER: {
    schema: z.enum(['fastly', 'cloudflare', 'varnish']).optional(),
    help: 'CDN whose pages are purged when they change: fastly, cloudflare or varnish.',
  },
  CDN_MAX_AGE_SECONDS: {
    schema: wholeNumber(1, 86_400).prefault('10'),
    help: 'Seconds that shared caches keep a page: a whole number from 1 to 86400.',
  },
  CDN_STALE_SECONDS: {
    schema: wholeNumber(0, 86_400).prefault('30'),
    help: 'Seconds that shared caches may send an expired page while they ask for it: a whole number from 0 to 86400.',
  },
  CDN_SERVICE_ID: {
    schema: text.regex(/^\w+$/).optional(),
    help: 'Id of the Fastly service or Cloudflare zone: letters and digits.',
  },
  CDN_PURGE_TOKEN: {
    schema: text.optional(),
    help: 'API token that may purge by surrogate key or cache tag.',
    secret: true,
  },
  CDN_PURGE_URL: {
    schema: text
      .refine((value) => value.split(',').every((url) => address('http', 'https').safeParse(url.trim()).success))
      .optional(),
    help: 'Address of each Varnish, separated by commas: http://varnish:6081.',
  },
  HEALTH_MAX_EVENT_LOOP_DELAY_MS: {
    schema: wholeNumber(50, 60_000).prefault('500'),
    help: 'Mean event-loop delay in milliseconds above which a server is not ready: a whole number from 50 to 60000.',
  },
  EVENT_LOOP_HOLD_MS: {
    schema: wholeNumber(50, 60_000).prefault('500'),
    help: 'Milliseconds for which something may hold the event loop before the log names it: a whole number from 50 to 60000.',
  },
  SHUTDOWN_DELAY_SECONDS: {
    schema: wholeNumber(0, 300).prefault('0'),
    help: 'Seconds for which a server that is told to stop still takes requests: a whole number from 0 to 300.',
  },
  METRICS_PORT: {
    schema: wholeNumber(1, 65_535).optional(),
    help: 'Port on which Prometheus reads /metrics: a whole number from 1 to 65535.',
  },
  METRICS_HOST: { schema: text.default('127.0.0.1'), help: 'Address on which that port listens: 0.0.0.0 for all.' },
  METRICS_TOKEN: {
    schema: z.string().min(16).optional(),
    help: 'Bearer token that Prometheus must send: at least 16 random characters.',
    secret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: address('http', 'https').optional(),
    help: 'OpenTelemetry collector for traces and metrics: http://host:4318.',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: text.optional(),
    help: 'Headers for the collector, such as its key: name=value,name=value.',
    secret: true,
  },
  OTEL_SERVICE_NAME: { schema: text.optional(), help: 'Name of this service in traces and metrics.' },
  OTEL_TRACES_SAMPLER: {
    schema: z
      .enum([
        ...(['always_on', 'always_off', 'traceidratio'] as const),
        ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
      ])
      .optional(),
    help: 'Which requests are traced: always_on, always_off, traceidratio, or one of them after parentbased_.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/)
      .optional(),
    help: 'Share of requests traced by a traceidratio sampler: 0 to 1.',
  },
  OTEL_METRIC_EXPORT_INTERVAL: {
    schema: wholeNumber(1000, 3_600_000).prefault('60000'),
    help: 'Milliseconds between metrics sent to the collector: a whole number from 1000 to 3600000.',
  },
  SENTRY_DSN: {
    schema: text.regex(/^https?:\/\/\w+(:\w+)?@[^/@\s]+(\/[\w/-]*)?\/\d+$/).optional(),
    help: 'DSN of a Sentry-compatible service for errors: https://key@host/project.',
    secret: true,
  },
  SENTRY_ENVIRONMENT: { schema: text.optional(), help: 'Name of this deployment in error reports.' },
  SENTRY_RELEASE: { schema: text.optional(), help: 'Version of this deployment in error reports.' },
  PAYLOAD_SECRET: {
    schema: secret,
    help: 'Secret for staff sessions and tokens: at least 32 random characters, the same on every process.',
    secret: true,
  },
  CRON_SECRET: {
    schema: secret,
    help: 'Secret with which the worker authenticates to the web server: at least 32 random characters.',
    secret: true,
  },
  ADMIN_HOST: {
    schema: text
      .toLowerCase()
      .refine((host) => normalizeHost(host) === host)
      .optional(),
    help: 'Host of the admin, on which alone staff are signed in, without protocol and port: admin.example.com.',
  },
  PORT: {
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .default('3000')
      .transform(Number)
      .refine((port) => port > 0 && port < 65_536),
    help: 'Port of the web server: a whole number from 1 to 65535.',
  },
  FORECOURT_DATA: {
    schema: text.default('.data'),
    help: 'Folder for uploads and the embedded Postgres.',
  },
  FEEDS_FOLDER: {
    schema: text.optional(),
    help: 'Folder of stock feeds, with a subfolder per site by its slug.',
  },
  FORECOURT_DEMO: {
    schema: flag,
    help: '1 to seed the demo dealers and serve them at {slug}.localhost, else 0.',
  },
  FORECOURT_WORKER: {
    schema: z.enum(['inline', 'separate']).default('inline'),
    help: 'inline: the web server runs the worker. separate: the worker is its own process, `npm run worker`.',
  },
  FORECOURT_WEB_URL: {
    schema: address('http', 'https').optional(),
    help: 'URL of the web server for a separate worker: http://host:port.',
  },
  FORECOURT_TRUSTED_PROXIES: {
    schema: z.string().regex(/^\d$/).default('0').transform(Number),
    help: 'Number of reverse proxies in front of the web server that append to X-Forwarded-For: 0 to 9.',
  },
  FORECOURT_REQUIRE_SECOND_FACTOR: {
    schema: flag,
    help: '1 to require two-step sign-in of all staff, else 0.',
  },
  FORECOURT_PRIVATE_WEBHOOKS: {
    schema: flag,
    help: '1 to allow webhooks over plain http and to private addresses, else 0.',
  },
  SMTP_URL: {
    schema: address('smtp', 'smtps').optional(),
    help: 'Mail server: smtps://user:password@host:465.',
    secret: true,
  },
  MAIL_FROM: { schema: z.email().optional(), help: 'Sender address of emails: name@host.' },
  MAIL_FROM_NAME: { schema: text.optional(), help: 'Sender name of emails.' },
  S3_BUCKET: {
    schema: text.optional(),
    help: 'S3 bucket for all uploads, instead of the data folder. Must not be public.',
  },
  S3_REGION: { schema: text.optional(), help: 'Region of the bucket.' },
  S3_ENDPOINT: {
    schema: address('http', 'https').optional(),
    help: "Endpoint of an S3-compatible store other than Amazon's: https://host.",
  },
  S3_PATH_STYLE: {
    schema: z.enum(['0', '1']).optional(),
    help: '1 if the bucket is part of the path, 0 if it is part of the host name.',
  },
  S3_ACCESS_KEY_ID: {
    schema: text.optional(),
    help: 'Access key with read and write permission for the bucket.',
    secret: true,
  },
  S3_SECRET_ACCESS_KEY: { schema: text.optional(), help: 'Secret of the access key.', secret: true },
  GEOCODING_URL: {
    schema: address('http', 'https').optional(),
    help: "URL of a geocoding service with the responses of Google's.",
  },
  GEOCODING_KEY: { schema: text.optional(), help: 'API key of the geocoding service.', secret: true },
  RATINGS_URL: {
    schema: address('https', 'http').optional(),
    help: 'Dealer ratings service: https://host/path.',
  },
  RATINGS_KEY: { schema: text.optional(), help: 'API key of the ratings service.', secret: true },
  MARKET_PRICE_URL: {
    schema: address('https', 'http').optional(),
    help: 'Market price service: https://host/path.',
  },
  MARKET_PRICE_KEY: { schema: text.optional(), help: 'API key of the market price service.', secret: true },
  VALUATION_URL: {
    schema: address('https', 'http').optional(),
    help: 'Trade-in valuation service: https://host/path.',
  },
  REGO_LOOKUP_URL: {
    schema: address('https', 'http').optional(),
    help: 'Registration lookup service: https://host/path.',
  },
  REGO_LOOKUP_KEY: { schema: text.optional(), help: 'API key of the registration lookup service.', secret: true },
  SMS_URL: {
    schema: address('https', 'http').optional(),
    help: 'Text message service: https://host/path.',
  },
  SMS_KEY: { schema: text.optional(), help: 'API key of the text message service.', secret: true },
  FINANCE_QUOTE_URL: {
    schema: address('https', 'http').optional(),
    help: 'Finance quote service: https://host/path.',
  },
  FINANCE_QUOTE_KEY: { schema: text.optional(), help: 'API key of the finance quote service.', secret: true },
  VALUATION_KEY: { schema: text.optional(), help: 'API key of the valuation service.', secret: true },
  STRIPE_SECRET_KEY: {
    schema: z
      .string()
      .regex(/^[sr]k_[A-Za-z0-9_]{10,}$/)
      .optional(),
    help: 'Stripe key: sk_... or a restricted rk_...',
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z
      .string()
      .regex(/^whsec_\w{10,}([\s,]+whsec_\w{10,})*$/)
      .optional(),
    help: 'Signing secret of the Stripe webhook /api/payments/stripe: whsec_...; a platform has two, separated by a comma.',
    secret: true,
  },
  META_CONVERSIONS_URL: {
    schema: address('https', 'http').optional(),
    help: "Replacement for Meta's Graph API with its version: https://host/v23.0.",
  },
  GOOGLE_ADS_DEVELOPER_TOKEN: { schema: text.optional(), help: 'Developer token of Google Ads.', secret: true },
  GOOGLE_ADS_CLIENT_ID: { schema: text.optional(), help: 'OAuth client id for Google Ads.' },
  GOOGLE_ADS_CLIENT_SECRET: { schema: text.optional(), help: 'OAuth client secret for Google Ads.', secret: true },
  GOOGLE_ADS_REFRESH_TOKEN: { schema: text.optional(), help: 'OAuth refresh token for Google Ads.', secret: true },
  GOOGLE_ADS_LOGIN_CUSTOMER_ID: {
    schema: z
      .string()
      .regex(/^\d{3}-?\d{3}-?\d{4}$/)
      .optional(),
    help: 'Ten digits of the Google Ads manager account: 123-456-7890.',
  },
  GOOGLE_ADS_URL: {
    schema: address('https', 'http').optional(),
    help: "Replacement for Google's hosts: https://host.",
  },
  STOCK_INDEX_CALLS_PER_MINUTE: {
    schema: z
      .string()
      .regex(/^[1-9]\d{0,6}$/)
      .default('600')
      .transform(Number),
    help: 'Maximum searches per client address and minute: a whole number from 1.',
  },
  ALGOLIA_APP_ID: {
    schema: text.optional(),
    help: 'Algolia application for the stock search.',
  },
  ALGOLIA_ADMIN_KEY: {
    schema: text.optional(),
    help: 'Algolia key that writes records and settings.',
    secret: true,
  },
  ALGOLIA_SEARCH_KEY: { schema: text.optional(), help: 'Algolia key that searches and browses.', secret: true },
  ALGOLIA_INDEX_PREFIX: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,40}$/)
      .default('forecourt'),
    help: 'Prefix of Algolia index names: up to 40 letters, digits and hyphens.',
  },
  ALGOLIA_URL: {
    schema: address('http', 'https').optional(),
    help: "URL of a replacement for Algolia's hosts: https://host.",
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    help: 'Log level: fatal, error, warn, info, debug, trace or silent.',
  },
  NEXT_DIST_DIR: { schema: text.default('.next'), help: 'Build folder, inside the project.' },
} as const satisfies Record<string, Variable>

export type VariableName = keyof typeof VARIABLES
export type Environment = { [Name in VariableName]: z.output<(typeof VARIABLES)[Name]['schema']> }

/**
 * One validated variable, for code that runs before `readEnvironment` or without it. An invalid value gives the default: it stops
 * the start of every server and worker.
 */
export function readVariable<Name extends VariableName>(
  name: Name,
  source: Readonly<Record<string, string | undefined>> = process.env,
): Environment[Name] {
  const { schema } = VARIABLES[name]
  const parsed = schema.safeParse(source[name] || undefined)
  return (parsed.success ? parsed.data : schema.parse(undefined)) as Environment[Name]
}

/** The first is required if the second is set. */
const REQUIRED_TOGETHER = [
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['GOOGLE_ADS_CLIENT_ID', 'GOOGLE_ADS_DEVELOPER_TOKEN'],
  ['GOOGLE_ADS_CLIENT_SECRET', 'GOOGLE_ADS_DEVELOPER_TOKEN'],
  ['GOOGLE_ADS_REFRESH_TOKEN', 'GOOGLE_ADS_DEVELOPER_TOKEN'],
  ['ALGOLIA_ADMIN_KEY', 'ALGOLIA_APP_ID'],
  ['ALGOLIA_SEARCH_KEY', 'ALGOLIA_APP_ID'],
  ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY'],
] as const satisfies readonly (readonly [VariableName, VariableName])[]

/** Required by each CDN_PROVIDER. */
const CDN_REQUIRES = {
  fastly: ['CDN_SERVICE_ID', 'CDN_PURGE_TOKEN'],
  cloudflare: ['CDN_SERVICE_ID', 'CDN_PURGE_TOKEN'],
  varnish: ['CDN_PURGE_URL', 'CDN_PURGE_TOKEN'],
} as const satisfies Record<string, readonly VariableName[]>

/** Lists every missing or invalid environment variable. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    const count = problems.length === 1 ? 'one environment value needs' : `${problems.length} environment values need`
    super(
      `Forecourt cannot start: ${count} attention.\n${problems.map((problem) => `  ${problem}`).join('\n')}\n` +
        'npm start provides the secrets and the database; .env.example describes all values.',
    )
    this.name = 'EnvironmentError'
  }
}

/**
 * Reads and validates the environment. An empty value counts as unset.
 * @throws {EnvironmentError} with all missing and invalid variables
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>> = process.env): Environment {
  const problems: string[] = []
  const entries = Object.entries<Variable>(VARIABLES).map(([name, { schema, help, secret: hidden }]) => {
    const value = source[name] || undefined
    const parsed = schema.safeParse(value)
    if (parsed.success) return [name, parsed.data]
    const problem = value === undefined ? 'is missing' : hidden ? 'is malformed' : `is ${JSON.stringify(value)}`
    problems.push(`${name} ${problem}. ${help}`)
    return [name, undefined]
  })
  for (const [name, other] of REQUIRED_TOGETHER) {
    if (source[other] && !source[name])
      problems.push(`${name} is missing, while ${other} is set. ${VARIABLES[name].help}`)
  }
  for (const name of CDN_REQUIRES[source.CDN_PROVIDER as keyof typeof CDN_REQUIRES] ?? [])
    if (!source[name]) problems.push(`${name} is missing, while CDN_PROVIDER is set. ${VARIABLES[name].help}`)
  if (problems.length > 0) throw new EnvironmentError(problems)
  return Object.fromEntries(entries) as Environment
}
