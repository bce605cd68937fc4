import { ANALYTICS_EVENTS, type AnalyticsEventId } from '../leads/analyticsEvents'
import type { Site } from '../site/site'
import type { Car } from '../stock/car'

/** A downloadable report on a car (CAR-23). */
export interface CarReport {
  label: string
  /** what the report contains */
  about: string
  url: string
  /** analytics event when it is opened (CAR-16); null for none */
  event: AnalyticsEventId | null
}

/** The reports on a car: its history report if any, the others if the site has their plugin (CAR-23, SITE-24). */
export function carReports(
  car: Pick<Car, 'historyReportUrl' | 'carAnalysisUrl' | 'ppsrReportUrl'>,
  { carPage }: Pick<Site, 'carPage'>,
): CarReport[] {
  const hasPlugin = (plugin: Site['carPage']['plugins'][number]) => carPage.plugins.includes(plugin)
  const all: (Omit<CarReport, 'url'> & { url: string | null })[] = [
    {
      label: 'History report',
      about: 'Owners, odometer readings and services on record.',
      url: car.historyReportUrl,
      event: ANALYTICS_EVENTS.historyReport,
    },
    {
      label: 'Car Analysis',
      about: 'How this car compares in price, age and kilometres.',
      url: hasPlugin('carAnalysis') ? car.carAnalysisUrl : null,
      event: null,
    },
    {
      label: 'PPSR Report',
      about: 'Money owing, written-off and stolen checks on the national register.',
      url: hasPlugin('ppsrReport') ? car.ppsrReportUrl : null,
      event: null,
    },
  ]
  return all.flatMap(({ url, ...report }) => (url?.trim() ? [{ ...report, url: url.trim() }] : []))
}
