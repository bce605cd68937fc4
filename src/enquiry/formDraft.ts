import type { EnquiryInput } from '@/domain/leads/enquiry'
import { type StoredValue, storedValue } from '@/ui/storage/browserStorage'
import type { SentFile } from './FileInput'
import { DRAFT_PREFIX } from './storageKeys'

/** A partly filled form, stored in this tab so that a reload loses nothing. */
export function storedDraft<Values>(key: string, parse: (json: unknown) => Values): StoredValue<Values> {
  return storedValue({ key: DRAFT_PREFIX + key, area: 'session', fallback: parse({}), parse })
}

/** Fields of an enquiry form: text, numbers, checkboxes, and the text of its extra fields. */
export function enquiryDraft(key: string): StoredValue<Partial<EnquiryInput>> {
  return storedDraft(key, (json) => {
    const fields = Object.entries(toRecord(json)).filter(([, value]) => value === null || typeof value !== 'object')
    const { details } = toRecord(json)
    return { ...Object.fromEntries(fields), ...(details ? { details: toStrings(details) } : {}) }
  })
}

/** Files uploaded before submission, by field; null if one was removed. */
export function filesDraft(key: string): StoredValue<Record<string, SentFile | null>> {
  return storedDraft(`files.${key}`, (json) => {
    const files = Object.entries(toRecord(json)).filter(([, file]) => file === null || isSentFile(file))
    return Object.fromEntries(files) as Record<string, SentFile | null>
  })
}

/** The result of an enquiry, such as its time, for the page after sending. */
export function sentNote(reference: string): StoredValue<{ note: string | null }> {
  return storedDraft(`sent.${reference}`, (json) => ({ note: toStrings(json).note ?? null }))
}

function isSentFile(file: unknown): file is SentFile {
  const { name, proof } = toRecord(file)
  return typeof name === 'string' && typeof proof === 'string'
}

/** A JSON object as a record; empty for anything else. */
export function toRecord(json: unknown): Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : {}
}

/** The string properties of a JSON object. */
export function toStrings(json: unknown): Record<string, string> {
  const texts = Object.entries(toRecord(json)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
