'use client'
import { Button } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import './adminErrorPage.css'

interface AdminErrorPageProps {
  /** what the server logged the error under */
  digest?: string
  retry: () => void
}

/** In place of a view of the admin that cannot be shown, as a list with a filter that its fields do not have. */
export function AdminErrorPage({ digest, retry }: AdminErrorPageProps) {
  const path = usePathname()
  const hasQuery = useSearchParams().size > 0
  return (
    <main className="forecourt-error-page gutter--left gutter--right">
      <h1>This page could not be shown</h1>
      <p>
        {hasQuery
          ? 'A filter or another part of its address may be wrong. Open the page without them, or try again.'
          : 'The server could not prepare it just now. Nothing that was saved is lost. Try again in a moment.'}
      </p>
      <div className="forecourt-error-page__actions">
        {hasQuery ? (
          <Button el="anchor" margin={false} url={path}>
            Open without filters
          </Button>
        ) : null}
        <Button buttonStyle={hasQuery ? 'secondary' : 'primary'} margin={false} onClick={retry}>
          Try again
        </Button>
        <Button buttonStyle="secondary" el="anchor" margin={false} url="/admin">
          To the dashboard
        </Button>
      </div>
      {digest ? <p className="forecourt-quiet">If it happens again, give support this reference: {digest}</p> : null}
    </main>
  )
}
