import type { EnquiryInput } from '@/domain/leads/enquiry'
import { type StoredValue, storedValue } from '@/ui/storage/browserStorage'
import type { SentFile } from './FileInput'

/** A part of a form on this site that is typed and not yet sent, in this tab, so that a reload loses nothing. */
export function storedDraft<Values>(key: string, parse: (json: unknown) => Values): StoredValue<Values> {
  return storedValue({ key: `draft.${key}`, area: 'session', fallback: parse({}), parse })
}

/** Fields of an enquiry form: text, numbers and ticks, and the texts of its own extra fields. */
export function enquiryDraft(key: string): StoredValue<Partial<EnquiryInput>> {
  return storedDraft(key, (json) => {
    const fields = Object.entries(recordFrom(json)).filter(([, value]) => value === null || typeof value !== 'object')
    const { details } = recordFrom(json)
    return { ...Object.fromEntries(fields), ...(details ? { details: textsFrom(details) } : {}) }
  })
}

/** Files that were sent ahead of a form, by the field that they belong to; null where one was taken away. */
export function filesDraft(key: string): StoredValue<Record<string, SentFile | null>> {
  return storedDraft(`files.${key}`, (json) => {
    const files = Object.entries(recordFrom(json)).filter(([, file]) => file === null || isSentFile(file))
    return Object.fromEntries(files) as Record<string, SentFile | null>
  })
}

/** What was settled with an enquiry, such as its time, for the page after sending. */
export function sentNote(reference: string): StoredValue<{ note: string | null }> {
  return storedDraft(`sent.${reference}`, (json) => ({ note: textsFrom(json).note ?? null }))
}

function isSentFile(file: unknown): file is SentFile {
  const { name, proof } = recordFrom(file)
  return typeof name === 'string' && typeof proof === 'string'
}

/** A JSON object as a record; an empty one for anything else. */
export function recordFrom(json: unknown): Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : {}
}

/** The texts of a JSON object by their names. */
export function textsFrom(json: unknown): Record<string, string> {
  const texts = Object.entries(recordFrom(json)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
