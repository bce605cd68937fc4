import type { Instrumentation } from 'next'
import { hasTelemetry } from './server/telemetry/telemetrySettings'

/** Called by Next when a server starts, before its first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  // Before anything else loads the driver of Postgres, whose queries are traced.
  if (hasTelemetry(process.env)) {
    const [{ startTelemetry }, { readEnvironment }] = await Promise.all([
      import('./server/telemetry/startTelemetry'),
      import('./server/environment'),
    ])
    startTelemetry('web', readEnvironment())
  }
  // Registers the config, so that every page and route can read data.
  await import('@payload-config')
  const { startServices } = await import('./services/startServices')
  await startServices()
}

/** Called by Next when a page or route throws. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logRequestError } = await import('./server/logRequestError')
  logRequestError(...failure)
}
