import type { CollectionConfig } from 'payload'
import { withAdminDefaults } from './adminDefaults'
import { Bookings } from './leads/Bookings'
import { Holds } from './leads/Holds'
import { LeadDeliveries } from './leads/LeadDeliveries'
import { LeadExports } from './leads/LeadExports'
import { LeadRoutes } from './leads/LeadRoutes'
import { Leads } from './leads/Leads'
import { ParkedEnquiries } from './leads/ParkedEnquiries'
import { Payments } from './leads/Payments'
import { PrivacyLog } from './leads/PrivacyLog'
import { Shoppers } from './leads/Shoppers'
import { Uploads } from './leads/Uploads'
import { Dealerships } from './locations/Dealerships'
import { HoursWording } from './locations/HoursWording'
import { Locations } from './locations/Locations'
import { Places } from './locations/Places'
import { CampaignCosts } from './promotions/CampaignCosts'
import { Offers } from './promotions/Offers'
import { PromoCards } from './promotions/PromoCards'
import { PromoTiles } from './promotions/PromoTiles'
import { Approvals } from './releases/Approvals'
import { ReleaseItems } from './releases/ReleaseItems'
import { Releases } from './releases/Releases'
import { FinanceProviders } from './settings/FinanceProviders'
import { Groups } from './settings/Groups'
import { Sites } from './settings/Sites'
import { Tags } from './settings/Tags'
import { Users } from './settings/Users'
import { Cars } from './stock/Cars'
import { FeedFiles } from './stock/FeedFiles'
import { FeedRuns } from './stock/FeedRuns'
import { Makes } from './stock/Makes'
import { Models } from './stock/Models'
import { StockFeeds } from './stock/StockFeeds'
import { TowVehicles } from './stock/TowVehicles'
import { Layouts } from './website/Layouts'
import { Media } from './website/Media'
import { Menus } from './website/Menus'
import { Pages } from './website/Pages'
import { Posts } from './website/Posts'
import { Reviews } from './website/Reviews'
import { SearchLandings } from './website/SearchLandings'
import { Sections } from './website/Sections'

/** Every collection in the order of the admin's navigation; redirects come from their plugin. */
export const collections: CollectionConfig[] = [
  Leads,
  ParkedEnquiries,
  Bookings,
  Holds,
  Payments,
  Shoppers,
  Uploads,
  LeadDeliveries,
  LeadRoutes,
  LeadExports,
  PrivacyLog,
  Pages,
  Posts,
  Layouts,
  Sections,
  SearchLandings,
  Menus,
  Releases,
  ReleaseItems,
  Approvals,
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
  CampaignCosts,
  Locations,
  Dealerships,
  HoursWording,
  Places,
  TowVehicles,
  FinanceProviders,
  Tags,
  Sites,
  Groups,
  Users,
].map(withAdminDefaults)
