'use client'
import {
  Button,
  Link,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormProcessing,
} from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type NamedBlock, nameBlock } from '@/domain/blocks/nameBlock'
import { withoutIds } from '@/domain/blocks/withoutIds'
import { getRelationId } from '@/domain/relationId'
import { AdminDialog } from '../AdminDialog'
import { blockLabels } from './blockLabels'

interface FormBlock extends NamedBlock {
  id?: string
  blockType: string
}

const SAVED_SECTION = 'savedSection'

/** Keeps the chosen blocks of a page as a saved section, and shows that in their place if the section is live. */
export function SectionDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { docConfig, hasPublishPermission } = useDocumentInfo()
  const { config } = useConfig()
  const labels = blockLabels(docConfig?.fields ?? [], config)
  const { getFields, reset, setModified } = useForm()
  const [page] = useState(() => reduceFieldsToValues(getFields(), true) as { layout?: FormBlock[]; site?: unknown })
  const blocks = (page.layout ?? []).map((block, index) => ({ block, index }))
  const choices = blocks.filter(({ block }) => block.blockType !== SAVED_SECTION)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [saved, setSaved] = useState<{ id: number; title: string; isShown: boolean } | null>(null)

  const [replacement, setReplacement] = useState<{ id: number; title: string } | null>(null)
  const isSaving = [useFormProcessing(), useFormBackgroundProcessing()].includes(true)

  /** Shows the section in the form, whose autosave then adds it to the draft. */
  const replaceBlocks = useEffectEvent(async (section: { id: number; title: string }) => {
    const current = reduceFieldsToValues(getFields(), true) as { layout?: FormBlock[] }
    const first = Math.min(...chosen)
    const layout = (current.layout ?? []).flatMap((block, index) => {
      if (index === first) return [{ blockType: SAVED_SECTION, section: section.id }]
      return chosen.has(index) ? [] : [block]
    })
    await reset({ ...current, layout })
    setModified(true)
    setIsBusy(false)
    setSaved({ ...section, isShown: true })
  })

  // The answer of an autosave that began before would put the old blocks back into the form.
  useEffect(() => {
    if (!replacement || isSaving) return
    setReplacement(null)
    void replaceBlocks(replacement)
  }, [replacement, isSaving])

  const toggle = (index: number) => {
    const next = new Set(chosen)
    if (!next.delete(index)) next.add(index)
    setChosen(next)
  }

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const title = String(form.get('title') ?? '').trim()
    if (title === '') return setProblem('Enter a name, such as Why buy from us.')
    if (chosen.size === 0) return setProblem('Choose at least one block.')
    setIsBusy(true)
    setProblem(null)
    const layout = choices.filter(({ index }) => chosen.has(index)).map(({ block }) => withoutIds(block))
    const site = getRelationId(page.site)
    const isTemplate = form.get('isTemplate') === 'on'
    const answer = await createSection({ site, title, layout, isTemplate }, Boolean(hasPublishPermission))
    if (typeof answer === 'string') {
      setIsBusy(false)
      return setProblem(answer)
    }
    if (hasPublishPermission && form.get('replace') === 'on') return setReplacement({ id: answer.id, title })
    setIsBusy(false)
    setSaved({ id: answer.id, title, isShown: false })
  }

  return (
    <AdminDialog className="forecourt-section-dialog" onClose={onClose} ref={dialog} title="Save blocks as a section">
      {saved ? (
        <SavedNote saved={saved} isLive={Boolean(hasPublishPermission)} onClose={() => dialog.current?.close()} />
      ) : choices.length === 0 ? (
        <>
          <p>This page has no blocks to save.</p>
          <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </>
      ) : (
        <form noValidate onSubmit={(event) => void save(event)}>
          <label className="forecourt-section-dialog__name">
            Name
            <input maxLength={80} name="title" placeholder="Why buy from us" type="text" />
          </label>
          <fieldset>
            <legend>Blocks</legend>
            {choices.map(({ block, index }) => (
              <label key={block.id ?? index}>
                <input checked={chosen.has(index)} disabled={isBusy} onChange={() => toggle(index)} type="checkbox" />
                <span>
                  {labels.get(block.blockType) ?? block.blockType}
                  {nameBlock(block) ? <small>{nameBlock(block)}</small> : null}
                </span>
              </label>
            ))}
          </fieldset>
          {hasPublishPermission ? (
            <label>
              <input defaultChecked name="replace" type="checkbox" />
              <span>Show the section here, in place of the blocks</span>
            </label>
          ) : null}
          <label>
            <input name="isTemplate" type="checkbox" />
            <span>Offer it as a template of new pages</span>
          </label>
          <p className="forecourt-dialog__problem" role="alert">
            {problem}
          </p>
          <div className="forecourt-dialog__buttons">
            <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
              Cancel
            </Button>
            <Button disabled={isBusy} margin={false} type="submit">
              {isBusy ? 'Saving…' : 'Save section'}
            </Button>
          </div>
        </form>
      )}
    </AdminDialog>
  )
}

interface SavedNoteProps {
  saved: { id: number; title: string; isShown: boolean }
  isLive: boolean
  onClose: () => void
}

function SavedNote({ saved, isLive, onClose }: SavedNoteProps) {
  return (
    <>
      <p role="status">
        <Link href={`/admin/collections/sections/${saved.id}`} prefetch={false}>
          {saved.title}
        </Link>{' '}
        {isLive ? 'is saved.' : 'is saved as a draft. Ask an editor to publish it.'}{' '}
        {saved.isShown
          ? 'This page shows it once you publish the page.'
          : 'Add it to a page with the block Saved section.'}
      </p>
      <Button margin={false} onClick={onClose}>
        Done
      </Button>
    </>
  )
}

/** The new section, or why it was not saved. */
async function createSection(
  section: { site: number | null; title: string; layout: unknown[]; isTemplate: boolean },
  isLive: boolean,
): Promise<{ id: number } | string> {
  try {
    const response = await fetch(`/api/sections?depth=0${isLive ? '' : '&draft=true'}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...section, _status: isLive ? 'published' : 'draft' }),
    })
    const answer = (await response.json()) as { doc?: { id: number }; errors?: { message: string }[] }
    if (response.ok && answer.doc) return answer.doc
    return answer.errors?.map(({ message }) => message).join(' ') || 'The section was not saved. Try again.'
  } catch {
    return 'Could not reach the server. Check your connection and try again.'
  }
}
