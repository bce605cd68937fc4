import type { FeedPreview } from '@/domain/feeds/feedPreview'
import { getRelationId } from '@/domain/relationId'

type PreviewResult = { preview: FeedPreview; problem?: undefined } | { preview?: undefined; problem: string }

const SETTINGS = [
  'source',
  'filePath',
  'url',
  'username',
  'newPassword',
  'format',
  'encoding',
  'delimiter',
  'recordPath',
  'mapping',
]

/** Columns and first rows of a feed with the form's unsaved settings. */
export async function requestPreview(
  id: number | string | undefined,
  form: Record<string, unknown>,
): Promise<PreviewResult> {
  const settings = Object.fromEntries(SETTINGS.map((name) => [name, form[name] ?? null]))
  try {
    const response = await fetch('/api/stock-feeds/preview', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...settings,
        id: id ? Number(id) : null,
        site: getRelationId(form.site),
        upload: getRelationId(form.upload),
      }),
    })
    if (response.ok) return { preview: (await response.json()) as FeedPreview }
    const { errors } = (await response.json()) as { errors?: { message: string }[] }
    return { problem: errors?.[0]?.message ?? 'Could not read the feed.' }
  } catch {
    return { problem: 'Could not reach the server. Try again.' }
  }
}
