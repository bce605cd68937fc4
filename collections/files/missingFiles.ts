import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadConfig } from 'payload'
import { errorResponse } from '../../src/server/errorResponse'

const NOT_FOUND_CODES = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']

export type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** The response for a file that does not exist. */
export const fileNotFound = (): Response =>
  errorResponse(404, { field: 'filename', message: 'File not found.' }, { 'Cache-Control': 'no-store' })

/** Responds with 404 for a file that is missing in a folder; Payload alone responds with 500. */
export function notFoundIn(folder: string): FileHandler {
  const handler = async (_request: unknown, { params }: { params: { filename: string } }) => {
    try {
      await stat(join(folder, params.filename))
    } catch (error) {
      if (!NOT_FOUND_CODES.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      return fileNotFound()
    }
  }
  // Payload calls the next handler when none is returned, which its type does not allow for a promise.
  return handler as FileHandler
}
