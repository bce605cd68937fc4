import { parseDocumentId } from '../../domain/documentId'

/**
 * Whether a path of the admin, in parts, names a version that cannot exist. Payload would first load and render the document's form, and
 * only then look for the version.
 */
export function hasInvalidVersion([area, , ...rest]: readonly string[]): boolean {
  const [, view, version] = rest[0] === 'trash' ? rest.slice(1) : rest
  return area === 'collections' && view === 'versions' && version !== undefined && parseDocumentId(version) === null
}
