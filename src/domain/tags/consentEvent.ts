/** Sent on `window` once the shopper has agreed to analytics: what the page could not store until then is stored. */
export const ANALYTICS_AGREED = 'forecourt:analytics-agreed'
