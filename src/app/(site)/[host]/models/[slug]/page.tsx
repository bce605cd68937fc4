import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findModelBySlug } from '@/data/models/models'
import { getLayout } from '@/data/site/layouts'
import { followRedirect } from '@/data/site/redirects'
import { findSiteByHost } from '@/data/site/sites'
import { modelMetadata } from '@/site/metadata/modelMetadata'
import { ModelView } from '@/site/pages/ModelView'
import { NotFound, notFoundMetadata } from '../../NotFound'

interface ModelRouteProps {
  params: Promise<{ host: string; slug: string }>
}

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ModelRouteProps): Promise<Metadata> {
  const { site, model } = await findModel(await params)
  return model ? modelMetadata(site, model) : notFoundMetadata(site)
}

/** A model of the range in the site's own layout for models (MOD-04). */
export default async function ModelRoute({ params }: ModelRouteProps) {
  const { site, model } = await findModel(await params)
  if (!model) return <NotFound site={site} />
  return <ModelView site={site} model={model} blocks={await getLayout(site.id, 'model')} />
}

async function findModel({ host, slug }: { host: string; slug: string }) {
  const site = await findSiteByHost(host)
  if (!site) notFound()
  const model = await findModelBySlug(site.id, slug)
  if (!model) await followRedirect(site.id, `/models/${slug}`)
  return { site, model }
}
