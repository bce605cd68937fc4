/** Numeric ids of analytics events (spec 1 section 9). */
export const ANALYTICS_EVENTS = {
  /** CAR-17 */
  usedVehicleView: 4,
  /** LEAD-10 */
  financeEnquiry: 9,
  /** LEAD-10 */
  enquiryNew: 14,
  /** LEAD-10 */
  enquiryUsed: 15,
  /** LEAD-06 */
  testDriveNew: 17,
  /** LEAD-08 */
  offerAccepted: 18,
  /** any other form, LEAD-10 */
  form: 22,
  /** CAR-08 */
  phoneClick: 25,
  /** FIN-08 */
  financeCalculator: 26,
  /** FAV-01 */
  favouriteSave: 39,
  /** LEAD-06 */
  testDriveUsed: 48,
  /** STK-19 */
  searchPageView: 49,
  /** LEAD-10 */
  careersEnquiry: 51,
  /** CAR-16 */
  historyReport: 60,
  /** CAR-16 */
  printPdf: 61,
} as const

export type AnalyticsEventName = keyof typeof ANALYTICS_EVENTS
export type AnalyticsEventId = (typeof ANALYTICS_EVENTS)[AnalyticsEventName]

/** Events of our own, for reports only; the specification numbers its events below 100. */
export const REPORT_EVENTS = {
  /** a page was shown; `entry` on the first of a visit, with what brought it */
  pageView: 100,
  /** a car page was shown, of any car */
  carView: 101,
  /** the first field of a form was entered */
  formStart: 102,
  /** a form was left after a start, with the name of the field where it stopped */
  formStop: 103,
  /** a promo card, promo tile or offer came into view */
  promotionSeen: 104,
  /** its link was followed */
  promotionClick: 105,
  /** an enquiry was sent later in the visit of a click */
  promotionEnquiry: 106,
  /** LCP, INP or CLS of a page */
  webVital: 107,
  /** a visit came to a step of the funnel for the first time */
  funnelStep: 108,
} as const

export type ReportEventId = (typeof REPORT_EVENTS)[keyof typeof REPORT_EVENTS]
