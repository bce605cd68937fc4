import pino from 'pino'
import { requestContext } from '../providers/httpClient/requestContext.mjs'
import { serializeError } from './serializeError.mjs'

export const serializers = { err: serializeError }

/** Logs JSON lines to standard output, with the level by name, the time in ISO 8601 and the id of the current request. */
export const logger = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: { service: 'forecourt' },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers,
  mixin: () => {
    const requestId = requestContext.getStore()?.requestId
    return requestId ? { requestId } : {}
  },
  hooks: {
    // Queries that were ended because the client went are no errors.
    logMethod(args, method) {
      if (!requestContext.getStore()?.querySignal?.aborted) method.apply(this, args)
    },
  },
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

/** A logger with the request's id, which is also the response's X-Request-Id. */
export function loggerFor(request: Request) {
  if (requestContext.getStore()) return logger
  return logger.child({ requestId: request.headers.get('x-request-id') ?? undefined })
}

export type Logger = Pick<typeof logger, 'debug' | 'info' | 'warn' | 'error'>

/** A log for warnings only, which tests and scripts pass in. */
export interface WarningLog {
  warn: (details: object, message: string) => void
}
