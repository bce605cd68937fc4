'use client'

import { Button } from '@/ui/actions/Button'
import { NoticePage } from './NoticePage'
import { usePublicSite } from './SiteProvider'

/** Shown with a 410: a car that sold long ago, or a campaign that is over. Needs the site's provider around it. */
export function GoneNotice({ what = 'page' }: { what?: 'car' | 'page' }) {
  const { links, stockNoun } = usePublicSite()
  const car = what === 'car'
  return (
    <NoticePage
      title={car ? `This ${stockNoun.one} has found its owner` : 'This page has had its day'}
      actions={
        <>
          <Button href={links.stock}>See our {stockNoun.many}</Button>
          <Button href={links.contact} variant="secondary">
            Ask us to find one
          </Button>
        </>
      }
    >
      {car
        ? `It sold a while ago and is no longer listed. New ${stockNoun.many} arrive every week.`
        : 'What was here has ended and will not come back.'}
    </NoticePage>
  )
}
