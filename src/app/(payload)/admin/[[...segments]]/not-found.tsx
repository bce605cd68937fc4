import config from '@payload-config'
import { generatePageMetadata } from '@payloadcms/next/views'
import { MissingPage } from '@/admin/missingPage/MissingPage'

interface AdminRouteProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: AdminRouteProps) =>
  generatePageMetadata({ config, params, searchParams })

export default MissingPage
