'use client'
import { Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** The title of a page in its list. The home page is called Home, beside the title for search engines. */
export function PageTitleCell({
  cellData,
  rowData,
  link,
  linkURL,
  collectionSlug,
  onClick,
  className,
  viewType,
}: DefaultCellComponentProps) {
  const title = typeof cellData === 'string' && cellData ? cellData : 'Untitled'
  const isHome = rowData?.path === '/'
  const content = isHome ? (
    <>
      Home <span className="forecourt-row-detail">{title}</span>
    </>
  ) : (
    title
  )
  if (typeof onClick === 'function')
    return (
      <button
        className={className}
        onClick={() => onClick({ cellData, collectionSlug, rowData } as never)}
        type="button"
      >
        {content}
      </button>
    )
  if (!link) return <span>{content}</span>
  const list = `/admin/collections/${collectionSlug}${viewType === 'trash' ? '/trash' : ''}`
  return (
    <Link href={linkURL ?? `${list}/${rowData?.id}`} prefetch={false}>
      {content}
    </Link>
  )
}
