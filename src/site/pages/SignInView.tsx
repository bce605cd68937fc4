import { signInWords } from '@/domain/site/signInWords'
import { SignInForm, type SignInFormProps } from '@/shopper/signIn/SignInForm'
import { Anchor } from '@/ui/actions/Anchor'
import { Icon } from '@/ui/media/Icon'

/** The sign-in as a page, which works without script. */
export function SignInView({ form }: { form: SignInFormProps }) {
  const words = signInWords(form.type, form.attaches)
  return (
    <div className="container-page max-w-lg py-10 md:py-section-space">
      <h1 className="heading-1">{words.heading}</h1>
      <p className="measure mt-3 mb-8 text-lg text-muted">{words.intro}</p>
      {form.type === 'watchlist' && !form.sendsTexts ? (
        <p role="status">Text messages cannot be sent at the moment. Please call us.</p>
      ) : (
        <SignInForm {...form} />
      )}
      <p className="mt-8">
        <Anchor href={form.back} className="link inline-flex items-center gap-1.5">
          <Icon name="arrow-left" className="size-4" />
          Back
        </Anchor>
      </p>
    </div>
  )
}
