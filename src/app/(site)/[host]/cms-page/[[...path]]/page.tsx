import { CmsPage, type CmsPageRoute, cmsPageMetadata } from '../../CmsPage'

interface PageRouteProps {
  params: Promise<Pick<CmsPageRoute, 'host' | 'path'>>
}

/** Rendered on the first visit and cached until one of its tags is revalidated. */
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: PageRouteProps) => cmsPageMetadata(await params)

export default async function PageRoute({ params }: PageRouteProps) {
  return CmsPage(await params)
}
