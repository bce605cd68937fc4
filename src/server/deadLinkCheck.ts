import type { PayloadRequest } from 'payload'
import type { CheckedCollection } from '../domain/publishCheck/checkedCollections'

interface CheckedDocument {
  site: number
  collection: CheckedCollection
  document: Record<string, unknown>
}

/** What is dead of a document's links, each as a sentence. */
export type DeadLinkCheck = (
  req: Pick<PayloadRequest, 'payload' | 'user'>,
  checked: CheckedDocument,
) => Promise<string[]>

// Next loads a module once for each layer that imports it; the copies share globalThis.
const shared = globalThis as { forecourtDeadLinkCheck?: DeadLinkCheck }

/** Makes the check available to hooks of collections, which cannot import it. Called by the REST API, for whose users it is. */
export function registerDeadLinkCheck(check: DeadLinkCheck): void {
  shared.forecourtDeadLinkCheck = check
}

/** Undefined outside of the web server. */
export const getDeadLinkCheck = (): DeadLinkCheck | undefined => shared.forecourtDeadLinkCheck
