import type { Instrumentation } from 'next'

/** Called by Next once a server starts, before it answers. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startServices } = await import('./services/startServices')
  await startServices()
}

/** Called by Next where a page or route throws. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logRequestError } = await import('./server/logRequestError')
  logRequestError(...failure)
}
