import type { PayloadRequest } from 'payload'
import { siteOrigin } from '../../src/domain/site/origin'
import type { User } from '../../src/payload-types'
import { sitesOf } from '../access/roles'
import { addressOn } from '../preview'

interface Asked {
  req?: PayloadRequest
  token?: string
  user?: unknown
}

export const passwordEmailSubject = () => 'Set a new password for Forecourt'

/**
 * The email with a link to set a new password. Its host is one that we know for the user's own site, never the one that the
 * request came to: whoever asks could name a host of theirs and collect the token there.
 */
export async function passwordEmail({ req, token, user }: Asked = {}): Promise<string> {
  const member = user as User
  if (!req || !token) throw new Error('A password email needs its request and token')
  const address = await resetAddress(req, member, token)
  return [
    `<p>Hello ${escapeHtml(member.name)},</p>`,
    '<p>someone asked to set a new password for your Forecourt login. If it was you, follow this link within the hour:</p>',
    `<p><a href="${address}">${address}</a></p>`,
    '<p>If it was not you, do nothing: your password stays as it is.</p>',
  ].join('\n')
}

async function resetAddress(req: PayloadRequest, user: User, token: string): Promise<string> {
  const own = sitesOf(user)
  const { docs } = await req.payload.find({
    collection: 'sites',
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    select: { slug: true, domains: true },
    sort: 'id',
    where: own.length > 0 ? { id: { in: own } } : {},
  })
  const path = `/admin/reset/${token}`
  // A deployment without any site is still being set up, on the machine itself.
  return docs[0] ? addressOn(docs[0], path) : `${siteOrigin([], process.env.PORT)}${path}`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
