import type { DemoSite } from '../../../seed/demoSite'
import { DEMO_SITES } from '../../../seed/seedDemo'
import { REFERENCE_DATE } from '../../../seed/stock/referenceDate'
import { toSite } from '../../../src/data/fromPayload/site'
import type { FeedRow } from '../../../src/domain/feeds/feedRow'
import { carListRepayment } from '../../../src/domain/finance/carWeekly'
import { defaultFlags } from '../../../src/domain/site/flags'
import type { Site } from '../../../src/domain/site/site'
import type { CarSpecification } from '../../../src/domain/stock/car'
import { toDirectCarValues } from '../../../src/domain/stock/carFields'
import { parseLenders } from '../../../src/domain/stock/lenders'
import { type StockRecord, toStockRecord } from '../../../src/domain/stock/stockRecord'
import type { Site as SiteDocument } from '../../../src/payload-types'
import { demoFeedCars } from '../demoFeeds'

/** A demo dealer's stock, as its index has it after the import of its feed. */
export interface DemoStock {
  site: Site
  records: StockRecord[]
}

/** When the demo's feeds were written. */
export const NOW = REFERENCE_DATE

export type DemoName = 'harbour' | 'bluegum' | 'ironbark' | 'wayfarer'

export function demoStock(name: DemoName): DemoStock {
  const demo = DEMO_SITES.find(({ site }) => site.slug === name)
  if (!demo) throw new Error(`There is no demo dealer ${name}`)
  const site = toDemoSite(demo)
  return { site, records: demoFeedCars(name).map((row, index) => toRecord(row, index + 1, demo, site)) }
}

function toDemoSite(demo: DemoSite): Site {
  const document = { ...demo.site, id: 1, flags: { ...defaultFlags(), ...demo.site.flags }, brands: [] }
  return toSite(document as unknown as SiteDocument, [], null)
}

function toRecord(row: FeedRow, id: number, demo: DemoSite, site: Site): StockRecord {
  const place = demo.locations.find(({ slug }) => slug === row.location)
  const car = {
    ...toDirectCarValues(row),
    id,
    slug: `${name(row)}-${row.stocknum}`,
    name: name(row),
    carType: row.car_type,
    status: row.status,
    itemType: row.item_type,
    reserved: row.reserved,
    certified: row.certified,
    preorder: row.preorder,
    showOnDealerWebsite: true,
    soldDate: row.sold_date,
    createdAt: row.listed_at ?? NOW.toISOString(),
    specifications: (row.specifications ?? []) as CarSpecification[],
    features: row.features,
    categories: row.categories,
    images: row.images,
    photosCount: row.images.length,
    views: row.views,
    locationId: null,
    lenders: parseLenders(row.finance_lenders),
  }
  const dealership = demo.dealerships.find(({ slug }) => slug === place?.dealership)
  return toStockRecord(car, {
    customRank: row.custom_rank,
    location: place
      ? {
          name: place.name,
          slug: place.slug as string,
          city: place.address.city,
          state: place.address.state,
          lat: place.address.lat ?? null,
          lng: place.address.lng ?? null,
          dealershipName: dealership?.name ?? null,
        }
      : null,
    weekly: carListRepayment(car, site, NOW),
  })
}

const name = ({ year, make, model, badge }: FeedRow) => [year, make, model, badge].filter(Boolean).join(' ')
