import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listModels } from '@/data/models/models'
import { findSiteByHost } from '@/data/site/sites'
import { LateModelRange } from '@/models/LateModelRange'
import { rangeMetadata } from '@/site/metadata/modelMetadata'
import { Trail } from '@/site/metadata/Trail'
import { Section } from '@/ui/layout/Section'
import { NotFound, notFoundMetadata } from '../NotFound'

interface RangeRouteProps {
  params: Promise<{ host: string }>
}

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: RangeRouteProps): Promise<Metadata> {
  const { site, models } = await findRange(await params)
  if (models.length === 0) return notFoundMetadata(site)
  return rangeMetadata(site, models)
}

/** The models that the dealer sells new, by body (MOD-02). */
export default async function RangeRoute({ params }: RangeRouteProps) {
  const { site, models } = await findRange(await params)
  if (models.length === 0) return <NotFound site={site} />
  return (
    <div className="container-page py-section-space">
      <Trail site={site} steps={[{ name: 'Our range', path: null }]} />
      <Section heading="Our range" headingLevel={1}>
        <LateModelRange models={models} flags={{ variantPrices: site.flags.variantPrices }} headingLevel={2} />
      </Section>
    </div>
  )
}

async function findRange({ host }: { host: string }) {
  const site = await findSiteByHost(host)
  if (!site) notFound()
  return { site, models: await listModels(site.id) }
}
