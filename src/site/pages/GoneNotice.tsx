'use client'

import { Button } from '@/ui/actions/Button'
import { NoticePage } from './NoticePage'
import { usePublicSite } from './SiteProvider'

/** Shown with a 410: a car sold long ago, or a campaign that is over. Needs the site's provider around it. */
export function GoneNotice({ what = 'page' }: { what?: 'car' | 'page' }) {
  const { links, stockNoun } = usePublicSite()
  const car = what === 'car'
  return (
    <NoticePage
      title={car ? `This ${stockNoun.one} has been sold` : 'This page has ended'}
      actions={
        <>
          <Button href={links.stock}>See our {stockNoun.many}</Button>
          <Button href={links.contact} variant="secondary">
            Ask us to find one
          </Button>
        </>
      }
    >
      {car ? `It is no longer listed. New ${stockNoun.many} arrive every week.` : 'This campaign is over.'}
    </NoticePage>
  )
}
