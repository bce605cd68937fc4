import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { parseDocumentId } from '../domain/documentId'
import type { Database } from '../server/database/database'
import { uploads } from '../server/database/tables.generated'

/** Creates a token for an uploaded file, "12.signature". Its holder may attach the file to one enquiry. */
export function createFileToken(secret: string, siteId: number, uploadId: number): string {
  return `${uploadId}.${signUpload(secret, siteId, uploadId)}`
}

/** Attaches uploaded files to a lead. Invalid and used tokens are ignored. */
export async function saveFiles(
  database: Database,
  { siteId, leadId, files, secret }: { siteId: number; leadId: number; files: readonly string[]; secret: string },
): Promise<void> {
  for (const token of files) {
    const id = parseFileToken(token, siteId, secret)
    if (id === null) continue
    await database
      .update(uploads)
      .set({ lead: leadId, updatedAt: sql`now()` })
      .where(and(eq(uploads.id, id), eq(uploads.site, siteId), isNull(uploads.lead)))
  }
}

function parseFileToken(token: string, siteId: number, secret: string): number | null {
  const match = /^(\d{1,10})\.([\w-]{20,})$/.exec(token)
  if (!match) return null
  const id = parseDocumentId(match[1])
  if (id === null) return null
  const [actual, expected] = [Buffer.from(match[2]!), Buffer.from(signUpload(secret, siteId, id))]
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null
}

function signUpload(secret: string, siteId: number, uploadId: number): string {
  return createHmac('sha256', secret).update(`lead-file:${siteId}:${uploadId}`).digest('base64url')
}
