// @ts-check
// Loaded first by `node --import`: converts the output of Next, React, Node and other packages to JSON lines as in logger.ts.
import { format } from 'node:util'
import pino from 'pino'
import { serializeError } from './serializeError.mjs'

const logger = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: { service: 'forecourt', part: 'console' },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: serializeError },
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
    // Next prints empty lines around its start messages.
    if (err) logger[level]({ err }, text || serializeError(err).message)
    else if (text) logger[level](text)
  }
}

// Requires --no-warnings, or Node also prints them as plain text.
process.on('warning', (warning) => logger.warn({ err: warning }, warning.message))
