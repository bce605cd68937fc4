'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { getTranslation } from '@payloadcms/translations'
import { Button, parseSearchParams, useConfig, useSelection, useTranslation } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import type { Where } from 'payload'
import { useEffect, useRef, useState } from 'react'
import { AdminDialog } from '../AdminDialog'
import { type FailedDocument, findPublished, type Published, publishDocuments, selectionWhere } from './publishRequests'

/** Titles that the confirmation names. */
const MAX_TITLES = 10

/** Payload's button above a list, whose own confirmation names nothing and whose message is gone before it is read. */
const PUBLISH_BUTTON = '.list-selection__button[aria-label="Publish"]'

/** Publishes what is selected in a list: says first what that is, and then of each document that failed why. Failed ones are selected again. */
export function PublishSelected({ collectionSlug }: { collectionSlug: string }) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(PUBLISH_BUTTON)) return
      event.stopPropagation()
      event.preventDefault()
      setIsOpen(true)
    }
    // Before the button, which listens on the document.
    window.addEventListener('click', open, true)
    return () => window.removeEventListener('click', open, true)
  }, [])
  return isOpen ? <PublishDialog collection={collectionSlug} onClose={() => setIsOpen(false)} /> : null
}

interface Result {
  published: number
  failed: FailedDocument[]
}

function PublishDialog({ collection, onClose }: { collection: string; onClose: () => void }) {
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const config = getEntityConfig({ collectionSlug: collection })
  const { selectAll, selectedIDs, setSelection } = useSelection()
  const { selectedTenantID: site } = useTenantSelection()
  const router = useRouter()
  const query = useSearchParams()
  const dialog = useRef<HTMLDialogElement>(null)
  // What was selected when it opened; the selection itself changes with the result.
  const [where] = useState(() => {
    const { search, where: filters } = parseSearchParams(query) as { search?: string; where?: Where }
    return selectionWhere(selectAll === 'allAvailable' ? null : selectedIDs, { config, search, where: filters, site })
  })
  const [found, setFound] = useState<Published | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const titleField = config.admin.useAsTitle ?? 'id'
  useEffect(() => {
    const abort = new AbortController()
    void findPublished({ collection, titleField, where, limit: MAX_TITLES, signal: abort.signal }).then((answer) => {
      if (abort.signal.aborted) return
      if (answer) setFound(answer)
      else setProblem('What is selected could not be read. Close this, and try again.')
    })
    return () => abort.abort()
  }, [collection, titleField, where])

  const label = (count: number) =>
    `${count.toLocaleString('en-AU')} ${getTranslation(count === 1 ? config.labels.singular : config.labels.plural, i18n).toLowerCase()}`
  const publish = async () => {
    setIsBusy(true)
    const answer = await publishDocuments({ collection, titleField, where })
    setIsBusy(false)
    if ('problem' in answer) return setProblem(answer.problem)
    setProblem('')
    setResult({ published: answer.published.length, failed: answer.failed })
    router.refresh()
  }
  const close = () => dialog.current?.close()
  const onClosed = () => {
    // The list that was read anew has nothing selected.
    for (const { id } of result?.failed ?? []) if (!selectedIDs.map(Number).includes(id)) setSelection(id)
    onClose()
  }
  const rest = found ? found.total - found.titles.length : 0

  return (
    <AdminDialog
      className="forecourt-dialog--message"
      onClose={onClosed}
      ref={dialog}
      title={result ? 'Published' : 'Publish what is selected'}
    >
      {result ? (
        <div role="status">
          <p>{result.published === 0 ? 'Nothing was published.' : `${label(result.published)} published.`}</p>
          {result.failed.length > 0 ? (
            <>
              <p>Not published:</p>
              <ul>
                {result.failed.map(({ id, title, message }) => (
                  <li key={id}>
                    <a href={`/admin/collections/${collection}/${id}`}>{title}</a>: {message}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
      ) : found ? (
        <Confirmation label={label} rest={rest} titles={found.titles} total={found.total} />
      ) : null}
      <p className="forecourt-dialog__problem" role="alert">
        {problem}
      </p>
      <p role="status">{isBusy ? 'Publishing …' : found || problem ? '' : 'Loading …'}</p>
      <div className="forecourt-dialog__buttons">
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={close}>
          {result || found?.total === 0 ? 'Close' : 'Cancel'}
        </Button>
        {!result && found && found.total > 0 ? (
          <Button disabled={isBusy} margin={false} onClick={() => void publish()}>
            Publish {label(found.total)}
          </Button>
        ) : null}
      </div>
    </AdminDialog>
  )
}

interface ConfirmationProps {
  label: (count: number) => string
  titles: readonly string[]
  total: number
  rest: number
}

function Confirmation({ label, titles, total, rest }: ConfirmationProps) {
  if (total === 0) return <p>All that is selected is published already.</p>
  return (
    <>
      <p>Shoppers see {label(total)} as last saved, at once:</p>
      <ul>
        {titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two documents can have the same title
          <li key={index}>{title}</li>
        ))}
        {rest > 0 ? <li>and {rest.toLocaleString('en-AU')} more</li> : null}
      </ul>
    </>
  )
}
