import { useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'

/** Saves what is in the form as a draft, as Save draft does. Does nothing if nothing was changed. */
export function useSaveDraft(): () => Promise<void> {
  const { collectionSlug, id, setUnpublishedVersionCount } = useDocumentInfo()
  const { submit } = useForm()
  const isModified = useFormModified()
  return async () => {
    if (!isModified || collectionSlug === 'sites' || collectionSlug === 'releases') return
    await submit({
      action: `/api/${collectionSlug}/${id}?depth=0&draft=true&fallback-locale=null`,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    setUnpublishedVersionCount((count) => count + 1)
  }
}
