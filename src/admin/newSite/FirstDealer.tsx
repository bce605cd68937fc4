import { Button } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import './newSite.css'

/** Above the dashboard of a deployment that has no dealer yet: what to do first. */
export async function FirstDealer({ payload, user }: ServerProps) {
  if (user?.role !== 'superAdmin') return null
  const { totalDocs } = await payload.count({ collection: 'sites' })
  if (totalDocs > 0) return null
  return (
    <section className="forecourt-first-dealer">
      <h2>There is no dealer yet</h2>
      <p>
        Add the first one from a template. Its pages, menus, wording and a location come with it, and it is live at
        once.
      </p>
      <Button buttonStyle="primary" el="link" margin={false} size="medium" to="/admin/new-dealer">
        Add a dealer
      </Button>
    </section>
  )
}
