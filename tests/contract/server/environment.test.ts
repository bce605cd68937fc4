import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EnvironmentError, readEnvironment, VARIABLES } from '../../../src/server/environment'

const root = resolve(import.meta.dirname, '../../..')
const required = {
  DATABASE_URL: 'postgres://someone:hidden@localhost:5432/forecourt',
  PAYLOAD_SECRET: 'p'.repeat(32),
  CRON_SECRET: 'c'.repeat(32),
}

/** Variables set by Node, Next, npm or our own commands, and those of developer tools; not part of a deployment. */
const EXTERNAL =
  /^(NODE_ENV|NEXT_RUNTIME|NEXT_PHASE|PAYLOAD_MIGRATING|CI|FORECOURT_STARTED_BY|CHROMIUM_PATH|FUZZ_\w+|STUDIO_\w+|npm_\w+|PATH|SystemRoot|TEMP)$/

/** Validated by us and read by OpenTelemetry's own packages. */
const READ_BY_OPENTELEMETRY = [
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
]

describe('the environment', () => {
  test('has defaults for optional values', () => {
    expect(readEnvironment(required)).toMatchObject({ PORT: 3000, FORECOURT_WORKER: 'inline', FORECOURT_DEMO: '0' })
  })

  test('reports every missing value in one error', () => {
    expect(listProblems({})).toEqual([
      expect.stringMatching(/^DATABASE_URL is missing\. .*postgres:\/\//),
      expect.stringMatching(/^PAYLOAD_SECRET is missing\. /),
      expect.stringMatching(/^CRON_SECRET is missing\. /),
    ])
  })

  test.each([
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['LOG_LEVEL', 'loud'],
    ['FORECOURT_WORKER', 'both'],
    ['FORECOURT_DEMO', 'yes'],
    ['FORECOURT_WEB_URL', 'web:3000'],
    ['MAIL_FROM', 'Harbour'],
  ])('shows a malformed %s: %s', (name, value) => {
    expect(listProblems({ ...required, [name]: value })).toEqual([expect.stringContaining(`${name} is "${value}". `)])
  })

  test.each(['DATABASE_URL', 'PAYLOAD_SECRET', 'CRON_SECRET', 'SMTP_URL'])('never shows a malformed %s', (name) => {
    const [problem] = listProblems({ ...required, [name]: 'hunter2' })
    expect(problem).toMatch(new RegExp(`^${name} is malformed\\. `))
    expect(problem).not.toContain('hunter2')
  })

  test('requires related values', () => {
    expect(listProblems({ ...required, SMTP_URL: 'smtp://mail.test', S3_ACCESS_KEY_ID: 'key' })).toEqual([
      expect.stringMatching(/^S3_SECRET_ACCESS_KEY is missing, while S3_ACCESS_KEY_ID is set/),
      expect.stringMatching(/^S3_BUCKET is missing/),
      expect.stringMatching(/^MAIL_FROM is missing, while SMTP_URL is set/),
    ])
  })

  test('treats an empty value as unset', () => {
    expect(readEnvironment({ ...required, PORT: '', FORECOURT_WEB_URL: '' }).PORT).toBe(3000)
  })
})

describe('.env.example', () => {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').split('\n')
  const names = lines.flatMap((line) => /^([A-Z_0-9]+)=/.exec(line)?.[1] ?? [])

  test('has every value and no other', () => {
    expect(names.toSorted()).toEqual(Object.keys(VARIABLES).toSorted())
  })

  test.each(names)('explains %s', (name) => {
    const above = lines[lines.findIndex((line) => line.startsWith(`${name}=`)) - 1]
    expect(above).toMatch(/^# \w/)
  })
})

test('the code reads only values in the schema, and every value in the schema is read', () => {
  const files = ['src', 'blocks', 'collections']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file))))
    .concat('payload.config.ts', 'next.config.ts')
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  const usedNames = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const accessed = [...text.matchAll(/\b(?:process\.env|env|environment)\.([A-Za-z_0-9]+)/g)].map(
      (match) => match[1] ?? '',
    )
    const unpacked = [...text.matchAll(/\{([^{}]+)\} = (?:process\.env|env|environment)\b/g)]
    const single = [...text.matchAll(/\breadVariable\('([A-Z_0-9]+)'/g)].map((match) => match[1] ?? '')
    return [...accessed, ...single, ...unpacked.flatMap((match) => match[1]?.match(/\w+/g) ?? [])]
  })
  const names = new Set(usedNames.filter((name) => name === name.toUpperCase() || name.startsWith('npm_')))
  const undeclared = [...names].filter((name) => !(name in VARIABLES) && !EXTERNAL.test(name))
  expect(undeclared).toEqual([])
  const unread = Object.keys(VARIABLES).filter((name) => !names.has(name) && !READ_BY_OPENTELEMETRY.includes(name))
  expect(unread).toEqual([])
})

function listProblems(source: Record<string, string>): readonly string[] {
  try {
    readEnvironment(source)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
  return []
}
