import { createHash } from 'node:crypto'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { DeliverableLead } from '../../domain/leads/deliverable'
import {
  actionOfRecipient,
  googleConversionBody,
  metaConversionBody,
  pixelOfRecipient,
} from '../../domain/tags/conversions'
import { fetchAccessToken, type GoogleAdsSettings } from '../../providers/googleAds/accessToken'
import { toDatabase } from '../../server/database/database'
import { leads, sites, tags } from '../../server/database/tables.generated'
import { decryptText } from '../../server/encryptedText'
import { type Channel, UndeliverableError } from '../deliver'
import { postTo } from './postTo'

export interface ConversionSettings {
  /** Meta's Graph API with its version */
  metaUrl: string
  /** null: the deployment uploads nothing to Google Ads */
  googleAds: GoogleAdsSettings | null
}

interface ConversionContext extends ConversionSettings {
  pool: Pool
  allowPrivate: boolean
  timeoutMs: number
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' }

/** Channels that report an enquiry to the shopper's advertising networks, with consent to marketing only. */
export function conversionChannels(context: ConversionContext): Record<'metaConversion' | 'googleConversion', Channel> {
  const { pool, metaUrl, googleAds, allowPrivate, timeoutMs } = context
  return {
    metaConversion: async (lead, { leadId, recipient }) => {
      requireConsent(lead)
      const pixelId = pixelOfRecipient(recipient)
      const pixel = pixelId && (await findPixel(pool, leadId, pixelId))
      if (!pixel) throw new UndeliverableError('The marketing tag of this pixel was deleted, or has no access token.')
      const body = metaConversionBody(lead, { hash: sha256, testEventCode: pixel.testEventCode })
      return postTo({
        url: `${metaUrl}/${pixelId}/events`,
        body: JSON.stringify({ ...body, access_token: pixel.accessToken }),
        headers: JSON_HEADERS,
        ...{ allowPrivate, timeoutMs },
      })
    },
    googleConversion: async (lead, { recipient }) => {
      requireConsent(lead)
      const action = actionOfRecipient(recipient)
      if (!action || !googleAds) throw new UndeliverableError('GOOGLE_ADS_DEVELOPER_TOKEN is not set any more.')
      const accessToken = await fetchAccessToken(googleAds, timeoutMs)
      const summary = await postTo({
        url: `${googleAds.url}/customers/${action.customerId}:uploadClickConversions`,
        body: JSON.stringify(googleConversionBody(lead, { hash: sha256, ...action })),
        headers: {
          ...JSON_HEADERS,
          Authorization: `Bearer ${accessToken}`,
          'developer-token': googleAds.developerToken,
          ...(googleAds.loginCustomerId && { 'login-customer-id': googleAds.loginCustomerId }),
        },
        ...{ allowPrivate, timeoutMs },
      })
      // The status of a rejected conversion is 200 too.
      if (summary.includes('"partialFailureError"')) throw new Error(summary)
      return summary
    },
  }
}

function requireConsent({ trackingConsent }: DeliverableLead): void {
  if (!trackingConsent?.purposes.includes('marketing'))
    throw new UndeliverableError('The shopper did not agree to marketing.')
}

/** The published tag of a pixel on the lead's site or shared in its group, with its token; null if there is none. */
async function findPixel(pool: Pool, leadId: number, pixelId: string) {
  const owner = alias(sites, 'owner')
  const [tag] = await toDatabase(pool)
    .select({ sealed: tags.metaPixel_sealedAccessToken, testEventCode: tags.metaPixel_testEventCode })
    .from(tags)
    .innerJoin(leads, eq(leads.id, leadId))
    .innerJoin(sites, eq(sites.id, leads.site))
    .innerJoin(owner, eq(owner.id, tags.site))
    .where(
      and(
        eq(tags.kind, 'metaPixel'),
        eq(tags.metaPixel_pixelId, pixelId),
        eq(tags._status, 'published'),
        isNull(tags.deletedAt),
        isNotNull(tags.metaPixel_sealedAccessToken),
        or(eq(tags.site, sites.id), and(eq(tags.shared, true), eq(owner.group, sites.group))),
      ),
    )
    .orderBy(sql`(${tags.site} = ${sites.id}) desc`, tags.id)
    .limit(1)
  const accessToken = tag?.sealed ? decryptText(tag.sealed) : null
  return accessToken ? { accessToken, testEventCode: tag?.testEventCode ?? undefined } : null
}
