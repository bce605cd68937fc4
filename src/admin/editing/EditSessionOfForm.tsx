'use client'
import {
  LeaveWithoutSaving,
  toast,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useEffect, useEffectEvent, useState } from 'react'
import { EDIT_SESSION, type EditSession } from '@/domain/editSession'
import { randomKey } from '@/ui/randomKey'

const RENEW_EVERY_MS = 30_000

/**
 * Sends the form's edit session along with each save, keeps the document locked from the first change until the form closes,
 * and shows when somebody saved a newer version. Draws nothing else.
 */
export function EditSessionOfForm() {
  const { id, collectionSlug, docConfig } = useDocumentInfo()
  const { setModified } = useForm()
  const saving = [useFormProcessing(), useFormBackgroundProcessing()].includes(true)
  const session = useSessionInForm()
  const edited = useStaysTrue(useFormModified())
  const [newerVersion, setNewerVersion] = useState<string | null>(null)
  const path = id && collectionSlug && edited ? `/api/edit-sessions/${collectionSlug}/${id}` : null

  const renew = useEffectEvent(async () => {
    if (path && session) setNewerVersion(await renewSession(path, session))
  })

  // Also after each save, to learn whether it was refused.
  useEffect(() => {
    if (!path || saving) return
    void renew()
    const timer = setInterval(() => void renew(), RENEW_EVERY_MS)
    return () => clearInterval(timer)
  }, [path, saving])

  useEffect(() => {
    if (!path) return
    const release = () => void fetch(path, { method: 'DELETE', credentials: 'include', keepalive: true })
    window.addEventListener('pagehide', release)
    return () => {
      window.removeEventListener('pagehide', release)
      release()
    }
  }, [path])

  useEffect(() => {
    if (!newerVersion) return
    // What was typed is unsaved still, whatever the form made of the refusal.
    setModified(true)
    const action = { label: 'Reload', onClick: () => window.location.reload() }
    const shown = toast.error(newerVersion, { id: 'newer-version', duration: Number.POSITIVE_INFINITY, action })
    return () => void toast.dismiss(shown)
  }, [newerVersion, setModified])

  // Forms that save by themselves have no such question of their own.
  return newerVersion && docConfig && hasAutosaveEnabled(docConfig) ? <LeaveWithoutSaving /> : null
}

/** Keeps the edit session among the form's values, also where the form's state is replaced. Null until it is there. */
function useSessionInForm(): EditSession | null {
  // Every change of the state counts: the form may replace it in the same render in which the session was added.
  const [fields, dispatchFields] = useAllFormFields()
  const [id] = useState(randomKey)
  const loadedAt = fields.updatedAt?.value as string | undefined
  const session = (fields[EDIT_SESSION]?.value as EditSession | undefined) ?? null
  useEffect(() => {
    const current = (fields[EDIT_SESSION]?.value as EditSession | undefined)?.loadedAt
    if (!loadedAt || current === loadedAt) return
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const value: EditSession = { id, loadedAt, timeZone }
    // As a whole: updating its value alone would count as the editor's own change.
    const formState = { [EDIT_SESSION]: { initialValue: value, passesCondition: true, valid: true, value } }
    dispatchFields({ type: 'UPDATE_MANY', formState })
  }, [dispatchFields, fields, id, loadedAt])
  return session
}

/** True from the first time that the value is. */
function useStaysTrue(value: boolean): boolean {
  const [been, setBeen] = useState(value)
  useEffect(() => {
    if (value) setBeen(true)
  }, [value])
  return been
}

/** Renews the lock; the message to show where somebody saved a newer version. */
async function renewSession(path: string, session: EditSession): Promise<string | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(session),
    })
    if (!response.ok) return null
    return ((await response.json()) as { newerVersion: string | null }).newerVersion
  } catch {
    // Offline: the next renewal tries again.
    return null
  }
}
