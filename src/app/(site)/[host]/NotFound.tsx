import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import type { Site } from '@/domain/site/site'
import { setResponseStatus } from '@/server/responseStatus'
import { NotFoundNotice } from '@/site/pages/NotFoundNotice'

/** The title of an address where nothing is; that search engines leave it out, Next says by itself. */
export function notFoundMetadata(site: Site): Metadata {
  return { title: `Page not found | ${site.name}` }
}

/**
 * The page for an address where nothing is, with status 404. A page returns it in place of calling `notFound()`, for which Next
 * sends an empty document that only a script fills.
 */
export function NotFound({ site }: { site: Site }) {
  setResponseStatus(404)
  return (
    <>
      <NotFoundNotice links={site.links} stockNoun={site.stockNoun} />
      {/* A prerendered page takes its status from what is thrown in it. Browsers never render what stands in noscript. */}
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
