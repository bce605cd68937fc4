// @ts-check
// Loaded before Next by `node --import`: what Next, React and Node print becomes JSON lines like those of logger.ts.
import { format } from 'node:util'
import pino from 'pino'

const logger = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: { service: 'forecourt', part: 'next' },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
})

const METHODS = /** @type {const} */ ({
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
  trace: 'debug',
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts a terminal's colour codes
const COLOURS = /\u001b\[[\d;]*m/g

for (const [method, level] of Object.entries(METHODS)) {
  console[/** @type {keyof typeof METHODS} */ (method)] = (/** @type {unknown[]} */ ...values) => {
    const err = values.find((value) => value instanceof Error)
    const text = format(...values.filter((value) => value !== err))
      .replaceAll(COLOURS, '')
      .trim()
    // Next sets its start lines apart by empty ones.
    if (err) logger[level]({ err }, text || /** @type {Error} */ (err).message)
    else if (text) logger[level](text)
  }
}

// Needs --no-warnings beside it, or Node prints them as plain text too.
process.on('warning', (warning) => logger.warn({ err: warning }, warning.message))
