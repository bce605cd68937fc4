import type { CollectionConfig } from 'payload'
import { Cars } from './Cars'
import { Dealerships } from './Dealerships'
import { FinanceProviders } from './FinanceProviders'
import { FeedFiles } from './FeedFiles'
import { FeedRuns } from './FeedRuns'
import { forStaff } from './forStaff'
import { HoursWording } from './HoursWording'
import { Layouts } from './Layouts'
import { Leads } from './Leads'
import { Locations } from './Locations'
import { Makes } from './Makes'
import { Media } from './Media'
import { Menus } from './Menus'
import { Models } from './Models'
import { Pages } from './Pages'
import { Places } from './Places'
import { PromoCards } from './PromoCards'
import { PromoTiles } from './PromoTiles'
import { Reviews } from './Reviews'
import { Sites } from './Sites'
import { StockFeeds } from './StockFeeds'
import { Users } from './Users'

/** Every collection in the order of the admin's navigation; redirects come from their plugin. */
export const collections: CollectionConfig[] = [
  Leads,
  Pages,
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
  PromoCards,
  PromoTiles,
  Locations,
  Dealerships,
  HoursWording,
  Places,
  FinanceProviders,
  Sites,
  Users,
].map(forStaff)
