import type { WidgetServerProps } from 'payload'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { listMostWatched, listSavedNotInStock } from '@/data/shoppers/shopperInterest'
import { listStaffSites } from '@/data/site/staffSites'
import { DashboardCard, Figure } from './Figure'
import { listLink } from './listLink'

/** What shoppers wait for: the cars that most of them saved or watch, and saved searches that nothing in stock meets. */
export async function ShopperInterest({ permissions, req }: WidgetServerProps) {
  if (!permissions?.collections?.shoppers?.read) return null
  const selected = getSelectedSite(req.headers)
  const all = req.user ? await listStaffSites(req.payload, req.user) : []
  const docs = selected ? all.filter(({ id }) => id === selected) : all
  const sites = docs.map(({ id }) => id)
  const [watched, wanted] = await Promise.all([
    listMostWatched(req.payload, sites),
    listSavedNotInStock(req.payload, sites),
  ])
  // Only where a list mixes several.
  const siteNames = new Map(docs.length > 1 ? docs.map(({ id, name }) => [id, name]) : [])
  const ofSite = (site: number | null) => {
    const name = site === null ? undefined : siteNames.get(site)
    return name ? ` (${name})` : ''
  }
  return (
    <DashboardCard title="What shoppers wait for">
      <h3>Most watched cars</h3>
      {watched.length === 0 && <p>No shopper has saved a car that is for sale.</p>}
      {watched.map(({ id, name, site, shoppers }) => (
        <Figure key={id} count={shoppers} href={`/admin/collections/cars/${id}`}>
          {name}
          {ofSite(site)}
        </Figure>
      ))}
      <h3>Searched, saved, not in stock</h3>
      {wanted.length === 0 && <p>Every saved search finds a car in stock.</p>}
      {wanted.map(({ name, site, shoppers }) => (
        <Figure key={`${site} ${name}`} count={shoppers} href={listLink('cars')}>
          {name}
          {ofSite(site)}
        </Figure>
      ))}
    </DashboardCard>
  )
}
