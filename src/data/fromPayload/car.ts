import { parseHotspots } from '../../domain/car/hotspots'
import { getRelationId } from '../../domain/relationId'
import type { Car, CarImage, CarSpecification } from '../../domain/stock/car'
import { toDirectCarValues } from '../../domain/stock/carFields'
import { lendersAtPrice } from '../../domain/stock/lenders'
import type { Car as CarDocument } from '../../payload-types'

/** The domain's car from its document. JSON columns come from feeds, so each is validated. */
export function toCar(document: CarDocument): Car {
  const values = toDirectCarValues(document)
  const price = document.price ?? null
  return {
    ...values,
    id: document.id,
    siteId: getRelationId(document.site) ?? 0,
    slug: document.slug,
    path: `/cars/${document.slug}`,
    name: document.name,
    carType: document.car_type,
    status: document.status,
    itemType: document.item_type,
    reserved: Boolean(document.reserved || document.held),
    certified: document.certified ?? false,
    preorder: document.preorder ?? false,
    showOnDealerWebsite: document.show_on_dealer_website ?? false,
    createdAt: document.listed_at ?? document.createdAt,
    updatedAt: document.updatedAt,
    price,
    specifications: filterItems(document.specifications, isSpecification),
    features: filterItems(document.features, isText),
    categories: filterItems(document.categories, isText),
    images: filterItems(document.images, isImage),
    spinImages: filterItems(document.spin_images, isText),
    interiorImages: filterItems(document.interior_images, isText),
    walkaroundUrl: document.walkaround_url || null,
    hotspots: parseHotspots(document.hotspots),
    photosCount: document.photos_count ?? 0,
    views: document.views ?? 0,
    locationId: getRelationId(document.location),
    lenders: lendersAtPrice(document.finance_lenders, { ...values, price }, document.feed_values),
  }
}

function filterItems<Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] {
  return Array.isArray(value) ? value.filter(isItem) : []
}

const isText = (item: unknown): item is string => typeof item === 'string' && item !== ''

const hasTexts = (item: unknown, ...names: string[]): boolean =>
  typeof item === 'object' && item !== null && names.every((name) => isText((item as Record<string, unknown>)[name]))

const isImage = (item: unknown): item is CarImage => hasTexts(item, 'url', 'thumbUrl')

const isSpecification = (item: unknown): item is CarSpecification => hasTexts(item, 'label', 'value')
