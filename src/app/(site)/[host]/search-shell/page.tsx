import { notFound } from 'next/navigation'
import { findSiteByHost } from '@/data/site/sites'
import { SHELL_SLOTS } from '@/domain/stock/searchShell.mjs'
import { searchMetadata } from '@/site/metadata/searchMetadata'
import { SearchShell } from '@/site/pages/SearchShell'

interface SearchShellRouteProps {
  params: Promise<{ host: string }>
}

/** Cached as landings are. */
export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

export async function generateMetadata({ params }: SearchShellRouteProps) {
  const { title, description, canonical } = SHELL_SLOTS
  return searchMetadata(await readSite(params), { h1: '', title, description, canonical, index: false })
}

/** The page that the production server fills with each search that has filters; the proxy sends nobody else here. */
export default async function SearchShellRoute({ params }: SearchShellRouteProps) {
  return <SearchShell site={await readSite(params)} />
}

async function readSite(params: SearchShellRouteProps['params']) {
  return (await findSiteByHost((await params).host)) ?? notFound()
}
