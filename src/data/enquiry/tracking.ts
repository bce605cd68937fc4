import 'server-only'
import type { PlannedDelivery } from '../../domain/leads/delivery'
import type { Site } from '../../domain/site/site'
import { type LeadTrackingConsent, leadTrackingConsent, readConsent, sendsGpc } from '../../domain/tags/consent'
import { planConversions } from '../../domain/tags/conversions'
import { type GoogleAdsEnvironment, googleAdsSettings } from '../../providers/googleAds/googleAdsSettings'
import { runPageRead } from '../../server/database/pageReads'
import { toSiteTag } from '../fromPayload/tag'
import { payloadClient } from '../payloadClient'
import { listSiteTags } from '../site/siteTags'

/** What the shopper who sent an enquiry chose about marketing tags, and where the enquiry is reported as a conversion by it. */
export async function getTracking(
  site: Pick<Site, 'id' | 'consent'>,
  request: Request,
  params: Readonly<Record<string, string>>,
  now: Date,
): Promise<{ consent: LeadTrackingConsent | null; conversions: PlannedDelivery[] }> {
  const { headers } = request
  const consent = leadTrackingConsent(site.consent, readConsent(headers.get('cookie')), sendsGpc(headers))
  if (!consent?.purposes.includes('marketing')) return { consent, conversions: [] }
  const documents = await runPageRead(async () => listSiteTags(await payloadClient(), site.id))
  const tags = documents.map((document) => ({
    ...toSiteTag(document),
    hasAccessToken: document.metaPixel?.accessTokenKept === true,
  }))
  const uploadsToGoogle = googleAdsSettings(process.env as GoogleAdsEnvironment) !== null
  return { consent, conversions: planConversions({ tags, consent, params, uploadsToGoogle, now }) }
}
