import type { CollectionConfig } from 'payload'
import { Bookings } from './Bookings'
import { Cars } from './Cars'
import { Dealerships } from './Dealerships'
import { FeedFiles } from './FeedFiles'
import { FeedRuns } from './FeedRuns'
import { FinanceProviders } from './FinanceProviders'
import { forStaff } from './forStaff'
import { Groups } from './Groups'
import { Holds } from './Holds'
import { HoursWording } from './HoursWording'
import { Layouts } from './Layouts'
import { LeadDeliveries } from './LeadDeliveries'
import { LeadExports } from './LeadExports'
import { LeadRoutes } from './LeadRoutes'
import { Leads } from './Leads'
import { Locations } from './Locations'
import { Makes } from './Makes'
import { Media } from './Media'
import { Menus } from './Menus'
import { Models } from './Models'
import { Offers } from './Offers'
import { Pages } from './Pages'
import { Payments } from './Payments'
import { Places } from './Places'
import { Posts } from './Posts'
import { PromoCards } from './PromoCards'
import { PromoTiles } from './PromoTiles'
import { Reviews } from './Reviews'
import { Sites } from './Sites'
import { StockFeeds } from './StockFeeds'
import { Uploads } from './Uploads'
import { Users } from './Users'

/** Every collection in the order of the admin's navigation; redirects come from their plugin. */
export const collections: CollectionConfig[] = [
  Leads,
  Bookings,
  Holds,
  Payments,
  Uploads,
  LeadDeliveries,
  LeadRoutes,
  LeadExports,
  Pages,
  Posts,
  Layouts,
  Menus,
  Media,
  Reviews,
  Cars,
  StockFeeds,
  FeedRuns,
  FeedFiles,
  Models,
  Makes,
  Offers,
  PromoCards,
  PromoTiles,
  Locations,
  Dealerships,
  HoursWording,
  Places,
  FinanceProviders,
  Sites,
  Groups,
  Users,
].map(forStaff)
