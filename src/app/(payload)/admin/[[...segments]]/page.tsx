import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { notFound } from 'next/navigation'
import { withSharedConfig } from '@/admin/clientConfig/withSharedConfig'
import { withListErrors } from '@/admin/lists/withListErrors'
import { hasInvalidVersion } from '@/admin/missingPage/hasInvalidVersion'
import { importMap } from '../importMap.js'

type SearchParams = Record<string, string | string[]>

interface AdminRouteProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<SearchParams>
}

export const generateMetadata = ({ params, searchParams }: AdminRouteProps) =>
  generatePageMetadata({ config, params, searchParams: withoutInvalidJson(searchParams) })

export default async function AdminPage({ params, searchParams }: AdminRouteProps) {
  const { segments } = await params
  // The dashboard has none.
  if (segments && hasInvalidVersion(segments)) notFound()
  const page = await RootPage({ config, importMap, params, searchParams: withoutInvalidJson(searchParams) })
  return withSharedConfig(withListErrors(page))
}

/** Parameters that Payload's views parse as JSON, and the kind of value that they expect: others would fail with 500. */
const JSON_PARAMETERS: Record<string, (value: unknown) => boolean> = {
  columns: Array.isArray,
  localeCodes: Array.isArray,
  queryByGroup: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}

async function withoutInvalidJson(searchParams: Promise<SearchParams>): Promise<SearchParams> {
  const entries = Object.entries(await searchParams)
  return Object.fromEntries(
    entries.filter(([name, text]) => !JSON_PARAMETERS[name] || isJson(text, JSON_PARAMETERS[name])),
  )
}

function isJson(text: string | string[], isExpected: (value: unknown) => boolean): boolean {
  try {
    return typeof text === 'string' && isExpected(JSON.parse(text))
  } catch {
    return false
  }
}
