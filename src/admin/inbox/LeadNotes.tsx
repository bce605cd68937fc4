'use client'
import { type FormEvent, useState } from 'react'
import type { InboxNote } from '@/data/leadInbox/getInboxLead'
import { Age } from './Age'

interface LeadNotesProps {
  notes: readonly InboxNote[]
  now: Date
  /** resolves to true if the note was saved */
  onNote: (text: string) => Promise<boolean>
}

const MAX_NOTE_LENGTH = 2000

/** Staff notes, oldest first, with a form that keeps its text until the note is saved. */
export function LeadNotes({ notes, now, onNote }: LeadNotesProps) {
  const [text, setText] = useState('')
  const [sending, setSending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    setSending(true)
    if (await onNote(text.trim())) setText('')
    setSending(false)
  }
  return (
    <section className="inbox-section">
      <h3>Notes</h3>
      <ul className="inbox-notes">
        {notes.map(({ id, text: noteText, author, at }) => (
          <li key={id}>
            <span aria-hidden className="inbox-initials">
              {getInitials(author)}
            </span>
            <div>
              <p className="inbox-notes__by">
                <strong>{author}</strong> {at ? <Age at={at} now={now} /> : null}
              </p>
              <p className="inbox-notes__text">{noteText}</p>
            </div>
          </li>
        ))}
      </ul>
      <form className="inbox-note" onSubmit={send}>
        <label>
          <span className="admin-hidden">Add a note</span>
          <textarea
            maxLength={MAX_NOTE_LENGTH}
            onChange={({ target }) => setText(target.value)}
            placeholder="Add a note for your team. Not visible to shoppers."
            rows={text ? 3 : 1}
            value={text}
          />
        </label>
        <button className="inbox-button" disabled={sending || !text.trim()} type="submit">
          {sending ? 'Saving …' : 'Add note'}
        </button>
      </form>
    </section>
  )
}

function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}
