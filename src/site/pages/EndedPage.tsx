import { Button } from '@/ui/actions/Button'
import { NoticePage } from './NoticePage'

interface EndedPageProps {
  title: string
  /** staff's words for after the end */
  message: string
  link: string
}

/** Stands where a campaign's page was, once it is over (SITE-21). */
export function EndedPage({ title, message, link }: EndedPageProps) {
  return (
    <NoticePage title={title} actions={<Button href={link}>See what is on now</Button>}>
      {message}
    </NoticePage>
  )
}
