'use client'

import { Button } from '@/ui/Button'
import { NoticePage } from './NoticePage'
import { usePublicSite } from './SiteProvider'

/** Shown for an address where nothing is. Needs the site's provider around it. */
export function NotFoundPage() {
  const { links, stockNoun } = usePublicSite()
  return (
    <NoticePage
      code="404"
      title="That road doesn’t go anywhere"
      actions={
        <>
          <Button href={links.stock}>See our {stockNoun.many}</Button>
          <Button href="/" variant="secondary">
            Go to the home page
          </Button>
        </>
      }
    >
      The page may have moved, or its address was mistyped.
    </NoticePage>
  )
}
