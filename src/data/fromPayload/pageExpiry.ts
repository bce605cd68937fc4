import type { PageExpiry } from '../../domain/site/pageExpiry'
import type { Page } from '../../payload-types'

/** When a page ends and what follows, from its document. */
export function expiryOf(page: Pick<Page, 'expiresAt' | 'afterExpiry' | 'expiryMessage' | 'expiryLink'>): PageExpiry {
  return {
    expiresAt: page.expiresAt ?? null,
    afterExpiry: page.afterExpiry ?? 'message',
    message: page.expiryMessage || 'This offer has ended.',
    link: page.expiryLink || '/',
  }
}
