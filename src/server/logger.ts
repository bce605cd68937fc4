import pino from 'pino'
import { driverError } from './database/driverError'

/** An error of a query is logged without the query's values, which may be personal. */
export const serializers = { err: (error: unknown) => pino.stdSerializers.err(driverError(error) as Error) }

/** One JSON line an event, on standard output: level by name, ISO time, message, and what the caller adds. */
export const logger = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: { service: 'forecourt' },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers,
  redact: {
    paths: [
      'password',
      '*.password',
      'authorization',
      '*.authorization',
      '*.cookie',
      'token',
      '*.token',
      'secret',
      '*.secret',
    ],
    censor: '[hidden]',
  },
})

/** A logger whose lines carry the request's id, the one that the answer's X-Request-Id names. */
export function loggerFor(request: Request) {
  return logger.child({ requestId: request.headers.get('x-request-id') ?? undefined })
}

export type Logger = Pick<typeof logger, 'debug' | 'info' | 'warn' | 'error'>
