import { useCallback, useEffect, useState } from 'react'
import type { SettingsDraftDesk } from '@/domain/releases/settingsDraftDesk'
import { getDesk } from '../releases/requestDesk'

export const settingsDraftUrl = (site: number) => `/api/settings-drafts/${site}`

/** The draft of a site's settings, and a function that reads it again; undefined until it is read. */
export function useSettingsDraft(site: number, initial?: SettingsDraftDesk | null) {
  const [draft, setDraft] = useState(initial)
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const found = await getDesk<{ draft: SettingsDraftDesk | null }>(settingsDraftUrl(site), signal)
      if (!signal?.aborted && typeof found !== 'string') setDraft(found.draft)
    },
    [site],
  )
  const isKnown = initial !== undefined
  useEffect(() => {
    if (isKnown) return
    const abort = new AbortController()
    void load(abort.signal)
    return () => abort.abort()
  }, [isKnown, load])
  return { draft, load, setDraft }
}
