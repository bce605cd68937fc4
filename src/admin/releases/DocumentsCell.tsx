import type { DefaultServerCellComponentProps } from 'payload'

/** How many documents a release of the list holds. */
export async function DocumentsCell({ payload, rowData }: DefaultServerCellComponentProps) {
  // Payload also renders cells of no row, for its column picker.
  if (!rowData?.id) return null
  const { totalDocs } = await payload.count({
    collection: 'releaseItems',
    where: { release: { equals: Number(rowData.id) } },
  })
  return <span>{totalDocs === 0 ? 'None yet' : totalDocs}</span>
}
