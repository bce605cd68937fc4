import type { PageExpiry } from '../../domain/site/pageExpiry'
import type { Page } from '../../payload-types'

/** When a page starts and ends and what follows, from its document. */
export function toPageExpiry(
  page: Pick<Page, 'startsAt' | 'expiresAt' | 'afterExpiry' | 'expiryMessage' | 'expiryLink'>,
): PageExpiry {
  return {
    startsAt: page.startsAt ?? null,
    expiresAt: page.expiresAt ?? null,
    afterExpiry: page.afterExpiry ?? 'message',
    message: page.expiryMessage || 'This offer has ended.',
    link: page.expiryLink || '/',
  }
}
