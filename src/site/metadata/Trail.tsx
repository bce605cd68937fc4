import { siteOrigin } from '@/domain/site/origin'
import type { Site } from '@/domain/site/site'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { breadcrumbData } from '@/domain/structuredData/listData'
import { JsonLd } from '@/ui/content/JsonLd'

interface TrailProps {
  site: Pick<Site, 'domains'>
  /** from the home page; the last step is the current page */
  steps: readonly { name: string; path: string | null }[]
}

/** Where a page stands in its site, for search engines. */
export function Trail({ site, steps }: TrailProps) {
  const data = breadcrumbData([{ name: 'Home', path: '/' }, ...steps], siteOrigin(site.domains, process.env.PORT))
  return <JsonLd text={jsonLdText(data)} />
}
