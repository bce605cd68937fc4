import type { FeedPreview } from '@/domain/feeds/feedPreview'

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
        site: toId(form.site),
        upload: toId(form.upload),
      }),
    })
    if (response.ok) return { preview: (await response.json()) as FeedPreview }
    const { errors } = (await response.json()) as { errors?: { message: string }[] }
    return { problem: errors?.[0]?.message ?? 'Could not read the feed.' }
  } catch {
    return { problem: 'Could not reach the server. Try again.' }
  }
}

/** Id of a relation in the form, which is an id or a document. */
function toId(value: unknown): number | null {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return id === null || id === undefined || id === '' ? null : Number(id)
}
