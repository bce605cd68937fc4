'use client'

import { useEffect, useState } from 'react'
import type { FormToOpen } from '@/domain/leads/formDialog'
import { Button } from '@/ui/actions/Button'
import { Skeleton } from '@/ui/content/Skeleton'
import { Dialog } from '@/ui/overlays/Dialog'
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm'

interface FormDialogProps {
  asked: FormToOpen & { link: string }
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What the server says of a form: its settings, or why it is not to be had. */
type Answer = { form: EnquiryFormProps; intro: string | null } | { problem: string }

const FAILED = 'The form could not be loaded just now.'

/** A form about a car over the page that the shopper is on. Its settings are those of the site's own form of that kind. */
export function FormDialog({ asked, open, onOpenChange }: FormDialogProps) {
  const { kind, carId, title, about, link } = asked
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (!open) return
    const gone = new AbortController()
    setAnswer(null)
    askForm(kind, carId, gone.signal).then(setAnswer, () => {
      if (!gone.signal.aborted) setAnswer({ problem: FAILED })
    })
    return () => gone.abort()
  }, [kind, carId, open])
  return (
    <Dialog title={title} description={about} open={open} onOpenChange={onOpenChange}>
      {answer === null && <FormSkeleton />}
      {answer && 'problem' in answer && (
        <div role="status" className="grid justify-items-start gap-4">
          <p>{answer.problem}</p>
          <Button href={link} variant="secondary">
            Go on without it
          </Button>
        </div>
      )}
      {answer && 'form' in answer && (
        <>
          {answer.intro && <p className="mb-5 text-muted">{answer.intro}</p>}
          <EnquiryForm {...answer.form} />
        </>
      )}
    </Dialog>
  )
}

function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading the form" className="grid gap-5 sm:grid-cols-2">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-18" />
      ))}
      <Skeleton className="h-32 sm:col-span-2" />
    </div>
  )
}

async function askForm(kind: string, carId: number, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(`/api/enquiry-forms?kind=${kind}&car_id=${carId}`, { signal })
  const said = (await answer.json()) as Answer & { errors?: { message: string }[] }
  return answer.ok ? said : { problem: said.errors?.[0]?.message ?? FAILED }
}
