import type { Payload } from 'payload'
import type { User } from '../src/payload-types'
import { upsert } from './upsert'

/** Password of all demo logins, which exist only if the demo was seeded. */
export const DEMO_PASSWORD = 'forecourt-demo'

interface DemoUser {
  email: string
  name: string
  role: User['role']
  /** slugs of assigned sites; super admins have access to all */
  sites: string[]
}

export const DEMO_USERS: DemoUser[] = [
  { email: 'super@forecourt.test', name: 'Sam Okafor', role: 'superAdmin', sites: [] },
  { email: 'group@forecourt.test', name: 'Priya Nair', role: 'groupManager', sites: ['harbour', 'bluegum'] },
  { email: 'editor@harbour.test', name: 'Mia Torres', role: 'siteEditor', sites: ['harbour'] },
  { email: 'marketing@harbour.test', name: 'Grace Liu', role: 'siteEditor', sites: ['harbour'] },
  { email: 'author@harbour.test', name: 'Jack Nguyen', role: 'siteAuthor', sites: ['harbour'] },
  { email: 'leads@harbour.test', name: 'Olivia Park', role: 'leadsOnly', sites: ['harbour'] },
  { email: 'editor@bluegum.test', name: 'Tom Gallagher', role: 'siteEditor', sites: ['bluegum'] },
  { email: 'editor@ironbark.test', name: 'Ruth McKenzie', role: 'siteEditor', sites: ['ironbark'] },
  { email: 'editor@wayfarer.test', name: 'Leila Haddad', role: 'siteEditor', sites: ['wayfarer'] },
]

/** Creates or updates the demo logins. Existing passwords are not changed. */
export async function seedUsers(payload: Payload, siteIds: ReadonlyMap<string, number>): Promise<void> {
  for (const { email, name, role, sites } of DEMO_USERS) {
    const found = await payload.count({ collection: 'users', where: { email: { equals: email } } })
    const password = found.totalDocs === 0 ? { password: DEMO_PASSWORD } : {}
    const rows = sites.map((slug) => ({ site: siteIds.get(slug) }))
    await upsert(payload, 'users', { email }, { name, role, sites: rows, ...password })
  }
}
