import type { BlockProps } from '@blocks/blockProps'
import { siteOrigin } from '@/domain/site/origin'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { breadcrumbData } from '@/domain/structuredData/listData'
import { JsonLd } from '@/ui/content/JsonLd'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'

/** Home, links and the current title (SITE-15), also as structured data. */
export function Block({ block, context }: BlockProps<'breadcrumbs'>) {
  const { site, title, location } = context
  const current = block.current || title || location?.name
  const trail = [
    { name: 'Home', path: '/' },
    ...(block.links ?? []).map(({ name, link }) => ({ name, path: link })),
    ...(current ? [{ name: current, path: null }] : []),
  ]
  return (
    <>
      <Breadcrumbs items={trail.map(({ name, path }) => ({ name, url: path ?? undefined }))} />
      <JsonLd text={jsonLdText(breadcrumbData(trail, siteOrigin(site.domains, process.env.PORT)))} />
    </>
  )
}
