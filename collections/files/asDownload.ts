import type { UploadConfig } from 'payload'

/**
 * Sends a file as a download. Opened in a browser, a page, a drawing or XML would run its scripts with the session of whoever opens it,
 * and the name and type of a file are its sender's.
 */
export const asDownload: NonNullable<UploadConfig['modifyResponseHeaders']> = ({ headers }) => {
  headers.set('Content-Disposition', 'attachment')
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Cache-Control', 'private, no-store')
  return headers
}
