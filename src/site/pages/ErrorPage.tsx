'use client'

import { formatPhone, telLink } from '@/domain/phone'
import { Button } from '@/ui/actions/Button'
import { NoticePage } from './NoticePage'
import { usePublicSite } from './SiteProvider'

interface ErrorPageProps {
  /** draws the page again */
  retry: () => void
  /** what the server's log calls this error */
  digest?: string
}

/** Shown where a page failed to draw. Needs the site's provider around it. */
export function ErrorPage({ retry, digest }: ErrorPageProps) {
  const { phone } = usePublicSite()
  return (
    <NoticePage
      title="Something on our side broke down"
      actions={
        <>
          <Button onClick={retry}>Try again</Button>
          {phone && (
            <Button href={telLink(phone)} variant="secondary" className="numbers">
              Call {formatPhone(phone)}
            </Button>
          )}
        </>
      }
    >
      The page could not be shown. Trying again usually helps.
      {digest && <span className="mt-3 block text-sm">Reference {digest}</span>}
    </NoticePage>
  )
}
