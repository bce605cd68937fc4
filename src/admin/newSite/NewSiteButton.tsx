import { Button } from '@payloadcms/ui'
import type { BeforeListServerProps } from 'payload'

/** Link to the new dealer form above the list of sites. */
export function NewSiteButton({ user }: BeforeListServerProps) {
  if (user?.role !== 'superAdmin') return null
  return (
    <div className="forecourt-new-site__button">
      <Button buttonStyle="primary" el="link" margin={false} size="medium" to="/admin/new-dealer">
        New dealer from a template
      </Button>
    </div>
  )
}
