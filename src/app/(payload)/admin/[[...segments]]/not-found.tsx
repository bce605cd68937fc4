import config from '@payload-config'
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'

interface AdminRouteProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: AdminRouteProps) =>
  generatePageMetadata({ config, params, searchParams })

export default function AdminNotFound({ params, searchParams }: AdminRouteProps) {
  return NotFoundPage({ config, importMap, params, searchParams })
}
