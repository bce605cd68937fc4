import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import sharp from 'sharp'
import { explainFileContent, explainFileType, isHeic } from '../../src/domain/fileTypes'
import { getRelationId } from '../../src/domain/relationId'
import { convertHeic, HeicError } from '../../src/server/pictures/convertHeic'
import { replaceCarPhoto } from './carPhotos'
import type { DocumentUse } from './documentUse'
import { findUses } from './documentUses'

/** Request context key: a site is deleted with everything that it has. */
export const DELETES_SITE = 'deletesSite'

/** Pixels of the largest picture: each takes four bytes while it is decoded. */
const MAX_PIXELS = 100_000_000
const NO_PICTURE = { format: undefined, width: 0, height: 0, pages: 1 }

/** Documents that a message names. */
const MAX_NAMED = 5

type IncomingFile = NonNullable<PayloadRequest['file']>

const fileError = (message: string) => new APIError(message, 400, { errors: [{ path: 'file', message }] }, true)

/**
 * Says what to do with a file that browsers cannot show, that could contain scripts or that is none of the types; Payload says "invalid: file".
 * @throws {APIError} 400
 */
export function refuseOtherContent(file: IncomingFile): void {
  // A photo of an iPhone is read later, with a message of its own.
  const reason = explainFileType(file) ?? (isHeic(file) ? null : explainFileContent(file.name, file.data))
  if (reason) throw fileError(reason)
}

export const refuseFileType: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) refuseOtherContent(req.file)
  return args
}

/** Refuses a picture that would take too much memory to decode, by what it says of its size. @throws {APIError} 400 */
export async function checkPixels({ data, name }: IncomingFile): Promise<void> {
  // What has no size is no picture that is decoded.
  const {
    format,
    width = 0,
    height = 0,
    pages = 1,
  } = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => NO_PICTURE)
  // Only of these are all frames decoded.
  const frames = format === 'webp' || format === 'gif' ? pages : 1
  if (width * height * frames > MAX_PIXELS)
    throw fileError(`${name} has more than ${MAX_PIXELS / 1_000_000} million pixels. Make it smaller, and upload that.`)
}

/** A file, or if it is an iPhone photo, its picture as JPEG. @throws {APIError} 400 if the photo cannot be read */
export async function convertHeicFile(file: IncomingFile): Promise<IncomingFile> {
  if (!isHeic(file)) return file
  try {
    const data = await convertHeic(file.data)
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`
    return { ...file, data, name, mimetype: 'image/jpeg', size: data.length }
  } catch (error) {
    if (!(error instanceof HeicError)) throw error
    throw fileError(`${file.name}: ${error.message} Export it as JPEG, and upload that.`)
  }
}

/** Takes an iPhone photo of product code in as JPEG; those of requests were taken in before (`takeFilesFirst`). */
export const takeHeicIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) req.file = await convertHeicFile(req.file)
  return args
}

/** Cars have their photos by address: a file that was replaced has another one. */
export const followReplacedFile: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const site = getRelationId(doc.site)
  if (operation === 'update' && site !== null && previousDoc?.url && doc.url && previousDoc.url !== doc.url)
    await replaceCarPhoto(req, { site, from: previousDoc.url, to: doc.url })
  return doc
}

/** Refuses to delete a file that pages show, and says where it is used. */
export const refuseUsedFile: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context[DELETES_SITE]) return
  const file = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req })
  const site = getRelationId(file?.site)
  if (!file || site === null) return
  const uses = await findUses(req, { collection: 'media', id: Number(id) }, site)
  if (uses.length > 0) throw usedError(String(file.filename), uses)
}

/** Says where what is to be deleted is used. */
export function usedError(name: string, uses: readonly DocumentUse[]): APIError {
  const documents = [...new Map(uses.map((use) => [`${use.collection} ${use.id}`, use])).values()]
  const named = documents
    .slice(0, MAX_NAMED)
    .map(({ label, title, isTrashed }) => `${title} (${label}${isTrashed ? ', in the trash' : ''})`)
  const others = documents.length - named.length
  const more = others > 0 ? ` and ${others} more` : ''
  return new APIError(`${name} is used in ${named.join(', ')}${more}. Remove it there first.`, 409, null, true)
}
