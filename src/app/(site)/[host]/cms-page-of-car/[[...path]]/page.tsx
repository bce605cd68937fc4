import { CmsPage, type CmsPageRoute, cmsPageMetadata } from '../../CmsPage'

interface PageOfCarProps {
  params: Promise<Pick<CmsPageRoute, 'host' | 'path'>>
  searchParams: Promise<{ car_id?: string | string[] }>
}

export const generateMetadata = async ({ params }: PageOfCarProps) => cmsPageMetadata(await params)

/**
 * A page of the CMS whose address names a car, as links to forms do: rendered per request, so that the forms name the car
 * without script too. next.config.ts rewrites such addresses to this route.
 */
export default async function PageOfCarRoute({ params, searchParams }: PageOfCarProps) {
  const { car_id } = await searchParams
  return <CmsPage {...(await params)} carId={Number([car_id].flat()[0])} />
}
