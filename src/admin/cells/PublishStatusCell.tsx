'use client'
import { DefaultCell, Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { trashEndsAt } from '@/domain/trash'

const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' })

/** Whether a document is a draft, published or changed since; of one in the trash, until when it is there. */
export function PublishStatusCell(props: DefaultCellComponentProps) {
  const { collectionSlug, link, linkURL, rowData } = props
  if (typeof rowData?.deletedAt !== 'string') return <DefaultCell {...props} />
  // The day is that of the user's time zone, which the server does not know.
  const words = <span suppressHydrationWarning>{`In trash until ${DAY.format(trashEndsAt(rowData.deletedAt))}`}</span>
  if (!link) return words
  return (
    <Link href={linkURL ?? `/admin/collections/${collectionSlug}/trash/${rowData.id}`} prefetch={false}>
      {words}
    </Link>
  )
}
