import * as z from 'zod'
import { mayMakeCampaigns, newCampaignSchema } from '@/domain/campaigns/newCampaign'
import { cleanJson } from '@/domain/cleanText'
import { fieldErrors } from '@/domain/fieldErrors'
import { checkCampaign } from '@/newCampaign/checkCampaign'
import { CampaignProblem, createCampaign } from '@/newCampaign/createCampaign'
import { errorResponse } from '@/server/errorResponse'
import { parseForm, parseJson, readBytes } from '@/server/requestBody'
import { route } from '@/server/route'
import { staffAccess, staffRateLimit } from '../access'

const MAX_PICTURE_BYTES = 8 * 1024 * 1024
/** The picture with the other fields. */
const MAX_FORM_BYTES = MAX_PICTURE_BYTES + 200_000
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
const TOO_LARGE = 'Use a picture of at most 8 MB.'

const pictureSchema = z
  .instanceof(Blob, { message: 'Choose a picture.' })
  .refine((file) => file.size > 0, 'Choose a picture.')
  .refine((file) => PICTURE_TYPES.includes(file.type), 'Use a PNG, JPEG, WebP or AVIF file.')
  .refine((file) => file.size <= MAX_PICTURE_BYTES, TOO_LARGE)

/**
 * Makes a campaign on several sites, for those who publish on all of them: a form with the JSON `campaign` and the file `picture`. 201 with
 * `{ sites }`: what was made on each, and what the check before publishing finds in it. All or nothing is made.
 */
export const POST = route(
  {
    access: staffAccess,
    rateLimit: staffRateLimit(
      { name: 'newCampaign', times: 120, seconds: 3600 },
      'campaign',
      'You made many campaigns within the hour. Try again later.',
    ),
    onError: (error) => (error instanceof CampaignProblem ? errorResponse(400, error.errors) : null),
  },
  async (request, { access: { payload, user } }) => {
    if (!mayMakeCampaigns(user.role))
      return errorResponse(403, { field: 'authorization', message: 'Ask an editor: a campaign publishes.' })
    const bytes = await readBytes(request, MAX_FORM_BYTES)
    if (bytes === null) return errorResponse(413, { field: 'picture', message: TOO_LARGE })
    const form = await parseForm(request, bytes)
    const fields = form?.get('campaign')
    const campaign = newCampaignSchema.safeParse(
      typeof fields === 'string' ? cleanJson(parseJson(fields) as never) : undefined,
    )
    const picture = pictureSchema.safeParse(form?.get('picture'))
    const errors = [
      ...(campaign.error ? fieldErrors(campaign.error) : []),
      ...(picture.error ? fieldErrors(picture.error).map(({ message }) => ({ field: 'picture', message })) : []),
    ]
    if (!campaign.success || !picture.success) return errorResponse(400, errors)
    const { type } = picture.data
    const now = new Date()
    const made = await createCampaign(payload, user, {
      campaign: campaign.data,
      picture: {
        data: Buffer.from(await picture.data.arrayBuffer()),
        mimetype: type,
        extension: type.split('/')[1]!,
      },
      now,
      port: process.env.PORT,
    })
    return Response.json({ sites: await checkCampaign(payload, user, made, now) }, { status: 201 })
  },
)
