import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, TypedUser } from 'payload'
import type { ReactNode } from 'react'

/**
 * The user of a view of our own. Without one, redirects to the login, which leads back.
 * @param path of the view, with its query
 */
export function requireViewUser({ initPageResult }: AdminViewServerProps, path: string): TypedUser {
  const { user } = initPageResult.req
  return user ?? redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
}

/** A view of our own between the admin's navigation and header. */
export function AdminView({ view, children }: { view: AdminViewServerProps; children: ReactNode }) {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, visibleEntities, locale } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components.actions}
      visibleEntities={visibleEntities}
    >
      {children}
    </DefaultTemplate>
  )
}
