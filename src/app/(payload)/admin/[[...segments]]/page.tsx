import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'

interface AdminRouteProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: AdminRouteProps) =>
  generatePageMetadata({ config, params, searchParams })

export default function AdminPage({ params, searchParams }: AdminRouteProps) {
  return RootPage({ config, importMap, params, searchParams })
}
