import { CODE_MINUTES } from '@/domain/shoppers/signInCode'
import type { Site } from '@/domain/site/site'
import { Button } from '@/ui/actions/Button'

interface SignInLinkViewProps {
  site: Site
  link: string | null
  /** the address that it signs in with; null if the link can no longer be used */
  owner: string | null
}

/** The page behind the link of a message: one button. */
export function SignInLinkView({ site, link, owner }: SignInLinkViewProps) {
  if (!link || !owner) {
    return (
      <div className="container-page max-w-lg py-10 md:py-section-space">
        <h1 className="heading-1">This link can no longer be used</h1>
        <p className="measure mt-3 mb-8 text-lg text-muted">
          It works once, for {CODE_MINUTES} minutes. Ask for a new one.
        </p>
        <Button href="/sign-in" size="lg" data-sign-in-step>
          Sign in
        </Button>
      </div>
    )
  }
  return (
    <div className="container-page max-w-lg py-10 md:py-section-space">
      <h1 className="heading-1">Sign in to {site.name}</h1>
      <p className="measure mt-3 mb-8 text-lg text-muted">
        You sign in as <strong className="break-words text-ink">{owner}</strong>. If that is not you, close this page.
      </p>
      <form method="post" action="/api/shopper/sessions">
        <input type="hidden" name="link" value={link} />
        <Button type="submit" size="lg">
          Sign in
        </Button>
      </form>
    </div>
  )
}
