import { type BlockProps, requireCar } from '@blocks/blockProps'
import { getSearchVocabulary } from '@/data/stock/stock'
import { carBreadcrumbs } from '@/domain/car/carTitle'
import { siteOrigin } from '@/domain/site/origin'
import { searchLink } from '@/domain/stock/searchUrl'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { breadcrumbData } from '@/domain/structuredData/listData'
import { JsonLd } from '@/ui/content/JsonLd'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'

export async function Block({ context }: BlockProps<'carBreadcrumbs'>) {
  const car = requireCar(context)
  const vocabulary = await getSearchVocabulary(context.site, 'aged')
  const link = (refinements: Record<string, string[]>) => searchLink({ refinements }, vocabulary)
  const trail = carBreadcrumbs(car, context.site.stockNoun.many, {
    stock: link({ car_type: [car.carType] }),
    make: link({ make: [car.make] }),
    model: link({ make: [car.make], model: [car.model] }),
  })
  return (
    <>
      <Breadcrumbs items={trail.map(({ name, path }) => ({ name, url: path ?? undefined }))} />
      <JsonLd text={jsonLdText(breadcrumbData(trail, siteOrigin(context.site.domains, process.env.PORT)))} />
    </>
  )
}
