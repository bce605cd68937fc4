import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { NewSiteForm } from './NewSiteForm'
import './newSite.css'

/** /admin/new-dealer: a dealer's whole site from a template, in one step. For super admins. */
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
          <p className="forecourt-notice">Dealers are added by super admins. Ask one of them.</p>
        )}
      </main>
    </DefaultTemplate>
  )
}
