import type { CollectionBeforeOperationHook, CollectionSlug } from 'payload'
import type { UploadFolder } from '../../src/domain/uploadFolders'
import { type FileStore, readWhole } from '../../src/server/fileStore'

/** Maximum bytes of a picture that is edited. */
const MAX_BYTES = 50 * 1024 * 1024

interface Edits {
  crop?: unknown
  focalPoint?: { x?: unknown; y?: unknown }
  heightInPixels?: unknown
  widthInPixels?: unknown
}

/**
 * Reads a stored picture that staff crop or give another focus, so that it is rendered again. Payload alone would download it from
 * the address of the request, which a server often cannot reach.
 */
export const loadEditedPicture =
  (store: FileStore, folder: UploadFolder): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, req }) => {
    const { data, id } = args as { data?: Record<string, unknown>; id?: number | string }
    if (operation !== 'update' || id === undefined || req.file || !req.user) return args
    if (!isEdited(req.query?.uploadEdits, data)) return args
    const document = await req.payload.findByID({
      collection: collection.slug as CollectionSlug,
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    const { filename, mimeType } = (document ?? {}) as { filename?: string; mimeType?: string }
    const open = filename ? await store.open(folder, filename) : null
    if (!filename || !open) return args
    const bytes = await readWhole(open, MAX_BYTES)
    req.file = { data: bytes, mimetype: mimeType ?? '', name: filename, size: bytes.length }
    return { ...args, overwriteExistingFiles: true } as typeof args
  }

/** As Payload decides it for a file in the data folder. */
function isEdited(edits: unknown, data: Record<string, unknown> = {}): boolean {
  if (typeof edits !== 'object' || edits === null) return false
  const { crop, focalPoint, heightInPixels, widthInPixels } = edits as Edits
  if (crop || heightInPixels || widthInPixels) return true
  return Boolean(focalPoint) && !(focalPoint?.x === data.focalX && focalPoint?.y === data.focalY)
}
