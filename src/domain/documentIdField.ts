import * as z from 'zod'
import { MAX_DOCUMENT_ID, parseDocumentId } from './documentId'

/** Schema of a document's id in a JSON body: larger numbers are refused, since the database fails on them. */
export const documentIdField = (message = 'Enter the id of a document.') =>
  z.int(message).positive(message).max(MAX_DOCUMENT_ID, message)

/** Schema of a document's id in a query string. */
export const documentIdParameter = (message = 'Enter the id of a document.') =>
  z.string(message).transform((text, context) => {
    const id = parseDocumentId(text)
    if (id === null) context.addIssue({ code: 'custom', message })
    return id ?? z.NEVER
  })
