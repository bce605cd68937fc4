import * as z from 'zod'
import { findLaunchProblems, findLaunchSite, getLaunchSteps } from '@/data/site/launch'
import { cacheTags } from '@/domain/cacheTags'
import { documentIdField } from '@/domain/documentIdField'
import { canLaunch } from '@/domain/site/launch'
import { siteOrigin } from '@/domain/site/origin'
import { errorResponse } from '@/server/errorResponse'
import { expireCacheTags } from '@/server/expireCacheTags'
import { route } from '@/server/route'
import { createPreviewLinkToken } from '@/server/sitePreview'
import { staffAccess } from '../access'

const bodySchema = z.strictObject({
  site: documentIdField('Enter the id of a site.'),
  /** `check` only looks; `takeDown` hides a live site from strangers again */
  action: z.enum(['preview', 'confirmLegal', 'check', 'launch', 'takeDown']),
})

/**
 * The steps of a site's launch, for staff who may change the site. 200 `{ steps, problems, launchedAt }`, and `{ url }` for a
 * preview link; 409 with an error for each thing that stops a launch.
 */
export const POST = route({ access: staffAccess, body: bodySchema }, async (_request, { access, body }) => {
  const { payload, user } = access
  const document = await findLaunchSite(payload, user, body.site)
  if (!document) return errorResponse(404, { field: 'site', message: 'You cannot change this site.' })
  const now = new Date()
  if (body.action === 'preview') {
    const hosts = [...(document.domains ?? []).map(({ host }) => host), `${document.slug}.localhost`]
    const token = createPreviewLinkToken(document.id, now)
    return Response.json({ url: `${siteOrigin(hosts, process.env.PORT)}/api/site-preview?token=${token}` })
  }
  const save = async (launch: { launchedAt?: string | null; legalReadAt?: string }) => {
    await payload.update({
      collection: 'sites',
      id: document.id,
      depth: 0,
      data: { launch: { ...document.launch, ...launch } },
    })
    await expireCacheTags(payload, payload.db.drizzle, [cacheTags.hosts(), cacheTags.site(document.id)])
  }
  if (body.action === 'confirmLegal') await save({ legalReadAt: now.toISOString() })
  if (body.action === 'takeDown') await save({ launchedAt: null })
  const checks = body.action === 'launch' || body.action === 'check'
  const problems = checks ? await findLaunchProblems(payload, document) : []
  if (body.action === 'launch') {
    const missing = (await getLaunchSteps(payload, document)).filter(({ isDone, isRequired }) => isRequired && !isDone)
    const errors = [...missing.map(({ title, detail }) => `${title}: ${detail}`), ...problems]
    if (errors.length > 0)
      return errorResponse(
        409,
        errors.map((message) => ({ field: 'launch', message })),
      )
    await save({ launchedAt: now.toISOString() })
  }
  const saved = (await findLaunchSite(payload, user, body.site)) ?? document
  const steps = await getLaunchSteps(payload, saved)
  return Response.json({
    steps,
    problems,
    canLaunch: canLaunch(steps),
    launchedAt: saved.launch?.launchedAt ?? null,
  })
})
