import type { DefaultServerCellComponentProps } from 'payload'
import type { Redirect } from '../../payload-types'

/** Where a redirect leads: its address, or that of the page it names. */
export async function LeadsToCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const { to } = rowData as Redirect
  if (to?.type !== 'reference') return <span>{to?.url ?? '\u2013'}</span>
  const named = to.reference?.value
  const page =
    typeof named === 'number'
      ? await payload.findByID({
          collection: 'pages',
          id: named,
          depth: 0,
          disableErrors: true,
          select: { path: true },
        })
      : named
  return <span>{page?.path ?? 'A page that is gone'}</span>
}
