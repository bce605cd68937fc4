import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import type { Site } from '@/domain/site/site'
import { setResponseStatus } from '@/server/responseStatus'
import { NotFoundNotice } from '@/site/pages/NotFoundNotice'

/** Metadata of the 404 page. Next adds `noindex` itself. */
export function notFoundMetadata(site: Site): Metadata {
  return { title: `Page not found | ${site.name}` }
}

/**
 * The 404 page with status 404. Pages return it instead of calling `notFound()`, for which Next sends an empty document that
 * only a script fills.
 */
export function NotFound({ site }: { site: Site }) {
  setResponseStatus(404)
  return (
    <>
      <NotFoundNotice links={site.links} stockNoun={site.stockNoun} />
      {/* A prerendered page gets its status from the thrown error. Browsers with scripts do not render noscript. */}
      <noscript>
        <Suspense>
          <PrerenderStatus />
        </Suspense>
      </noscript>
    </>
  )
}

function PrerenderStatus(): never {
  notFound()
}
