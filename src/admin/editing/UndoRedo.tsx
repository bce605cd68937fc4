'use client'
import { toast, useAllFormFields, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { EDIT_SESSION } from '@/domain/editSession'
import {
  addStep,
  completeStep,
  differInContent,
  type FormSteps,
  findLostRow,
  type LostRow,
  redoStep,
  startSteps,
  stepTo,
  undoStep,
} from '@/domain/formSteps'
import { Icon } from '@/ui/media/Icon'
import { blockLabels } from '../sections/blockLabels'
import './undoRedo.css'

/** Milliseconds without a change after which what was typed is one step. */
const SETTLE_MS = 400

/** Fields of the save rather than of the content: undoing keeps them. */
const KEPT: ReadonlySet<string> = new Set([
  ...[EDIT_SESSION, 'id', 'createdAt', 'updatedAt', 'updatedBy', '_status'],
  ...['password', 'confirm-password'],
])

/** Undo and redo for the fields, rows and blocks of the form: buttons, Ctrl+Z and Ctrl+Shift+Z. Removing a row offers Undo. */
export function UndoRedo() {
  const { hasSavePermission, isTrashed } = useDocumentInfo()
  return hasSavePermission && !isTrashed ? <UndoRedoButtons /> : null
}

function UndoRedoButtons() {
  const [fields, dispatchFields] = useAllFormFields()
  const { setModified } = useForm()
  const { docConfig } = useDocumentInfo()
  const { config } = useConfig()
  const describe = ({ blockType, name }: LostRow) => {
    const kind = blockType && blockLabels(docConfig?.fields ?? [], config).get(blockType)
    return [kind, name && `“${name}”`].filter(Boolean).join(' ') || 'Row'
  }
  const [steps, setSteps] = useState<FormSteps<FormState>>(() => startSteps(fields))
  const root = useRef<HTMLDivElement>(null)

  const isEdited = useEditsSinceStep(root, steps)

  /** The steps with what was changed since the last one. */
  const settle = () => {
    if (!differInContent(steps.present, fields, KEPT)) return steps
    return isEdited() || findLostRow(steps.present, fields) ? addStep(steps, fields) : completeStep(steps, fields)
  }

  const go = (move: typeof undoStep<FormState>) => {
    const settled = settle()
    const moved = move(settled)
    if (moved === settled) return
    const kept = Object.fromEntries(Object.entries(fields).filter(([path]) => KEPT.has(path)))
    const state = { ...stepTo(moved.present, fields), ...kept }
    setSteps({ ...moved, present: state })
    dispatchFields({ type: 'REPLACE_STATE', optimize: false, state })
    setModified(true)
  }

  const record = useEffectEvent(() => {
    const settled = settle()
    if (settled === steps) return
    const lost = findLostRow(steps.present, fields)
    if (lost)
      toast(`${describe(lost)} removed.`, { id: 'row-removed', action: { label: 'Undo', onClick: () => undo() } })
    setSteps(settled)
  })
  const undo = useEffectEvent(() => go(undoStep))

  useEffect(() => {
    void fields
    const timer = setTimeout(() => record(), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [fields])

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    // Rich text has an undo of its own, and a form in a drawer comes before the one behind it.
    const isElsewhere = event.target instanceof HTMLElement && event.target.isContentEditable
    const drawer = [...document.querySelectorAll('.drawer--is-open')].at(-1)
    if (event.defaultPrevented || isElsewhere || (drawer && !drawer.contains(root.current))) return
    event.preventDefault()
    go(key === 'y' || event.shiftKey ? redoStep : undoStep)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  const hasChanged = differInContent(steps.present, fields, KEPT)
  return (
    <div className="forecourt-undo" ref={root}>
      <button
        aria-label="Undo"
        disabled={steps.past.length === 0 && !hasChanged}
        onClick={() => go(undoStep)}
        title="Undo (Ctrl+Z)"
        type="button"
      >
        <Icon name="undo-2" />
      </button>
      <button
        aria-label="Redo"
        disabled={steps.future.length === 0 || hasChanged}
        onClick={() => go(redoStep)}
        title="Redo (Ctrl+Shift+Z)"
        type="button"
      >
        <Icon name="redo-2" />
      </button>
    </div>
  )
}

/** Ways in which a person changes a form. */
const EDITS = ['pointerdown', 'keydown', 'input', 'paste', 'drop'] as const

/** Returns a function that says whether somebody did anything since the last step, other than undo or redo. */
function useEditsSinceStep(root: RefObject<HTMLElement | null>, steps: object): () => boolean {
  const isEdited = useRef(false)
  useLayoutEffect(() => {
    void steps
    isEdited.current = false
  }, [steps])
  useEffect(() => {
    const note = (event: Event) => {
      const isUndo =
        (event.target instanceof Node && root.current?.contains(event.target)) ||
        (event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) ||
        (event instanceof KeyboardEvent && ['Control', 'Meta', 'Shift', 'Alt'].includes(event.key))
      if (!isUndo) isEdited.current = true
    }
    for (const type of EDITS) window.addEventListener(type, note, true)
    return () => {
      for (const type of EDITS) window.removeEventListener(type, note, true)
    }
  }, [root])
  return () => isEdited.current
}
