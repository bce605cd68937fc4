import { TenantSelectionProvider } from '@payloadcms/plugin-multi-tenant/rsc'
import type { ComponentProps } from 'react'
import { listStaffSites } from '@/data/site/staffSites'

type SiteSelectionProps = ComponentProps<typeof TenantSelectionProvider>

/** The multi-tenant plugin's provider of the selected site, on every page of the admin, with a faster list of a super admin's sites. */
export function SiteSelection(props: SiteSelectionProps) {
  const { payload, user } = props
  const findSites = async () => ({ docs: user ? await listStaffSites(payload, user as never) : [] })
  return <TenantSelectionProvider {...props} payload={Object.assign(Object.create(payload), { find: findSites })} />
}
