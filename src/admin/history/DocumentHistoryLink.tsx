'use client'
import { Link, PopupList, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { historyUrl } from '@/domain/history/historyFilter'
import '../releases/releases.css'

/** The address of a document's history for managers; null for others, and before its first save. */
function useHistoryUrl(): string | null {
  const { user } = useAuth()
  const { collectionSlug, id } = useDocumentInfo()
  const isManager = user?.role === 'superAdmin' || user?.role === 'groupManager'
  return isManager && collectionSlug && id !== undefined
    ? historyUrl({ collection: collectionSlug, document: Number(id) })
    : null
}

/** Link in a document's menu to its own history, for managers. */
export function DocumentHistoryLink() {
  const href = useHistoryUrl()
  return href ? (
    <PopupList.Button href={href} id="action-history">
      History
    </PopupList.Button>
  ) : null
}

/** The same beside the buttons of a form without a menu: Payload shows one only to who may create or delete such documents. */
export function DocumentHistoryButton() {
  const href = useHistoryUrl()
  const { docPermissions, hasDeletePermission, hasTrashPermission } = useDocumentInfo()
  const mayCreate = docPermissions && 'create' in docPermissions && docPermissions.create
  const hasMenu = mayCreate || hasDeletePermission || hasTrashPermission
  return href && docPermissions && !hasMenu ? (
    <Link className="release-control" href={href}>
      History
    </Link>
  ) : null
}
