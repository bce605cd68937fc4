import type { Redirect } from '../../../src/payload-types'

/** Target of a redirect with its page populated. Empty if the page was deleted. */
export function populatedPath({ to }: Pick<Redirect, 'to'>): string {
  if (to?.type !== 'reference') return to?.url ?? ''
  const page = to.reference?.value
  return typeof page === 'object' ? page.path : ''
}
