import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** The id of the site that a form is about; of a new document the one selected above the navigation. 0 if none is. */
export function useFormSite(): number {
  const { id, collectionSlug } = useDocumentInfo()
  const { selectedTenantID } = useTenantSelection()
  const ofForm = useFormFields(([fields]) => Number(fields.site?.value ?? 0))
  if (collectionSlug === 'sites') return Number(id ?? 0)
  return ofForm || Number(selectedTenantID ?? 0)
}
