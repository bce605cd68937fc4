import type { SearchVocabulary } from '@/domain/stock/landingPath'
import { ALL_STOCK, type SearchState } from '@/domain/stock/searchState'
import { searchLink } from '@/domain/stock/searchUrl'
import type { Crumb } from '@/ui/layout/Breadcrumbs'

const STOCK_TYPES = new Map<string, string>(Object.entries({ new: 'New', demo: 'Demo', used: 'Used' }))

/** Home, Our Stock, then the narrowing filter: a make and its model, else a kind of stock, else a location. */
export function searchBreadcrumbs(search: SearchState, vocabulary: SearchVocabulary, noun: { many: string }): Crumb[] {
  const { make, model, car_type, location_name, dealership_name } = search.refinements
  const breadcrumbs: Required<Crumb>[] = [
    { name: 'Home', url: '/' },
    { name: 'Our Stock', url: searchLink(ALL_STOCK, vocabulary) },
  ]
  const add = (name: string, refinements: SearchState['refinements']) =>
    breadcrumbs.push({ name, url: searchLink({ refinements }, vocabulary) })
  if (make?.length === 1) {
    add(make[0]!, { make })
    if (model?.length === 1) add(model[0]!, { make, model })
  } else if (car_type?.length) {
    add(`${car_type.map((type) => STOCK_TYPES.get(type) ?? type).join(' and ')} ${noun.many}`, { car_type })
  } else if (location_name?.length === 1) {
    add(location_name[0]!, { location_name })
  } else if (dealership_name?.length === 1) {
    add(dealership_name[0]!, { dealership_name })
  }
  return breadcrumbs.map(({ name, url }, index) => (index === breadcrumbs.length - 1 ? { name } : { name, url }))
}
