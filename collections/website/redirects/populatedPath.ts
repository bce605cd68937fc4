import type { Redirect } from '../../../src/payload-types'

/** Where a redirect leads, its page populated; empty where the page is gone. */
export function populatedPath({ to }: Pick<Redirect, 'to'>): string {
  if (to?.type !== 'reference') return to?.url ?? ''
  const page = to.reference?.value
  return typeof page === 'object' ? page.path : ''
}
