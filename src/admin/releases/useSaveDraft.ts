import { useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { settingsDraftUrl } from '../settingsDraft/useSettingsDraft'

/** Saves what is in the form as a draft, as Save draft does. Does nothing if nothing was changed. Resolves to false if it was not saved. */
export function useSaveDraft(): () => Promise<boolean> {
  const { collectionSlug, id, setUnpublishedVersionCount } = useDocumentInfo()
  const { submit } = useForm()
  const isModified = useFormModified()
  return async () => {
    if (!isModified || collectionSlug === 'releases') return true
    const isSite = collectionSlug === 'sites'
    // Nothing comes back from a form that somebody else has taken over.
    const saved = await submit({
      action: isSite
        ? settingsDraftUrl(Number(id))
        : `/api/${collectionSlug}/${id}?depth=0&draft=true&fallback-locale=null`,
      method: isSite ? 'POST' : 'PATCH',
      // Versions of a site are what was published.
      context: isSite ? { incrementVersionCount: false } : undefined,
      overrides: { _status: 'draft' },
      skipValidation: true,
      // Whoever saves the draft says what came of it.
      disableSuccessStatus: true,
    })
    if (!saved?.res?.ok) return false
    if (!isSite) setUnpublishedVersionCount((count) => count + 1)
    return true
  }
}
