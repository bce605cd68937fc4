import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, UploadConfig } from 'payload'
import { errorResponse } from '../src/server/errorResponse'

const NOT_FOUND_CODES = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Responds with 404 for a file that is missing in the data folder; Payload alone responds with 500. Collections stored in S3
 * have their own handler.
 */
export const missingFiles: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { upload } = collection
    if (typeof upload !== 'object' || upload.disableLocalStorage || !upload.staticDir) return collection
    return {
      ...collection,
      upload: { ...upload, handlers: [...(upload.handlers ?? []), notFoundIn(upload.staticDir)] },
    }
  }),
})

function notFoundIn(folder: string): FileHandler {
  const handler = async (_request: unknown, { params }: { params: { filename: string } }) => {
    try {
      await stat(join(folder, params.filename))
    } catch (error) {
      if (!NOT_FOUND_CODES.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      const missing = { field: 'filename', message: 'File not found.' }
      return errorResponse(404, missing, { 'Cache-Control': 'no-store' })
    }
  }
  // Payload calls the next handler when none is returned, which its type does not allow for a promise.
  return handler as FileHandler
}
