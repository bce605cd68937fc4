import { Button } from '@/ui/actions/Button'
import { NoticePage } from './NoticePage'

interface EndedPageProps {
  title: string
  /** the dealer's message for after the end */
  message: string
  link: string
}

/** Replaces a campaign's page once it is over (SITE-21). */
export function EndedPage({ title, message, link }: EndedPageProps) {
  return (
    <NoticePage title={title} actions={<Button href={link}>See what is on now</Button>}>
      {message}
    </NoticePage>
  )
}
