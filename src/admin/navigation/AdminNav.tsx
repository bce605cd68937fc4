import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { Logout } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { PayloadRequest, ServerProps } from 'payload'
import { PREFERENCE_KEYS } from 'payload/shared'
import { countUnreadLeads } from '@/data/leadInbox/unreadLeads'
import { NavigationGroups } from './NavigationGroups'
import { listNavigation } from './navigation'

/** The admin's navigation: the site, then links by job. Payload's own lists every collection as equal. */
export async function AdminNav(props: ServerProps & { req?: PayloadRequest }) {
  const { payload, permissions, user } = props
  if (!user) return null
  const groups = listNavigation(props)
  const [unreadLeads, isOpenByLabel] = await Promise.all([
    permissions?.collections?.leads?.read ? countUnreadLeads({ payload, user }) : 0,
    findOpenGroups(props),
  ])
  return (
    <NavWrapper baseClass="nav">
      {RenderServerComponent({
        Component: payload.config.admin.components.beforeNav,
        importMap: payload.importMap,
        serverProps: props,
      })}
      <nav aria-label="Admin" className="nav__wrap">
        <NavigationGroups groups={groups} isOpenByLabel={isOpenByLabel} unreadLeads={unreadLeads} />
        <div className="nav__controls">
          <Logout />
        </div>
      </nav>
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  )
}

/** Which groups the user left open, where Payload's groups keep it. */
async function findOpenGroups({ payload, user }: ServerProps): Promise<Record<string, boolean>> {
  const found = await payload.find({
    collection: 'payload-preferences',
    depth: 0,
    limit: 1,
    pagination: false,
    where: {
      and: [
        { key: { equals: PREFERENCE_KEYS.NAV } },
        { 'user.relationTo': { equals: 'users' } },
        { 'user.value': { equals: user?.id } },
      ],
    },
  })
  const saved = (found.docs[0]?.value as { groups?: Record<string, { open?: boolean }> } | undefined)?.groups ?? {}
  return Object.fromEntries(Object.entries(saved).map(([label, { open }]) => [label, open === true]))
}
