import type { Report, ReportName } from '../../domain/reports/report'
import { loadCampaigns, loadEnquiries, loadStaff } from './enquiryReports'
import type { ReportScope } from './scope'
import { loadStock } from './stockReport'
import { loadFunnel, loadOverview, loadSearches, loadSpeed, loadTraffic } from './trafficReports'

const LOADERS: Record<ReportName, (scope: ReportScope) => Promise<Report>> = {
  overview: loadOverview,
  traffic: loadTraffic,
  searches: loadSearches,
  funnel: loadFunnel,
  enquiries: loadEnquiries,
  stock: loadStock,
  campaigns: loadCampaigns,
  speed: loadSpeed,
  staff: loadStaff,
}

/** A report of a scope. The scope holds nothing that its reader may not see. */
export const loadReport = (name: ReportName, scope: ReportScope): Promise<Report> => LOADERS[name](scope)
