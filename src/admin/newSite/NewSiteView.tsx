import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { NewSiteForm } from './NewSiteForm'
import './newSite.css'

/** /admin/new-dealer: creates a site from a template. Super admins only. */
export function NewSiteView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { user } = req
  if (!user) redirect('/admin/login?redirect=/admin/new-dealer')
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <main>
        {user.role === 'superAdmin' ? (
          <NewSiteForm />
        ) : (
          <p className="forecourt-notice">Only super admins can add dealers.</p>
        )}
      </main>
    </DefaultTemplate>
  )
}
