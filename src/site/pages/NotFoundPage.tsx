'use client'

import { NotFoundNotice } from './NotFoundNotice'
import { usePublicSite } from './SiteProvider'

/** Next renders this for `notFound()` in the browser only. Needs the site's provider around it. */
export function NotFoundPage() {
  const { links, stockNoun } = usePublicSite()
  return <NotFoundNotice links={links} stockNoun={stockNoun} />
}
