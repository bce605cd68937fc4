// @ts-check
import onHeaders from 'on-headers'
import { requestContext } from '../providers/httpClient/requestContext.mjs'

/** Of what a preview let in to a site that is not live: no cache may give it to anybody else. */
export const PREVIEW_CACHE_CONTROL = 'private, no-store'

/**
 * Makes a response private if a preview lets its request in, whatever the page or file says for everybody else. API routes do the same
 * themselves (`route`), since they know it in a context of their own.
 * @param {import('node:http').ServerResponse} response
 */
export function keepPreviewsPrivate(response) {
  const context = requestContext.getStore()
  if (!context) return
  onHeaders(response, () => {
    if (context.isSitePreview) response.setHeader('Cache-Control', PREVIEW_CACHE_CONTROL)
  })
}
