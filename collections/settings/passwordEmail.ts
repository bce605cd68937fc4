import type { PayloadRequest } from 'payload'
import { escapeHtml } from '../../src/domain/escapeHtml'
import type { User } from '../../src/payload-types'
import { getAdminOrigin } from '../../src/server/accounts/adminOrigin'
import { getDatabase } from '../hooks/getDatabase'

interface PasswordEmailArgs {
  req?: PayloadRequest
  token?: string
  user?: unknown
}

export const passwordEmailSubject = () => 'Set a new password for Forecourt'

/** The password reset email. */
export async function passwordEmail({ req, token, user }: PasswordEmailArgs = {}): Promise<string> {
  const account = user as User
  if (!req || !token) throw new Error('A password email needs its request and token')
  const { adminOrigin } = await getAdminOrigin(await getDatabase(req), account.id)
  const address = `${adminOrigin}/admin/reset/${token}`
  return [
    `<p>Hello ${escapeHtml(account.name)},</p>`,
    '<p>We received a request to reset your Forecourt password. To set a new one, use this link within one hour:</p>',
    `<p><a href="${address}">${address}</a></p>`,
    '<p>If you did not request this, ignore this email. Your password will not change.</p>',
  ].join('\n')
}
