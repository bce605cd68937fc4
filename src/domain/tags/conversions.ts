import type { DeliverableLead } from '../leads/deliverable'
import type { PlannedDelivery } from '../leads/delivery'
import type { LeadPayload } from '../leads/leadPayload'
import { phoneDigits } from '../phone'
import type { LeadTrackingConsent } from './consent'
import { isRunning, type SiteTag } from './tag'

/** Hashes a text: SHA-256 as lower-case hex. */
export type Hash = (text: string) => string

/** Ids of a click on an ad of Google's, of which an upload names one. */
const GOOGLE_CLICK_IDS = ['gclid', 'gbraid', 'wbraid'] as const

/** An email address as vendors hash it. */
export const normalizedEmail = (email: string): string => email.trim().toLowerCase()

/** A phone number in E.164 format, +61412345678; null if it is no number of a person. Numbers without a country are Australian. */
export function e164(phone: string): string | null {
  const digits = phoneDigits(phone)
  if (/^0[2-478]\d{8}$/.test(digits)) return `+61${digits.slice(1)}`
  return phone.trim().startsWith('+') && /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null
}

/** Recipients of conversions, as they are shown beside other deliveries. */
export const pixelRecipient = (pixelId: string): string => `Pixel ${pixelId}`
export const googleRecipient = (customerId: string, actionId: string): string =>
  `Customer ${customerId.replaceAll('-', '')}, conversion action ${actionId}`

/** The id of the pixel of a delivery; null if it has none. */
export const pixelOfRecipient = (recipient: string): string | null => /^Pixel (\d+)$/.exec(recipient)?.[1] ?? null

/** Customer and conversion action of a delivery; null if it has none. */
export function actionOfRecipient(recipient: string): { customerId: string; actionId: string } | null {
  const [, customerId, actionId] = /^Customer (\d+), conversion action (\d+)$/.exec(recipient) ?? []
  return customerId && actionId ? { customerId, actionId } : null
}

/** A tag of a site, and whether an access token is stored with it. */
export interface ConversionTag extends Pick<SiteTag, 'kind' | 'settings' | 'from' | 'until'> {
  hasAccessToken: boolean
}

interface ConversionPlan {
  tags: readonly ConversionTag[]
  consent: LeadTrackingConsent | null
  /** campaign parameters of the visit */
  params: Readonly<Record<string, string>>
  /** whether the deployment has credentials for uploads to Google Ads */
  uploadsToGoogle: boolean
  now: Date
}

/**
 * Where an enquiry is reported as a conversion: to each pixel with a token, and to each conversion action if an ad of Google's led to it.
 * Nowhere without the shopper's consent to marketing.
 */
export function planConversions({ tags, consent, params, uploadsToGoogle, now }: ConversionPlan): PlannedDelivery[] {
  if (!consent?.purposes.includes('marketing')) return []
  const isFromGoogle = GOOGLE_CLICK_IDS.some((name) => params[name])
  const recipients = tags.flatMap(
    ({ kind, settings, hasAccessToken, ...dates }): [PlannedDelivery['channel'], string][] => {
      if (!isRunning(dates, now.getTime())) return []
      const { pixelId, customerId, conversionActionId } = settings
      if (kind === 'metaPixel' && hasAccessToken && pixelId) return [['metaConversion', pixelRecipient(pixelId)]]
      if (kind === 'googleAds' && uploadsToGoogle && isFromGoogle && customerId && conversionActionId)
        return [['googleConversion', googleRecipient(customerId, conversionActionId)]]
      return []
    },
  )
  const planned = recipients.map(([channel, recipient]) => ({
    channel,
    purpose: 'conversion' as const,
    recipient,
    routeId: null,
  }))
  return [...new Map(planned.map((delivery) => [delivery.recipient, delivery])).values()]
}

/** The address of the form's page without its query, which may have anything in it. */
function pageUrl({ url }: LeadPayload, origin: string): string {
  if (!URL.canParse(url)) return origin
  const { origin: from, pathname } = new URL(url)
  return from + pathname
}

const clickTime = (createdAt: string) => new Date(createdAt).getTime()

/** The body of Meta's Conversions API for a lead. Its id is that of the browser's event, so that Meta counts them once. */
export function metaConversionBody(
  lead: DeliverableLead,
  { hash, testEventCode }: { hash: Hash; testEventCode?: string },
) {
  const { payload, car } = lead
  const phone = e164(payload.phone)
  const { fbclid } = payload.lead_attributes.linked_query_params
  return {
    data: [
      {
        event_name: 'Lead',
        event_time: Math.floor(Date.parse(lead.createdAt) / 1000),
        event_id: lead.reference,
        action_source: 'website',
        event_source_url: pageUrl(payload, lead.site.origin),
        user_data: {
          em: [hash(normalizedEmail(payload.email))],
          // Meta hashes numbers without the plus.
          ...(phone && { ph: [hash(phone.slice(1))] }),
          ...(payload.user_agent && { client_user_agent: payload.user_agent }),
          ...(fbclid && { fbc: `fb.1.${clickTime(lead.createdAt)}.${fbclid}` }),
        },
        ...(car && {
          custom_data: {
            ...{ content_type: 'vehicle', content_ids: [String(payload.car_id)], content_name: car.name },
            ...(car.price !== null && { value: car.price, currency: 'AUD' }),
          },
        }),
      },
    ],
    ...(testEventCode && { test_event_code: testEventCode }),
  }
}

/** The body of Google Ads' `uploadClickConversions` for a lead. Its order id is that of the browser's event. */
export function googleConversionBody(
  lead: DeliverableLead,
  { hash, customerId, actionId }: { hash: Hash; customerId: string; actionId: string },
) {
  const { payload, car } = lead
  const params = payload.lead_attributes.linked_query_params
  const clickId = GOOGLE_CLICK_IDS.find((name) => params[name])
  const phone = e164(payload.phone)
  return {
    conversions: [
      {
        ...(clickId && { [clickId]: params[clickId] }),
        conversionAction: `customers/${customerId}/conversionActions/${actionId}`,
        conversionDateTime: `${lead.createdAt.slice(0, 19).replace('T', ' ')}+00:00`,
        orderId: lead.reference,
        conversionEnvironment: 'WEB',
        ...(car?.price != null && { conversionValue: car.price, currencyCode: 'AUD' }),
        userIdentifiers: [
          { hashedEmail: hash(normalizedEmail(payload.email)) },
          ...(phone ? [{ hashedPhoneNumber: hash(phone) }] : []),
        ],
        consent: { adUserData: 'GRANTED', adPersonalization: 'GRANTED' },
      },
    ],
    partialFailure: true,
  }
}
