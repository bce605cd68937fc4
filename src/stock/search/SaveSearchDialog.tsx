'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '@/ui/actions/Button'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
import { fetchWithChallenge } from '@/ui/forms/fetchWithChallenge'
import { Icon } from '@/ui/media/Icon'
import { Dialog } from '@/ui/overlays/Dialog'
import { EMAIL_ID, SaveSearchFields } from './SaveSearchFields'

interface SaveSearchDialogProps {
  /** path of the search on the site */
  address: string
  /** the page that saves it, used when the dialog cannot */
  page: string
  onClose: () => void
}

/** What the server says of a search to save. */
interface SearchOffer {
  search: { name: string; path: string }
  found: number
  in_stock: string
  email: string | null
  consent: string
}

type Saved = 'saved' | 'confirm'

/** Saves a search over its results. It opens once the server has named the search; if that fails, the page takes over. */
export function SaveSearchDialog({ address, page, onClose }: SaveSearchDialogProps) {
  const [offer, setOffer] = useState<SearchOffer | null>(null)
  const [open, setOpen] = useState(true)
  const [saved, setSaved] = useState<Saved | null>(null)
  const [error, setError] = useState<{ field: string; message: string } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    fetchOffer(address, controller.signal).then(setOffer, () => {
      if (!controller.signal.aborted) window.location.assign(page)
    })
    return () => controller.abort()
  }, [address, page])

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    setSending(true)
    const result = await send(Object.fromEntries(new FormData(event.currentTarget)))
    setSending(false)
    if (typeof result === 'string') return setSaved(result)
    setError(result)
    setAttempt((count) => count + 1)
  }
  if (!offer) return null
  const heading = offer.found === 0 ? 'Tell me when one comes' : 'Save this search'
  return (
    <Dialog
      title={saved === 'saved' ? 'Search saved' : saved === 'confirm' ? 'Check your email' : heading}
      description={saved ? undefined : 'We email you new matches, price drops and what is sold.'}
      focusField
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) onClose()
      }}
    >
      {saved ? (
        <div className="grid justify-items-start gap-5" role="status">
          <p className="flex gap-3">
            <Icon
              name={saved === 'saved' ? 'circle-check' : 'mail'}
              className={`mt-0.5 size-5 flex-none ${saved === 'saved' ? 'text-positive-text' : 'text-muted'}`}
            />
            <span>
              {saved === 'saved'
                ? `We email you when there is news about: ${offer.search.name}.`
                : `We have sent you a link. Press Confirm there, and we tell you when there is news about: ${offer.search.name}.`}
            </span>
          </p>
          <Button onClick={() => setOpen(false)}>Back to the search</Button>
        </div>
      ) : (
        <form
          method="post"
          action="/api/saved-searches"
          noValidate
          className="grid gap-6"
          onSubmit={(event) => void handleSubmit(event)}
        >
          <ErrorSummary
            problems={
              error ? [{ message: error.message, controlId: error.field === 'email' ? EMAIL_ID : undefined }] : []
            }
            attempt={attempt}
          />
          <SaveSearchFields
            {...{ search: offer.search, inStock: offer.in_stock, consent: offer.consent, email: offer.email }}
            error={error?.field === 'email' ? error.message : null}
          />
          <Button type="submit" size="lg" loading={sending} loadingLabel="Saving">
            {offer.email ? 'Save search' : 'Send me the link'}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

async function fetchOffer(address: string, signal: AbortSignal): Promise<SearchOffer> {
  const response = await fetch(`/api/saved-searches?${new URLSearchParams({ search: address })}`, { signal })
  if (!response.ok) throw new Error(`The search to save responded ${response.status}`)
  return (await response.json()) as SearchOffer
}

async function send(fields: object): Promise<Saved | { field: string; message: string }> {
  try {
    const response = await fetchWithChallenge('/api/saved-searches', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    })
    const body = (await response.json()) as { status: Saved; errors?: { field: string; message: string }[] }
    return body.errors?.[0] ?? body.status
  } catch {
    return { field: 'form', message: 'We could not be reached. Check your connection and try again.' }
  }
}
