import type { TextFieldServerProps } from 'payload'
import { getRelationId } from '@/domain/relationId'
import { FolderButtons } from './FolderButtons'

/** Folders that are offered at most; others are typed. */
const MAX_FOLDERS = 40

/** Below the folder of a file: the folders of its site, to choose from. */
export async function FolderChoices({ data, path, req }: Pick<TextFieldServerProps, 'data' | 'path' | 'req'>) {
  const site = getRelationId((data as { site?: unknown } | undefined)?.site)
  if (site === null) return null
  const { values } = await req.payload.findDistinct({
    collection: 'media',
    field: 'folder',
    limit: MAX_FOLDERS,
    overrideAccess: false,
    req,
    sort: 'folder',
    where: { and: [{ site: { equals: site } }, { folder: { exists: true } }] },
  })
  const folders = values.flatMap(({ folder }) => folder || [])
  return folders.length > 0 ? <FolderButtons folders={folders} path={path} /> : null
}
