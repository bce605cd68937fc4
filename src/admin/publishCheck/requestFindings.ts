import type { Finding } from '@/domain/publishCheck/publishCheck'
import { getRelationId } from '@/domain/relationId'

interface CheckOptions {
  site?: number | null
  /** the stored document, to find also what publishing would refuse */
  document?: number | null
  /** whether its saved draft is published rather than what the form has */
  isSaved?: boolean
}

/** What the check finds in a document as its form has it. A check that fails is a finding too. */
export async function requestFindings(
  collection: string,
  data: Record<string, unknown>,
  { site = getRelationId(data.site), document = null, isSaved = false }: CheckOptions = {},
): Promise<Finding[]> {
  // Payload says that the site is missing.
  if (site === null) return []
  try {
    const response = await fetch('/api/publish-check', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ collection, site, data, document, isSaved }),
    })
    const body = (await response.json()) as { findings?: Finding[]; errors?: { message: string }[] }
    return body.findings ?? [notChecked(body.errors?.[0]?.message ?? 'Try again.')]
  } catch {
    return [notChecked('The server could not be reached.')]
  }
}

const notChecked = (reason: string): Finding => ({
  kind: 'unchecked',
  field: '',
  message: `Links and pictures could not be checked. ${reason}`,
})
