import type { CollectionBeforeChangeHook } from 'payload'
import type { Lead } from '../../../src/payload-types'

/** Adds author and time to new notes. Those of existing notes never change. */
export const signNotes: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc, req }) => {
  if (!data.notes) return data
  const signed = new Map((originalDoc?.notes ?? []).map((note) => [note.id, note]))
  const notes = data.notes.map((note) => {
    const before = note.id ? signed.get(note.id) : undefined
    if (before) return { ...note, author: before.author, at: before.at }
    return { ...note, author: note.author ?? req.user?.id ?? null, at: note.at ?? new Date().toISOString() }
  })
  return { ...data, notes }
}
