import type { BlockProps } from '@blocks/blockProps'
import { pageTime } from '@/data/pageTime'
import { formatMoment } from '@/domain/site/countdown'
import { Button } from '@/ui/actions/Button'
import { LateCountdown } from './LateCountdown'

/** The end date in the site's time zone, and the countdown as it runs in the browser. */
export function Block({ block, context }: BlockProps<'countdown'>) {
  const { heading, text, endedText, buttonLabel, link } = block
  const until = block.until || context.expiresAt
  if (!until) return null
  const Heading = `h${context.headingLevel}` as const
  return (
    <LateCountdown
      until={until}
      now={pageTime().toISOString()}
      untilText={formatMoment(until, context.site.timeZone)}
      endedText={endedText ?? null}
      head={
        <>
          <Heading className="heading-2">{heading}</Heading>
          {text && <p className="measure mx-auto mt-3 text-lg text-muted">{text}</p>}
        </>
      }
      action={
        buttonLabel && link ? (
          <Button href={link} size="lg">
            {buttonLabel}
          </Button>
        ) : null
      }
    />
  )
}
