'use client'
import {
  LeaveWithoutSaving,
  toast,
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { EDIT_SESSION, type EditSession, type NewerVersion, takenOverMessage } from '@/domain/editSession'
import { randomKey } from '@/ui/randomKey'
import { EditConflict, useInsteadOf, useReadOnlyForm } from './EditConflict'
import { holdLock, lockPath, onLetGo, releaseLock } from './holdLock'
import { useLockedDayFirst } from './useLockedDayFirst'
import { useMarkedAutosaves } from './useMarkedAutosaves'
import { useUnsavedAfterRefusal } from './useUnsavedAfterRefusal'

const RENEW_EVERY_MS = 30_000
/** Milliseconds after which a lock that was let go of is released, again for what locked it meanwhile. */
const RELEASE_AFTER_MS = [0, 1500, 4000]

/**
 * Adds the edit session to each save, locks the document from the first change or from a take-over until the form closes or lets go, and
 * says so when someone saved a newer version or took over.
 */
export function FormEditSession() {
  const { id, collectionSlug, docConfig } = useDocumentInfo()
  const { config } = useConfig()
  const { setModified } = useForm()
  useMarkedAutosaves()
  useLockedDayFirst()
  useUnsavedAfterRefusal()
  const saving = [useFormProcessing(), useFormBackgroundProcessing()].includes(true)
  const session = useSessionInForm()
  const hasTakenOver = useHasLock()
  const modified = useFormModified()
  const documentPath = id && collectionSlug ? lockPath(collectionSlug, id) : null
  const [edited, setEdited] = useLatch(modified || hasTakenOver)
  const followStatus = useStatus()
  const [newerVersion, setNewerVersion] = useState<NewerVersion | null>(null)
  const hadLock = useRef(false)
  const [takenOverBy, setTakenOverBy] = useState<string | null>(null)
  const [isAnswered, setIsAnswered] = useState(false)
  const path = edited ? documentPath : null

  const renew = useEffectEvent(async () => {
    if (!path || !session) return
    const answer = await renewSession(path, session)
    if (!answer) return
    setNewerVersion(answer.newerVersion)
    followStatus(answer.hasDraft)
    if (answer.editor === null) hadLock.current = true
    else if (hadLock.current) setTakenOverBy(answer.editor)
  })
  const isKept = newerVersion !== null || takenOverBy !== null
  useReadOnlyForm(isKept)
  useInsteadOf('document-take-over', () => {
    hadLock.current = true
    void renew()
  })
  useInsteadOf('document-stale-data', () => void renew())
  // A take-over would not help a form that shows an older version.
  useInsteadOf('document-locked', isKept ? () => {} : null)

  // Also runs after each save, which may have been rejected.
  useEffect(() => {
    if (!path || saving || isKept) return
    void renew()
    const timer = setInterval(() => void renew(), RENEW_EVERY_MS)
    return () => clearInterval(timer)
  }, [path, saving, isKept])

  useEffect(() => (path ? holdLock(path) : undefined), [path])
  useLettingGo(documentPath, edited, modified || saving, () => {
    hadLock.current = false
    setEdited(false)
  })

  const versions = `${config.routes.admin}/collections/${collectionSlug}/${id}/versions`
  const conflict =
    takenOverBy !== null
      ? {
          title: `${takenOverBy} took over editing`,
          notice: takenOverMessage(takenOverBy),
          changes: docConfig?.versions ? versions : null,
        }
      : newerVersion && { ...newerVersion, title: `${newerVersion.title}: see what changed` }
  const notice = conflict && isAnswered ? conflict.notice : null
  useEffect(() => {
    if (!notice) return
    // The input is still unsaved, but the form may have reset its state after the error.
    setModified(true)
    const action = { label: 'Reload', onClick: () => window.location.reload() }
    const toastId = toast.error(notice, { id: 'newer-version', duration: Number.POSITIVE_INFINITY, action })
    return () => void toast.dismiss(toastId)
  }, [notice, setModified])

  return (
    <>
      {conflict && !isAnswered ? (
        <EditConflict changes={conflict.changes} onClose={() => setIsAnswered(true)} title={conflict.title} />
      ) : null}
      {/* Forms with autosave have no confirmation of their own. */}
      {isKept && docConfig && hasAutosaveEnabled(docConfig) ? <LeaveWithoutSaving /> : null}
    </>
  )
}

/** Adds the edit session to the form's values, again whenever the form state is replaced. Null until added. */
function useSessionInForm(): EditSession | null {
  // Runs on every state change, since the form can replace its state in the render that added the session.
  const [fields, dispatchFields] = useAllFormFields()
  const id = useSessionId()
  const loadedAt = fields.updatedAt?.value as string | undefined
  const session = (fields[EDIT_SESSION]?.value as EditSession | undefined) ?? null
  useEffect(() => {
    const current = (fields[EDIT_SESSION]?.value as EditSession | undefined)?.loadedAt
    if (!loadedAt || current === loadedAt) return
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const value: EditSession = { id, loadedAt, timeZone }
    // Replaces the whole field state, since updating the value would mark the form as modified.
    const formState = { [EDIT_SESSION]: { initialValue: value, passesCondition: true, valid: true, value } }
    dispatchFields({ type: 'UPDATE_MANY', formState })
  }, [dispatchFields, fields, id, loadedAt])
  return session
}

/** Ids of the sessions of this window's open forms, and how many components use each. */
const openSessions = new Map<string, { id: string; forms: number }>()

/** Milliseconds in which a remounted form keeps its session. */
const REMOUNT_MS = 1000

/**
 * The id of the form's session. Payload remounts a form when parts appear beside it, such as the preview: its own saves of a moment ago
 * would look like somebody else's.
 */
function useSessionId(): string {
  const { id: document, collectionSlug } = useDocumentInfo()
  const key = `${collectionSlug}/${document}/${useEditDepth()}`
  const [id] = useState(() => openSessions.get(key)?.id ?? randomKey())
  useEffect(() => {
    openSessions.set(key, { id, forms: (openSessions.get(key)?.forms ?? 0) + 1 })
    return () => void setTimeout(() => closeSession(key), REMOUNT_MS)
  }, [key, id])
  return id
}

function closeSession(key: string): void {
  const session = openSessions.get(key)
  if (session && session.forms > 1) session.forms -= 1
  else openSessions.delete(key)
}

/** Whether the user has the document's lock, as after taking over. */
function useHasLock(): boolean {
  const { currentEditor } = useDocumentInfo()
  const { user } = useAuth()
  const editor = typeof currentEditor === 'object' ? currentEditor?.id : currentEditor
  return user !== null && user !== undefined && editor === user.id
}

/** Makes the form's status that of the latest version: a save of what is published leaves no draft. */
function useStatus() {
  const { setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = useDocumentInfo()
  return (hasDraft: boolean | null) => {
    if (hasDraft === null) return
    setUnpublishedVersionCount((count) => (hasDraft ? Math.max(1, count) : 0))
    if (!hasDraft) setMostRecentVersionIsAutosaved(false)
  }
}

/** True once the value has been true, until set back. */
function useLatch(value: boolean): [boolean, (value: boolean) => void] {
  const [latched, setLatched] = useState(value)
  useEffect(() => {
    if (value) setLatched(true)
  }, [value])
  return [latched, setLatched]
}

/** Calls `letGo` when the document's lock is to be let go of, once the form is saved. */
function useLettingGo(path: string | null, edited: boolean, isUnsaved: boolean, letGo: () => void): void {
  const { setCurrentEditor } = useDocumentInfo()
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => (path ? onLetGo(path, () => setIsAsked(true)) : undefined), [path])
  const apply = useEffectEvent(() => {
    // The form would take itself for one that has the lock.
    setCurrentEditor?.(null as never)
    letGo()
  })
  useEffect(() => {
    if (isAsked && edited && !isUnsaved) apply()
  }, [isAsked, edited, isUnsaved])
  useEffect(() => {
    if (!path || !isAsked || edited) return
    // Payload's form may still wait for an answer that locks the document again.
    const timers = RELEASE_AFTER_MS.map((delay) => setTimeout(() => releaseLock(path), delay))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setIsAsked(false)
    }
  }, [path, isAsked, edited])
}

interface SessionAnswer {
  newerVersion: NewerVersion | null
  /** who has the lock, if that is somebody else */
  editor: string | null
  /** whether the latest version is a draft; null for what has none */
  hasDraft: boolean | null
}

/** Renews the lock. Null if the server cannot be reached: the next renewal retries. */
async function renewSession(path: string, session: EditSession): Promise<SessionAnswer | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(session),
    })
    return response.ok ? ((await response.json()) as SessionAnswer) : null
  } catch {
    return null
  }
}
