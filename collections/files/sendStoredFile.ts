import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { PayloadRequest, UploadConfig } from 'payload'
import { getRangeRequestInfo, isXmlMimeType, UPLOAD_CONTENT_SECURITY_POLICY } from 'payload/internal'
import type { UploadFolder } from '../../src/domain/uploadFolders'
import { errorResponse } from '../../src/server/errorResponse'
import {
  FILES_UNAVAILABLE_MESSAGE,
  type FileStore,
  isFileStoreError,
  type OpenFile,
  type StoredFile,
} from '../../src/server/fileStore'
import { type FileHandler, fileNotFound } from './missingFiles'

type ChangeHeaders = UploadConfig['modifyResponseHeaders']

/**
 * Sends a file of a bucket, once Payload has allowed it. The response has the headers that Payload gives to files of the data
 * folder, and an ETag.
 */
export function sendStoredFile(store: FileStore, folder: UploadFolder, changeHeaders: ChangeHeaders): FileHandler {
  return async (request, { params: { filename } }) => {
    try {
      return await respond(request, filename)
    } catch (error) {
      if (!isFileStoreError(error)) throw error
      request.payload.logger.warn({ err: error }, 'A file could not be read')
      return errorResponse(
        503,
        { field: 'filename', message: FILES_UNAVAILABLE_MESSAGE },
        { 'Cache-Control': 'no-store' },
      )
    }
  }

  async function respond(request: PayloadRequest, name: string): Promise<Response> {
    const rangeHeader = request.headers.get('range')
    // A part can be asked for only by those who know the size.
    const found = rangeHeader === null ? await store.open(folder, name) : await store.find(folder, name)
    if (!found) return fileNotFound()
    const range = getRangeRequestInfo({ fileSize: found.size, rangeHeader })
    const headers = toHeaders(found, range.headers as unknown as Record<string, string>)
    if (range.type === 'invalid') return new Response(null, { status: range.status, headers })
    if (request.headers.get('if-none-match') === headers.get('ETag')) {
      if ('stream' in found) (found as OpenFile).stream.destroy()
      headers.delete('Content-Length')
      return new Response(null, { status: 304, headers })
    }
    const part = range.type === 'partial' && range.rangeStart !== undefined && range.rangeEnd !== undefined
    const opened = part ? await store.open(folder, name, { start: range.rangeStart!, end: range.rangeEnd! }) : found
    if (!opened || !('stream' in opened)) return fileNotFound()
    const { stream } = opened as OpenFile
    // Destroyed, and its connection with it, when the client goes.
    return new Response(Readable.toWeb(stream) as NodeReadableStream as ReadableStream, {
      status: range.status,
      headers,
    })
  }

  function toHeaders({ etag, type }: StoredFile, ofRange: Record<string, string>): Headers {
    const headers = new Headers(ofRange)
    headers.set('Content-Type', type ?? 'application/octet-stream')
    if (etag) headers.set('ETag', `"${etag}"`)
    if (type && isXmlMimeType(type)) headers.set('Content-Security-Policy', UPLOAD_CONTENT_SECURITY_POLICY)
    return changeHeaders?.({ headers }) || headers
  }
}
