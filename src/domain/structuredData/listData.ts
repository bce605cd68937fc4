import type { BreadcrumbList, ItemList } from 'schema-dts'
import type { Car } from '../stock/car'
import { absoluteUrl, type JsonLd } from './jsonLd'

/** schema.org breadcrumbs; the last step is the current page and may have no path. */
export function breadcrumbData(
  trail: readonly { name: string; path: string | null }[],
  origin: string,
): JsonLd<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path !== null && { item: absoluteUrl(path, origin) }),
    })),
  }
}

/** schema.org data of a page of results: where each car is described. `before` is the number of cars on previous pages. */
export function resultsData(cars: readonly Pick<Car, 'path'>[], before: number, origin: string): JsonLd<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cars.map(({ path }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: absoluteUrl(path, origin),
    })),
  }
}
