import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PoolClient } from 'pg'

/** Proves that a file was sent from a site's form: "12.signature". Whoever has it may add the file to one enquiry. */
export function fileProof(secret: string, siteId: number, uploadId: number): string {
  return `${uploadId}.${signatureOf(secret, siteId, uploadId)}`
}

/** Makes files that a shopper sent before their lead's own. A proof that does not hold, or was used, adds nothing. */
export async function saveFiles(
  client: PoolClient,
  { siteId, leadId, files, secret }: { siteId: number; leadId: number; files: readonly string[]; secret: string },
): Promise<void> {
  for (const proof of files) {
    const id = uploadOf(proof, siteId, secret)
    if (id === null) continue
    await client.query(
      'update uploads set lead_id = $1, updated_at = now() where id = $2 and site_id = $3 and lead_id is null',
      [leadId, id, siteId],
    )
  }
}

function uploadOf(proof: string, siteId: number, secret: string): number | null {
  const match = /^(\d{1,9})\.([\w-]{20,})$/.exec(proof)
  if (!match) return null
  const id = Number(match[1])
  const [given, expected] = [Buffer.from(match[2]!), Buffer.from(signatureOf(secret, siteId, id))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

function signatureOf(secret: string, siteId: number, uploadId: number): string {
  return createHmac('sha256', secret).update(`lead-file:${siteId}:${uploadId}`).digest('base64url')
}
