import { Button } from '@payloadcms/ui'
import type { BeforeListServerProps } from 'payload'

/** Above the list of sites: the way to a whole site in one step. */
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
