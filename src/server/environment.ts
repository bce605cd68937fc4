import * as z from 'zod'

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

/** Every environment variable that Forecourt reads. A contract test keeps `.env.example` in sync. */
export const VARIABLES = {
  DATABASE_URL: {
    schema: address('postgres', 'postgresql'),
    help: 'The Postgres to use: postgres://user:password@host:5432/name.',
    secret: true,
  },
  PAYLOAD_SECRET: {
    schema: secret,
    help: 'Signs staff sessions and tokens: at least 32 random characters, the same on every process.',
    secret: true,
  },
  CRON_SECRET: {
    schema: secret,
    help: 'How the worker proves itself to the web server: at least 32 random characters.',
    secret: true,
  },
  PORT: {
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .default('3000')
      .transform(Number)
      .refine((port) => port > 0 && port < 65_536),
    help: 'The port to serve on: a whole number from 1 to 65535.',
  },
  FORECOURT_DATA: {
    schema: text.default('.data'),
    help: 'The folder that holds uploads and, where it is embedded, Postgres.',
  },
  FEEDS_FOLDER: {
    schema: text.optional(),
    help: 'The folder from which stock feeds may be read, with a folder for each site by its short name.',
  },
  FORECOURT_DEMO: {
    schema: flag,
    help: '1 where the demo dealers are seeded and answer to {slug}.localhost, else 0.',
  },
  FORECOURT_WORKER: {
    schema: z.enum(['inline', 'separate']).default('inline'),
    help: 'inline: the web server runs the worker too. separate: `npm run worker` does.',
  },
  FORECOURT_WEB_URL: {
    schema: address('http', 'https').optional(),
    help: 'Where a separate worker finds the web server: http://host:port.',
  },
  FORECOURT_TRUSTED_PROXIES: {
    schema: z.string().regex(/^\d$/).default('0').transform(Number),
    help: 'How many reverse proxies stand before the web server and add to X-Forwarded-For: 0 to 9.',
  },
  FORECOURT_PRIVATE_WEBHOOKS: {
    schema: flag,
    help: '1 where leads may be posted over plain http and to private addresses, else 0.',
  },
  SMTP_URL: {
    schema: address('smtp', 'smtps').optional(),
    help: 'The server that sends email: smtps://user:password@host:465.',
    secret: true,
  },
  MAIL_FROM: { schema: z.email().optional(), help: 'The address that email comes from: name@host.' },
  MAIL_FROM_NAME: { schema: text.optional(), help: 'The name that email comes from.' },
  S3_BUCKET: { schema: text.optional(), help: 'The bucket that holds uploads instead of the data folder.' },
  S3_REGION: { schema: text.optional(), help: "The bucket's region." },
  S3_ENDPOINT: {
    schema: address('http', 'https').optional(),
    help: "The address of a store that is not Amazon's: https://host.",
  },
  S3_ACCESS_KEY_ID: { schema: text.optional(), help: 'The key that may read and write the bucket.', secret: true },
  S3_SECRET_ACCESS_KEY: { schema: text.optional(), help: "That key's secret.", secret: true },
  GEOCODING_URL: {
    schema: address('http', 'https').optional(),
    help: "The geocoding service to ask instead of our own list of places: the address of Google's, or of one that answers alike.",
  },
  GEOCODING_KEY: { schema: text.optional(), help: 'The key for that service.', secret: true },
  RATINGS_URL: {
    schema: address('https', 'http').optional(),
    help: 'The service that says how a dealer is rated: https://host/path. Empty takes the reviews kept here.',
  },
  RATINGS_KEY: { schema: text.optional(), help: 'The key for that service.', secret: true },
  MARKET_PRICE_URL: {
    schema: address('https', 'http').optional(),
    help: 'The service that compares car prices with the market: https://host/path.',
  },
  MARKET_PRICE_KEY: { schema: text.optional(), help: 'The key for that service.', secret: true },
  VALUATION_URL: {
    schema: address('https', 'http').optional(),
    help: 'The service that values trade-ins: https://host/path.',
  },
  REGO_LOOKUP_URL: {
    schema: address('https', 'http').optional(),
    help: 'The service that says which car carries a plate: https://host/path.',
  },
  REGO_LOOKUP_KEY: { schema: text.optional(), help: 'The key for that service.', secret: true },
  FINANCE_QUOTE_URL: {
    schema: address('https', 'http').optional(),
    help: 'The service that quotes repayments on a car: https://host/path.',
  },
  FINANCE_QUOTE_KEY: { schema: text.optional(), help: 'The key for that service.', secret: true },
  VALUATION_KEY: { schema: text.optional(), help: 'The key for that service.', secret: true },
  STRIPE_SECRET_KEY: {
    schema: z
      .string()
      .regex(/^[sr]k_[A-Za-z0-9_]{10,}$/)
      .optional(),
    help: 'The Stripe key that opens checkouts: sk_... or a restricted rk_...',
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z
      .string()
      .regex(/^whsec_\w{10,}([\s,]+whsec_\w{10,})*$/)
      .optional(),
    help: 'What Stripe signs its calls to /api/payments/stripe with: whsec_...; two with a comma between them for a platform.',
    secret: true,
  },
  STOCK_INDEX_CALLS_PER_MINUTE: {
    schema: z
      .string()
      .regex(/^[1-9]\d{0,6}$/)
      .default('600')
      .transform(Number),
    help: 'How many searches one address may make in a minute: a whole number from 1.',
  },
  ALGOLIA_APP_ID: {
    schema: text.optional(),
    help: 'The Algolia application that holds the stock and answers searches.',
  },
  ALGOLIA_ADMIN_KEY: {
    schema: text.optional(),
    help: 'The Algolia key that writes records and settings.',
    secret: true,
  },
  ALGOLIA_SEARCH_KEY: { schema: text.optional(), help: 'The Algolia key that searches and browses.', secret: true },
  ALGOLIA_INDEX_PREFIX: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,40}$/)
      .default('forecourt'),
    help: 'What names of Algolia indexes begin with: up to 40 letters, digits and hyphens.',
  },
  ALGOLIA_URL: {
    schema: address('http', 'https').optional(),
    help: "The address of a stand-in for Algolia's own hosts: https://host.",
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    help: 'How much is logged: fatal, error, warn, info, debug, trace or silent.',
  },
  NEXT_DIST_DIR: { schema: text.default('.next'), help: 'The folder of the build, inside the project.' },
} as const satisfies Record<string, Variable>

export type VariableName = keyof typeof VARIABLES
export type Environment = { [Name in VariableName]: z.output<(typeof VARIABLES)[Name]['schema']> }

/** The first is required if the second is set. */
const REQUIRED_TOGETHER = [
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['ALGOLIA_ADMIN_KEY', 'ALGOLIA_APP_ID'],
  ['ALGOLIA_SEARCH_KEY', 'ALGOLIA_APP_ID'],
  ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY'],
] as const satisfies readonly (readonly [VariableName, VariableName])[]

/** Lists every missing or invalid environment variable. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    const count = problems.length === 1 ? 'one environment value needs' : `${problems.length} environment values need`
    super(
      `Forecourt cannot start: ${count} attention.\n${problems.map((problem) => `  ${problem}`).join('\n')}\n` +
        'npm start sets the secrets and the database itself; .env.example explains every value.',
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
  if (problems.length > 0) throw new EnvironmentError(problems)
  return Object.fromEntries(entries) as Environment
}
