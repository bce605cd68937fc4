'use client'
import { DefaultCell, Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { trashEndsAt } from '@/domain/trash'
import { useIsHydrating } from '@/ui/lazy/useIsHydrating'
import './trashed.css'

const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' })

/** Whether a document is a draft, published or changed since; of one in the trash, until when it is there. */
export function PublishStatusCell(props: DefaultCellComponentProps) {
  const { deletedAt } = props.rowData ?? {}
  return typeof deletedAt === 'string' ? <TrashedCell {...props} deletedAt={deletedAt} /> : <DefaultCell {...props} />
}

function TrashedCell({
  collectionSlug,
  deletedAt,
  link,
  linkURL,
  rowData,
}: DefaultCellComponentProps & { deletedAt: string }) {
  // The day is that of the user's time zone, which the server does not know.
  const words = useIsHydrating() ? 'In trash' : `In trash until ${DAY.format(trashEndsAt(deletedAt))}`
  if (!link) return <span className="forecourt-trashed">{words}</span>
  return (
    <Link
      className="forecourt-trashed"
      href={linkURL ?? `/admin/collections/${collectionSlug}/trash/${rowData.id}`}
      prefetch={false}
    >
      {words}
    </Link>
  )
}
