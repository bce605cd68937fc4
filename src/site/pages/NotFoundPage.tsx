'use client'

import { NotFoundNotice } from './NotFoundNotice'
import { usePublicSite } from './SiteProvider'

/** Next's own answer to `notFound()`, which it renders in the browser only. Needs the site's provider around it. */
export function NotFoundPage() {
  const { links, stockNoun } = usePublicSite()
  return <NotFoundNotice links={links} stockNoun={stockNoun} />
}
