import { formatPhone, telLink } from '@/domain/phone'
import type { Site } from '@/domain/site/site'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'

interface UnsubscribeViewProps {
  site: Site
  token: string
  /** the opt-out has just been recorded */
  done: boolean
}

/** The page behind the unsubscribe link of an email: one button, then a confirmation. */
export function UnsubscribeView({ site, token, done }: UnsubscribeViewProps) {
  return (
    <div className="container-page max-w-2xl py-10 md:py-section-space">
      <Icon name={done ? 'circle-check' : 'mail'} className={`size-10 ${done ? 'text-positive-text' : 'text-muted'}`} />
      <h1 className="heading-1 mt-4">{done ? 'You are unsubscribed' : 'Unsubscribe from news and offers?'}</h1>
      <p className="measure mt-3 mb-8 text-lg text-muted">
        {done
          ? `${site.name} has been told to send you no more news and offers. We may still answer your enquiries. If you agree to news and offers in a later enquiry, they start again.`
          : `${site.name} will send no more news and offers to the email address that received this link. We may still answer your enquiries.`}
      </p>
      {done ? (
        <Button href="/" variant="secondary" size="lg">
          Visit {site.name}
        </Button>
      ) : (
        <form method="post" action={`/api/unsubscribe/${token}`}>
          <Button type="submit" size="lg">
            Unsubscribe
          </Button>
        </form>
      )}
      {site.phone && (
        <p className="mt-8 text-muted">
          Questions? Call{' '}
          <a href={telLink(site.phone)} className="link">
            {formatPhone(site.phone)}
          </a>
          .
        </p>
      )}
    </div>
  )
}
