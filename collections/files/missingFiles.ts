import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type CollectionSlug, Forbidden, type UploadConfig } from 'payload'
import { errorResponse } from '../../src/server/errorResponse'

const NOT_FOUND_CODES = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']

export type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** Payload calls the next handler when one returns nothing, which its type does not allow for a promise. */
const PASS = undefined as unknown as Response

/** The response for a file that does not exist. */
export const fileNotFound = (): Response =>
  errorResponse(404, { field: 'filename', message: 'File not found.' }, { 'Cache-Control': 'no-store' })

/** Characters of a file's name, of which file systems take 255 bytes. */
const MAX_NAME_LENGTH = 255

/** False for what is no name of a file in a folder: empty, with a separator or a control character, `.` or `..`, or too long. */
const isFileName = (name: string): boolean =>
  name.length <= MAX_NAME_LENGTH && name !== '.' && name !== '..' && /^[^/\\\p{Cc}]+$/u.test(name)

/**
 * Responds with 404 for a file that no document has: the store has files of all sites, and some that are to be deleted. Where anybody may
 * read files, Payload alone looks for none.
 */
export function withoutDocument({ imageSizes = [] }: Pick<UploadConfig, 'imageSizes'>): FileHandler {
  const handler: FileHandler = async (req, { doc, params: { clientUploadContext, collection, filename } }) => {
    // No file is stored by a browser itself, as this would claim.
    if (clientUploadContext !== undefined || doc === null) throw new Forbidden(req.t)
    if (!isFileName(filename)) return fileNotFound()
    const names = ['filename', ...imageSizes.map(({ name }) => `sizes.${name}.filename`)]
    const where = { or: names.map((name) => ({ [name]: { equals: filename } })) }
    const found = doc ?? (await req.payload.db.findOne({ collection: collection as CollectionSlug, req, where }))
    return found ? PASS : fileNotFound()
  }
  return handler
}

/** Responds with 404 for a file that is missing in a folder; Payload alone responds with 500. */
export function notFoundIn(folder: string): FileHandler {
  return async (_request, { params }) => {
    try {
      await stat(join(folder, params.filename))
    } catch (error) {
      if (!NOT_FOUND_CODES.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      return fileNotFound()
    }
    return PASS
  }
}
