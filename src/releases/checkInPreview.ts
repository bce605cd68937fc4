import type { PayloadRequest } from 'payload'
import { runInPreview } from '../data/preview/currentPreview'
import { openSitePreview, type Perspective } from '../data/preview/sitePreview'
import { checkDocument } from '../data/publishCheck/checkDocument'
import { findSiteById } from '../data/site/sites'
import type { CheckedKind } from '../domain/publishCheck/checkedCollections'
import type { Finding } from '../domain/publishCheck/publishCheck'
import { findLatest } from './documents'

interface CheckedDocument {
  collection: CheckedKind
  id: number
}

/**
 * Checks the latest drafts of documents as their site will be at a moment: pages that are published by then are no dead links. Reads what
 * the user may read.
 * @param until ends the checks
 * @param onFound called for each document that was checked
 * @throws if a check fails or is ended
 */
export async function checkInPreview<Document extends CheckedDocument>(
  req: PayloadRequest,
  perspective: Perspective,
  documents: readonly Document[],
  { until, onFound }: { until: AbortSignal; onFound: (document: Document, findings: Finding[]) => void },
): Promise<void> {
  const { payload } = req
  const { site: siteId, at } = perspective
  const preview = openSitePreview(payload, perspective)
  const check = async () => {
    const site = await findSiteById(siteId)
    if (!site) return
    const staff = { payload, user: req.user!, site: siteId }
    for (const document of documents) {
      until.throwIfAborted()
      const { collection, id } = document
      const data = await findLatest(req, collection, id)
      const found = data ? await preview.read(() => checkDocument(staff, site, collection, { ...data }, at)) : []
      onFound(document, found)
    }
  }
  try {
    await Promise.race([runInPreview(preview, check), rejectOnAbort(until)])
  } finally {
    await preview.end()
  }
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
