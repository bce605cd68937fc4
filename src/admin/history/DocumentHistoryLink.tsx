'use client'
import { PopupList, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { historyUrl } from '@/domain/history/historyFilter'

/** Link in a document's menu to its own history, for managers. */
export function DocumentHistoryLink() {
  const { user } = useAuth()
  const { collectionSlug, id } = useDocumentInfo()
  const isManager = user?.role === 'superAdmin' || user?.role === 'groupManager'
  if (!isManager || !collectionSlug || id === undefined) return null
  return (
    <PopupList.Button href={historyUrl({ collection: collectionSlug, document: Number(id) })} id="action-history">
      History
    </PopupList.Button>
  )
}
