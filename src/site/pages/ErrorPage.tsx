'use client'

import { formatPhone, telLink } from '@/domain/phone'
import { Button } from '@/ui/actions/Button'
import { NoticePage } from './NoticePage'
import { usePublicSite } from './SiteProvider'

interface ErrorPageProps {
  /** renders the page again */
  retry: () => void
  /** id of the error in the server's log */
  digest?: string
}

/** Shown when a page fails to render. Needs the site's provider around it. */
export function ErrorPage({ retry, digest }: ErrorPageProps) {
  const { phone } = usePublicSite()
  return (
    <NoticePage
      title="Something went wrong"
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
      Could not load this page. Try again.
      {digest && <span className="mt-3 block text-sm">Reference {digest}</span>}
    </NoticePage>
  )
}
