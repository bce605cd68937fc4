/** Called by Next once a server starts, before it answers. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startServices } = await import('./services/startServices')
  await startServices()
}
