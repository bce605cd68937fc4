import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { listBrokenLinks } from '@/data/links/brokenLinks'
import { listMissingPages } from '@/data/links/missingPages'
import { listStaffSites } from '@/data/site/staffSites'
import { documentHref } from '@/domain/find/findWords'
import { AdminView, requireViewUser } from '../AdminView'
import { FullTime } from '../accounts/FullTime'
import { BrokenLinks } from './BrokenLinks'
import { MissingPages } from './MissingPages'
import './links.css'

const NAV = [{ label: 'Broken links' }]

/** /admin/links: links that lead nowhere, and paths that visitors did not find, on the selected site or all of the user's. */
export async function LinksView(view: AdminViewServerProps) {
  const { req, permissions } = view.initPageResult
  const user = requireViewUser(view, '/admin/links')
  const mayRead = Boolean(permissions?.collections?.redirects?.read)
  if (!mayRead)
    return (
      <AdminView view={view}>
        <SetStepNav nav={NAV} />
        <p className="forecourt-notice">You do not have access to this report. Ask a manager for access.</p>
      </AdminView>
    )
  const all = await listStaffSites(req.payload, user)
  const selected = getSelectedSite(req.headers)
  const sites = all.filter(({ id }) => selected === null || id === selected)
  const ids = sites.map(({ id }) => id)
  const [{ links, checks }, missing] = await Promise.all([
    listBrokenLinks(req.payload, ids),
    listMissingPages(req.payload, ids),
  ])
  const nameOf = (id: number) => (sites.length > 1 ? (sites.find((site) => site.id === id)?.name ?? null) : null)
  const oldest = checks[0]?.checked_at
  return (
    <AdminView view={view}>
      <SetStepNav nav={NAV} />
      <main className="links">
        <h1>Broken links</h1>
        <section>
          <h2>Links that lead nowhere</h2>
          <p>
            {oldest ? (
              <>
                Checked each night, last <FullTime at={oldest.toISOString()} />:{' '}
                {checks.reduce((sum, check) => sum + check.links, 0).toLocaleString('en-AU')} links on this website.
                Links to other websites are not checked.
              </>
            ) : (
              'Links are checked each night. The first check has not run yet.'
            )}
          </p>
          <BrokenLinks
            links={links.map(({ site, collection, document, field, title, link }) => ({
              title,
              link,
              site: nameOf(site),
              href: documentHref(collection, document, field),
            }))}
            isChecked={oldest !== undefined}
          />
        </section>
        <section>
          <h2>Pages that visitors did not find</h2>
          <p>Paths without queries, of the last 90 days. Known crawlers and scanners are left out.</p>
          <MissingPages
            mayRedirect={Boolean(permissions?.collections?.redirects?.create)}
            pages={missing.map(({ site, path, hits, last_at }) => ({
              site,
              siteName: nameOf(site),
              path,
              hits,
              lastAt: last_at.toISOString(),
            }))}
          />
        </section>
      </main>
    </AdminView>
  )
}
