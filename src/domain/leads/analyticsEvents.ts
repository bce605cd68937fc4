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
