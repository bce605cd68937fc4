import { ValidationError } from 'payload'
import * as z from 'zod'
import { cacheTags } from '@/domain/cacheTags'
import { cleanJson } from '@/domain/cleanText'
import { fieldErrors } from '@/domain/fieldErrors'
import { normalizeHost } from '@/domain/site/host'
import { siteOrigin } from '@/domain/site/origin'
import { SITE_TEMPLATE_NAMES } from '@/domain/site/siteTemplate'
import { createSite, STATE_CODES } from '@/newSite/createSite'
import { findSiteConflict } from '@/newSite/findSiteConflict'
import { SERVICE_DEPARTMENTS } from '@/newSite/menus'
import { errorResponse } from '@/server/errorResponse'
import { expireCacheTags } from '@/server/expireCacheTags'
import { parseForm, readBytes } from '@/server/requestBody'
import { route } from '@/server/route'
import { staffAccess } from '../access'

const MAX_LOGO_BYTES = 4 * 1024 * 1024
/** The logo with the other fields. */
const MAX_FORM_BYTES = MAX_LOGO_BYTES + 100_000
const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp']

const textSchema = (name: string, max: number) => z.string().trim().min(1, `Enter the ${name}.`).max(max)
const colourSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Enter a hex colour, such as #b8322a.')

const bodySchema = z.object({
  name: textSchema('name', 80),
  slug: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,39}$/, 'Use 2 to 40 lowercase letters, digits and hyphens, starting with a letter.'),
  domain: z
    .string()
    .trim()
    .toLowerCase()
    .refine(
      (host) => host === '' || normalizeHost(host) === host,
      'Enter the host name only, such as www.example.com.au.',
    )
    .transform((host) => host || null),
  template: z.enum(SITE_TEMPLATE_NAMES),
  accent: colourSchema,
  ink: colourSchema,
  phone: textSchema('phone', 30),
  email: z.email('Enter an email address such as hello@example.com.au.'),
  street: textSchema('street', 120),
  city: textSchema('suburb or town', 60),
  state: z.enum(STATE_CODES),
  postcode: z.string().regex(/^\d{4}$/, 'Enter a 4-digit postcode.'),
  departments: z.array(z.enum(SERVICE_DEPARTMENTS, 'Choose service, parts or both.')),
  // An empty file input sends an empty file or an empty string.
  logo: z.preprocess(
    (value) => (value instanceof Blob && value.size > 0 ? value : null),
    z
      .instanceof(Blob)
      .refine((file) => LOGO_TYPES.includes(file.type), 'Use a PNG, JPEG or WebP file.')
      .refine((file) => file.size <= MAX_LOGO_BYTES, 'Use a logo of at most 4 MB.')
      .nullable(),
  ),
})

/** Creates a dealer's site from a template and a multipart form, for super admins: 201 `{ id, url }`. Only staff see the site. */
export const POST = route({ access: staffAccess }, async (request, { access: { payload, user } }) => {
  if (user.role !== 'superAdmin')
    return errorResponse(403, { field: 'authorization', message: 'Only super admins can add dealers.' })
  const bytes = await readBytes(request, MAX_FORM_BYTES)
  if (bytes === null) return errorResponse(413, { field: 'logo', message: 'Use a logo of at most 4 MB.' })
  const form = await parseForm(request, bytes)
  const parsed = bodySchema.safeParse(
    form ? cleanJson({ ...Object.fromEntries(form), departments: form.getAll('departments') }) : null,
  )
  if (!parsed.success) return errorResponse(400, fieldErrors(parsed.error))
  const { logo, ...input } = parsed.data
  const conflict = await findSiteConflict(payload, input)
  if (conflict) return errorResponse(409, conflict)
  try {
    const id = await createSite(payload, user, {
      ...input,
      logo: logo
        ? { data: Buffer.from(await logo.arrayBuffer()), mimetype: logo.type, name: `logo.${logo.type.split('/')[1]}` }
        : null,
    })
    // Expired only once the site is complete, so that the next visit to its host finds it.
    await expireCacheTags(payload, payload.db.drizzle, [cacheTags.hosts(), cacheTags.site(id)])
    const origin = siteOrigin([input.domain ?? `${input.slug}.localhost`], process.env.PORT)
    return Response.json({ id, url: `${origin}/` }, { status: 201 })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // The form has the location's address among its own fields.
    const errors = error.data.errors.map(({ path, message }) => ({ field: path.replace(/^address\./, ''), message }))
    return errorResponse(400, errors)
  }
})
