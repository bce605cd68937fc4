'use client'

import { signInWords } from '@/domain/site/signInWords'
import { Dialog } from '@/ui/overlays/Dialog'
import { SignInForm, type SignInFormProps } from './SignInForm'

interface SignInDialogProps {
  request: Pick<SignInFormProps, 'type' | 'redirect' | 'back' | 'sendsTexts' | 'attaches'>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The sign-in over the page where it is needed; afterwards the shopper gets what they wanted. */
export function SignInDialog({ request, open, onOpenChange }: SignInDialogProps) {
  const { heading, intro } = signInWords(request.type, request.attaches)
  return (
    <Dialog title={heading} description={intro} size="sm" focusField open={open} onOpenChange={onOpenChange}>
      <SignInForm key={JSON.stringify(request)} {...request} />
    </Dialog>
  )
}
