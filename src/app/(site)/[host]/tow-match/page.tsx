import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findSiteByHost } from '@/data/site/sites'
import { getSearchVocabulary } from '@/data/stock/stock'
import { offersTowMatch } from '@/data/towing/offersTowMatch'
import { listTowVehicles } from '@/data/towing/towVehicles'
import { listTowableVans } from '@/data/towing/vans'
import { matchTow } from '@/domain/towing/towMatch'
import { parseTowQuestion, towSearchUrl } from '@/domain/towing/towQuery'
import { buildMetadata } from '@/site/metadata/buildMetadata'
import { TowMatchView } from '@/site/pages/TowMatchView'
import { NotFound, notFoundMetadata } from '../NotFound'

interface TowMatchRouteProps {
  params: Promise<{ host: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: TowMatchRouteProps): Promise<Metadata> {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  if (!(await offersTowMatch(site.id))) return notFoundMetadata(site)
  const metadata = buildMetadata(site, {
    title: `What can I tow? | ${site.name}`,
    description: 'Choose your car and see which caravans it may tow, with the margin to every limit.',
    path: '/tow-match',
    picture: null,
  })
  return { ...metadata, robots: { index: false } }
}

/** The vans that a car may tow (`?vehicle=` or its figures), with the margin and reason of each. Sites that neither sell nor ask for caravans have none. */
export default async function TowMatchRoute({ params, searchParams }: TowMatchRouteProps) {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  if (!(await offersTowMatch(site.id))) return <NotFound site={site} />
  const [vans, vehicles, query] = await Promise.all([listTowableVans(site.id), listTowVehicles(site.id), searchParams])
  const { question, errors } = parseTowQuestion(query, vehicles)
  const matches = question && vans.map((van) => ({ van, match: matchTow(question.capacity, van) }))
  return (
    <TowMatchView
      site={site}
      vehicles={vehicles}
      vehicle={vehicles.find(({ slug }) => slug === question?.vehicle) ?? null}
      values={Object.fromEntries(
        Object.entries(query).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value.slice(0, 120)]] : [],
        ),
      )}
      errors={errors}
      capacity={question?.capacity ?? null}
      matches={matches}
      wanted={matches?.find(({ van }) => van.slug === question?.van) ?? null}
      searchUrl={question && towSearchUrl(question.capacity, await getSearchVocabulary(site))}
    />
  )
}
