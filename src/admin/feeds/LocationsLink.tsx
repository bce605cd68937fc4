'use client'
import { Link } from '@payloadcms/ui'

/** After a message about a place that no location has the yard code of. */
export const LocationsLink = () => (
  <>
    {' '}
    <Link href="/admin/collections/locations" prefetch={false}>
      Open the locations
    </Link>
  </>
)
