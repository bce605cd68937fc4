'use client'
import { Button, PopupList, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { CopyOverview } from '@/domain/copies'
import { CopyDialog } from './CopyDialog'
import { requestCopies } from './requestCopies'

/** Sent on `window` by the item of the menu, which is gone once the menu is closed. */
const OPEN_COPIES = 'forecourt:copies'

/** Id and collection of a saved document that its staff can copy to another site; null if there is none. */
function useCopied(): { collection: string; id: number } | null {
  const { user } = useAuth()
  const { collectionSlug, id, isTrashed } = useDocumentInfo()
  const sites = user?.sites as unknown[] | null | undefined
  const hasOthers = user?.role === 'superAdmin' || (sites?.length ?? 0) > 1
  return hasOthers && collectionSlug && id !== undefined && !isTrashed
    ? { collection: collectionSlug, id: Number(id) }
    : null
}

/** Item of a document's menu that opens its copies on other sites, for staff of several sites. */
export function CopyToSite() {
  if (!useCopied()) return null
  return (
    <PopupList.Button id="action-copy-to-site" onClick={() => window.dispatchEvent(new Event(OPEN_COPIES))}>
      Copy to site…
    </PopupList.Button>
  )
}

/** Button in the form of a site that opens the copies of its theme, for staff of several sites. */
export function CopyThemeButton() {
  if (!useCopied()) return null
  return (
    <div className="field-type">
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => window.dispatchEvent(new Event(OPEN_COPIES))}
        size="medium"
      >
        Copy theme to site…
      </Button>
    </div>
  )
}

/** The dialog that the item or the button opens. */
export function SiteCopies() {
  const copied = useCopied()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = () => setIsOpen(true)
    window.addEventListener(OPEN_COPIES, open)
    return () => window.removeEventListener(OPEN_COPIES, open)
  }, [])
  if (!copied) return null
  const { collection, id } = copied
  if (!isOpen) return collection === 'sites' ? null : <SourceDrift url={`/api/copies/${collection}/${id}`} />
  const close = () => setIsOpen(false)
  return collection === 'sites' ? (
    <CopyDialog
      note="The colours, fonts and shapes go into the draft of each site, with the rest of its draft as it is. Publish them there."
      onClose={close}
      title="Copy theme to site"
      url={`/api/theme-copies/${id}`}
    />
  ) : (
    <CopyDialog onClose={close} url={`/api/copies/${collection}/${id}`} />
  )
}

/** On a copy: in how many fields it differs from its source by now, as a button that opens the dialog. */
function SourceDrift({ url }: { url: string }) {
  const { savedDocumentData } = useDocumentInfo()
  const isCopy = typeof savedDocumentData?.copied_from === 'number'
  const savedAt = savedDocumentData?.updatedAt
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared anew after each save
  useEffect(() => {
    if (!isCopy) return
    const abort = new AbortController()
    void requestCopies<CopyOverview>(`${url}?part=source`, { signal: abort.signal }).then((answer) => {
      if (!abort.signal.aborted && typeof answer !== 'string') setCount(answer.source?.count ?? 0)
    })
    return () => abort.abort()
  }, [isCopy, url, savedAt])
  if (!isCopy || count === 0) return null
  return (
    <Button
      buttonStyle="secondary"
      margin={false}
      onClick={() => window.dispatchEvent(new Event(OPEN_COPIES))}
      size="medium"
    >
      Differs from its source: {count} {count === 1 ? 'field' : 'fields'}
    </Button>
  )
}
