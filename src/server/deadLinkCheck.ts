import type { PayloadRequest } from 'payload'
import type { CheckedKind } from '../domain/publishCheck/checkedCollections'

interface CheckedDocument {
  site: number
  collection: CheckedKind
  document: Record<string, unknown>
}

/** A link that leads nowhere. */
export interface DeadLink {
  field: string
  /** a sentence */
  message: string
  /** the normalised path that it leads to; null for a link to a page */
  path: string | null
  /** the page that it leads to; null for a link by address */
  page: number | null
}

/** The dead links of a document. */
export type DeadLinkCheck = (req: Pick<PayloadRequest, 'payload'>, checked: CheckedDocument) => Promise<DeadLink[]>

// Next loads a module once for each layer that imports it; the copies share globalThis.
const shared = globalThis as { forecourtDeadLinkCheck?: DeadLinkCheck }

/** Makes the check available to hooks of collections, which cannot import it. Called by the REST API, for whose users it is. */
export function registerDeadLinkCheck(check: DeadLinkCheck): void {
  shared.forecourtDeadLinkCheck = check
}

/** Undefined outside of the web server. */
export const getDeadLinkCheck = (): DeadLinkCheck | undefined => shared.forecourtDeadLinkCheck
