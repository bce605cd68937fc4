import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { modelsOf } from '@/data/models'
import { siteForHost } from '@/data/sites'
import { ModelRange } from '@/models/ModelRange'
import { rangeMetadata } from '@/site/modelMetadata'
import { Section } from '@/ui/Section'

interface RangeRouteProps {
  params: Promise<{ host: string }>
}

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: RangeRouteProps): Promise<Metadata> {
  const { site, models } = await findRange(await params)
  return rangeMetadata(site, models)
}

/** The models that the dealer sells new, by body (MOD-02). */
export default async function RangeRoute({ params }: RangeRouteProps) {
  const { site, models } = await findRange(await params)
  return (
    <div className="container-page py-section-space">
      <Section heading="Our range" headingLevel={1}>
        <Suspense>
          <ModelRange models={models} flags={{ variantPrices: site.flags.variantPrices }} headingLevel={2} />
        </Suspense>
      </Section>
    </div>
  )
}

async function findRange({ host }: { host: string }) {
  const site = await siteForHost(host)
  const models = site ? await modelsOf(site.id) : []
  if (!site || models.length === 0) notFound()
  return { site, models }
}
