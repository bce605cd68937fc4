import type { PayloadRequest } from 'payload'
import { escapeHtml } from '../../src/domain/escapeHtml'
import { siteOrigin } from '../../src/domain/site/origin'
import type { User } from '../../src/payload-types'
import { getUserSiteIds } from '../access/roles'
import { toSiteUrl } from '../preview'

interface PasswordEmailArgs {
  req?: PayloadRequest
  token?: string
  user?: unknown
}

export const passwordEmailSubject = () => 'Set a new password for Forecourt'

/**
 * The password reset email. Its link uses a known host of the user's site, never the request's Host header, which an attacker
 * could set to collect the token.
 */
export async function passwordEmail({ req, token, user }: PasswordEmailArgs = {}): Promise<string> {
  const account = user as User
  if (!req || !token) throw new Error('A password email needs its request and token')
  const address = await getResetUrl(req, account, token)
  return [
    `<p>Hello ${escapeHtml(account.name)},</p>`,
    '<p>We received a request to reset your Forecourt password. To set a new one, use this link within one hour:</p>',
    `<p><a href="${address}">${address}</a></p>`,
    '<p>If you did not request this, ignore this email. Your password will not change.</p>',
  ].join('\n')
}

async function getResetUrl(req: PayloadRequest, user: User, token: string): Promise<string> {
  const siteIds = getUserSiteIds(user)
  const { docs } = await req.payload.find({
    collection: 'sites',
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    select: { slug: true, domains: true },
    sort: 'id',
    where: siteIds.length > 0 ? { id: { in: siteIds } } : {},
  })
  const path = `/admin/reset/${token}`
  // Without any site the deployment is still being set up on localhost.
  return docs[0] ? toSiteUrl(docs[0], path) : `${siteOrigin([], process.env.PORT)}${path}`
}
