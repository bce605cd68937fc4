import { Button } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import './newSite.css'

/** Dashboard notice for a deployment without sites. */
export async function FirstDealer({ payload, user }: ServerProps) {
  if (user?.role !== 'superAdmin') return null
  const { totalDocs } = await payload.count({ collection: 'sites' })
  if (totalDocs > 0) return null
  return (
    <section className="forecourt-first-dealer">
      <h2>No dealers yet</h2>
      <p>
        Add the first dealer from a template. It comes with pages, menus, wording and a location. Only staff see it
        until it is launched.
      </p>
      <Button buttonStyle="primary" el="link" margin={false} size="medium" to="/admin/new-dealer">
        Add a dealer
      </Button>
    </section>
  )
}
