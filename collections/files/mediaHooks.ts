import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
} from 'payload'
import { explainFileContent, explainFileType, isHeic } from '../../src/domain/fileTypes'
import { getRelationId } from '../../src/domain/relationId'
import { convertHeic, HeicError } from '../../src/server/pictures/convertHeic'
import { replaceCarPhoto } from './carPhotos'
import type { DocumentUse } from './documentUse'
import { findUses } from './documentUses'

/** Request context key: a site is deleted with everything that it has. */
export const DELETES_SITE = 'deletesSite'

/** Documents that a message names. */
const MAX_NAMED = 5

/** Says what to do with a file that browsers cannot show, that could contain scripts or that is none of the types; Payload says "invalid: file". */
export const refuseFileType: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { file } = req
  // A photo of an iPhone is read later, with a message of its own.
  const reason = file && (explainFileType(file) ?? (isHeic(file) ? null : explainFileContent(file.name, file.data)))
  if (reason) throw new APIError(reason, 400, { errors: [{ path: 'file', message: reason }] }, true)
  return args
}

/** Refuses a file by its address, which the server would fetch; Payload says that something went wrong. */
export const refuseFileAddress: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const data = 'data' in args ? (args.data as { url?: unknown } | undefined) : undefined
  if (operation !== 'create' || overrideAccess === true || req.file || !data?.url) return args
  const message = 'Upload the file itself; an address is not fetched.'
  throw new APIError(message, 400, { errors: [{ path: 'file', message }] }, true)
}

/** Takes an iPhone photo in as JPEG. */
export const takeHeicIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file || !isHeic(file)) return args
  try {
    const data = await convertHeic(file.data)
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`
    req.file = { ...file, data, name, mimetype: 'image/jpeg', size: data.length }
  } catch (error) {
    if (!(error instanceof HeicError)) throw error
    const message = `${file.name}: ${error.message} Export it as JPEG, and upload that.`
    throw new APIError(message, 400, { errors: [{ path: 'file', message }] }, true)
  }
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
