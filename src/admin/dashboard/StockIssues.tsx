import type { Where, WidgetServerProps } from 'payload'
import { limitedCount } from '@/server/database/limitTotals'
import { FeedHealth } from './FeedHealth'
import { DashboardCard, Figure } from './Figure'
import { listLink } from './listLink'
import { onSelectedSite } from './selectedSite'

const forSale: Where = {
  and: [{ status: { in: ['in_stock', 'coming_soon'] } }, { show_on_dealer_website: { equals: true } }],
}

/** Listed cars without photos, price or location, and the status of feeds. */
export async function StockIssues({ permissions, req }: WidgetServerProps) {
  if (!permissions?.collections?.cars?.read) return null
  const count = async (...conditions: Where[]) => {
    const { totalDocs } = await req.payload.count({
      collection: 'cars',
      context: limitedCount(),
      overrideAccess: false,
      req,
      where: onSelectedSite(req, forSale, ...conditions),
    })
    return totalDocs
  }
  const [all, withoutPhotos, withoutPrice, withoutLocation] = await Promise.all([
    count(),
    count({ photos_count: { less_than: 1 } }),
    count({ price: { exists: false } }),
    count({ location: { exists: false } }),
  ])
  const statusFilter: [string, string, string] = ['status', 'in', 'in_stock,coming_soon']
  return (
    <DashboardCard title="Stock">
      <Figure count={all} href={listLink('cars', statusFilter)}>
        for sale on the website
      </Figure>
      <Figure count={withoutPhotos} href={listLink('cars', statusFilter, ['photos_count', 'less_than', '1'])}>
        without a photo
      </Figure>
      <Figure count={withoutPrice} href={listLink('cars', statusFilter, ['price', 'exists', 'false'])}>
        without a price
      </Figure>
      <Figure count={withoutLocation} href={listLink('cars', statusFilter, ['location', 'exists', 'false'])}>
        without a location
      </Figure>
      {permissions.collections.stockFeeds?.read ? <FeedHealth req={req} /> : null}
    </DashboardCard>
  )
}
