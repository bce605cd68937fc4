'use client'

import { useEffect, useState } from 'react'
import type { FormToOpen } from '@/domain/leads/formDialog'
import { Button } from '@/ui/actions/Button'
import { Skeleton } from '@/ui/content/Skeleton'
import { Dialog } from '@/ui/overlays/Dialog'
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm'

export interface FormDialogProps {
  request: FormToOpen & { link: string }
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The form's settings, or why it is not available. */
type FormState = { form: EnquiryFormProps; intro: string | null } | { problem: string }

const FAILED = 'Could not load the form. Try again.'

/** A form about a car in a dialog, with the settings of the site's own form of that kind. */
export function FormDialog({ request, open, onOpenChange }: FormDialogProps) {
  const { kind, carId, title, about, link } = request
  const [state, setState] = useState<FormState | null>(null)
  useEffect(() => {
    if (!open) return
    const controller = new AbortController()
    setState(null)
    fetchForm(kind, carId, controller.signal).then(setState, () => {
      if (!controller.signal.aborted) setState({ problem: FAILED })
    })
    return () => controller.abort()
  }, [kind, carId, open])
  return (
    <Dialog title={title} description={about} open={open} onOpenChange={onOpenChange}>
      {state === null && <FormSkeleton />}
      {state && 'problem' in state && (
        <div role="status" className="grid justify-items-start gap-4">
          <p>{state.problem}</p>
          <Button href={link} variant="secondary">
            Open the page instead
          </Button>
        </div>
      )}
      {state && 'form' in state && (
        <>
          {state.intro && <p className="mb-5 text-muted">{state.intro}</p>}
          <EnquiryForm {...state.form} />
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

async function fetchForm(kind: string, carId: number, signal: AbortSignal): Promise<FormState> {
  const response = await fetch(`/api/enquiry-forms?kind=${kind}&car_id=${carId}`, { signal })
  const body = (await response.json()) as FormState & { errors?: { message: string }[] }
  return response.ok ? body : { problem: body.errors?.[0]?.message ?? FAILED }
}
