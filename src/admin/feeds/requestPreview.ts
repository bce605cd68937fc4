import type { FeedPreview } from '@/domain/feeds/feedPreview'

type Answer = { preview: FeedPreview; problem?: undefined } | { preview?: undefined; problem: string }

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

/** The columns and first rows of a feed as the form has it, saved or not. */
export async function requestPreview(id: number | string | undefined, form: Record<string, unknown>): Promise<Answer> {
  const settings = Object.fromEntries(SETTINGS.map((name) => [name, form[name] ?? null]))
  try {
    const answer = await fetch('/api/stock-feeds/preview', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...settings,
        id: id ? Number(id) : null,
        site: idOf(form.site),
        upload: idOf(form.upload),
      }),
    })
    if (answer.ok) return { preview: (await answer.json()) as FeedPreview }
    const { errors } = (await answer.json()) as { errors?: { message: string }[] }
    return { problem: errors?.[0]?.message ?? 'The feed could not be read.' }
  } catch {
    return { problem: 'The server could not be reached. Try again.' }
  }
}

/** A relation in the form is an id, or the document itself. */
function idOf(value: unknown): number | null {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return id === null || id === undefined || id === '' ? null : Number(id)
}
