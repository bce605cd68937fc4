'use client'

import { useEffect, useState } from 'react'
import type { EnquiryFormProps } from '@/enquiry/EnquiryForm'
import { LazyEnquiryForm } from '@/enquiry/LazyEnquiryForm'
import { Button, type ButtonVariant } from '@/ui/Button'
import { DialogOnDemand } from '@/ui/DialogOnDemand'

/** The address of a car's page that opens the form at once; cards link to it. */
const ENQUIRE_HASH = '#enquire'

interface EnquireDialogProps {
  label: string
  variant?: ButtonVariant
  title: string
  description: string
  form: EnquiryFormProps
}

/** The button that opens a form about this car, in the page or by the address's #enquire (CAR-02, LEAD-13). */
export function EnquireDialog({ label, variant, title, description, form }: EnquireDialogProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const byAddress = () => window.location.hash === ENQUIRE_HASH && setOpen(true)
    byAddress()
    window.addEventListener('hashchange', byAddress)
    return () => window.removeEventListener('hashchange', byAddress)
  }, [])
  const change = (next: boolean) => {
    setOpen(next)
    if (!next && window.location.hash === ENQUIRE_HASH) history.replaceState(null, '', window.location.pathname)
  }
  return (
    <DialogOnDemand
      title={title}
      description={description}
      open={open}
      onOpenChange={change}
      trigger={
        <Button size="lg" variant={variant} fullWidth>
          {label}
        </Button>
      }
    >
      <LazyEnquiryForm {...form} />
    </DialogOnDemand>
  )
}
