import type { WidgetServerProps } from 'payload'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { listMostWatched, listSavedNotInStock } from '@/data/shoppers/shopperInterest'
import { DashboardCard, Figure } from './Figure'
import { listLink } from './listLink'

/** What shoppers wait for: the cars that most of them saved or watch, and saved searches that nothing in stock meets. */
export async function ShopperInterest({ permissions, req }: WidgetServerProps) {
  if (!permissions?.collections?.shoppers?.read) return null
  const selected = getSelectedSite(req.headers)
  const { docs } = await req.payload.find({
    collection: 'sites',
    depth: 0,
    joins: false,
    overrideAccess: false,
    pagination: false,
    req,
    select: { slug: true },
    where: selected ? { id: { equals: selected } } : {},
  })
  const sites = docs.map(({ id }) => id)
  const [watched, wanted] = await Promise.all([
    listMostWatched(req.payload, sites),
    listSavedNotInStock(req.payload, sites),
  ])
  return (
    <DashboardCard title="What shoppers wait for">
      <h4>Most watched cars</h4>
      {watched.length === 0 && <p>No shopper has saved a car that is for sale.</p>}
      {watched.map(({ id, name, shoppers }) => (
        <Figure key={id} count={shoppers} href={`/admin/collections/cars/${id}`}>
          {name}
        </Figure>
      ))}
      <h4>Searched, saved, not in stock</h4>
      {wanted.length === 0 && <p>Every saved search has met a car.</p>}
      {wanted.map(({ name, shoppers }) => (
        <Figure key={name} count={shoppers} href={listLink('cars')}>
          {name}
        </Figure>
      ))}
    </DashboardCard>
  )
}
