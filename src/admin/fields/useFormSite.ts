import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useDocumentForm, useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** The id of the site that a form is about; of a new document the one selected above the navigation. 0 if none is. */
export function useFormSite(): number {
  const { id, collectionSlug } = useDocumentInfo()
  const { selectedTenantID } = useTenantSelection()
  const ofForm = useFormFields(([fields]) => Number(fields.site?.value ?? 0))
  // A link of a text has a form of its own, within that of the document.
  const ofDocument = Number(useDocumentForm()?.fields?.site?.value ?? 0)
  if (collectionSlug === 'sites') return Number(id ?? 0)
  return ofForm || ofDocument || Number(selectedTenantID ?? 0)
}
