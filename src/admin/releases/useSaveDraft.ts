import { useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { settingsDraftUrl } from '../settingsDraft/useSettingsDraft'

/** Saves what is in the form as a draft, as Save draft does. Does nothing if nothing was changed. */
export function useSaveDraft(): () => Promise<void> {
  const { collectionSlug, id, setUnpublishedVersionCount } = useDocumentInfo()
  const { submit } = useForm()
  const isModified = useFormModified()
  return async () => {
    if (!isModified || collectionSlug === 'releases') return
    const isSite = collectionSlug === 'sites'
    await submit({
      action: isSite
        ? settingsDraftUrl(Number(id))
        : `/api/${collectionSlug}/${id}?depth=0&draft=true&fallback-locale=null`,
      method: isSite ? 'POST' : 'PATCH',
      // Versions of a site are what was published.
      context: isSite ? { incrementVersionCount: false } : undefined,
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    if (!isSite) setUnpublishedVersionCount((count) => count + 1)
  }
}
