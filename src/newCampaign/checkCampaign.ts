import { createLocalReq, type Payload, type TypedUser } from 'payload'
import type { CampaignFinding, MadeOnSite } from '../domain/campaigns/madeCampaign'
import { documentHref } from '../domain/find/findWords'
import { isSerious } from '../domain/publishCheck/publishCheck'
import { checkInPreview } from '../releases/checkInPreview'
import { logger } from '../server/logger'

/** Milliseconds for the checks of one campaign. */
const CHECK_MS = 10_000

/** What the check before publishing finds in what a campaign made, on each site as it will be at the campaign's start. */
export async function checkCampaign(
  payload: Payload,
  user: TypedUser,
  made: readonly MadeOnSite[],
  now: Date,
): Promise<MadeOnSite[]> {
  const until = AbortSignal.timeout(CHECK_MS)
  const checked: MadeOnSite[] = []
  for (const site of made) checked.push({ ...site, findings: await checkOnSite(payload, user, site, { now, until }) })
  return checked
}

async function checkOnSite(
  payload: Payload,
  user: TypedUser,
  { site, release, startsAt, items, undo }: MadeOnSite,
  { now, until }: { now: Date; until: AbortSignal },
): Promise<CampaignFinding[]> {
  const findings: CampaignFinding[] = []
  const req = await createLocalReq({ user }, payload)
  const at = startsAt === null ? now : new Date(startsAt)
  try {
    await checkInPreview(req, { site, release: release?.id ?? null, at }, undo.documents, {
      until,
      onFound: ({ collection, id }, found) => {
        const form = documentHref(collection, id)
        const item = items.find(({ href }) => href === form)
        for (const finding of found)
          findings.push({
            what: item ? `${item.kind} “${item.title}”` : '',
            message: finding.message,
            href: documentHref(collection, id, finding.field),
            isSerious: isSerious(finding),
          })
      },
    })
  } catch (error) {
    logger.warn({ err: error, site }, 'Could not check a campaign')
    const message = 'Its links and pictures could not all be checked. Publish checks them in each form.'
    findings.push({ what: '', message, href: null, isSerious: false })
  }
  return findings.sort((a, b) => Number(b.isSerious) - Number(a.isSerious))
}
