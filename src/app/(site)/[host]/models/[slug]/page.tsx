import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { layoutOf } from '@/data/layouts'
import { modelAt } from '@/data/models'
import { followRedirect } from '@/data/redirects'
import { siteForHost } from '@/data/sites'
import { ModelView } from '@/site/ModelView'
import { modelMetadata } from '@/site/modelMetadata'
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
  return <ModelView site={site} model={model} blocks={await layoutOf(site.id, 'model')} />
}

async function findModel({ host, slug }: { host: string; slug: string }) {
  const site = await siteForHost(host)
  if (!site) notFound()
  const model = await modelAt(site.id, slug)
  if (!model) await followRedirect(site.id, `/models/${slug}`)
  return { site, model }
}
