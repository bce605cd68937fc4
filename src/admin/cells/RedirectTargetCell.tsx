import type { DefaultServerCellComponentProps } from 'payload'
import type { Redirect } from '../../payload-types'

/** Target of a redirect: its URL or the path of its page. */
export async function RedirectTargetCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const { to } = rowData as Redirect
  if (to?.type !== 'reference') return <span>{to?.url ?? '\u2013'}</span>
  const relation = to.reference?.value
  const page =
    typeof relation === 'number'
      ? await payload.findByID({
          collection: 'pages',
          id: relation,
          depth: 0,
          disableErrors: true,
          select: { path: true },
        })
      : relation
  return <span>{page?.path ?? 'Deleted page'}</span>
}
