import { Button } from '@payloadcms/ui'
import Link from 'next/link'
import type { WidgetServerProps } from 'payload'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { mayMakeCampaigns } from '@/domain/campaigns/newCampaign'
import '../newCampaign/newCampaign.css'
import { FindField } from '../find/FindField'

interface Change {
  text: string
  /** whose read permission it needs */
  collection: string
  href: string
}

/** What staff ask for, in their words, and where it is done. */
const CHANGES: readonly Change[] = [
  { text: 'Words or pictures on a page', collection: 'pages', href: '/admin/collections/pages' },
  { text: 'The menu or the footer', collection: 'menus', href: '/admin/collections/menus' },
  { text: 'A special offer', collection: 'offers', href: '/admin/collections/offers' },
  { text: 'A card among search results', collection: 'promoCards', href: '/admin/collections/promoCards' },
  { text: 'Opening hours and public holidays', collection: 'locations', href: '/admin/collections/locations' },
  { text: 'A car\u2019s price, photos or text', collection: 'cars', href: '/admin/collections/cars' },
  { text: 'Colours, fonts or the logo', collection: 'sites', href: '/admin/collections/sites' },
  { text: 'A phrase or a button across the site', collection: 'sites', href: '/admin/settings' },
  { text: 'Who gets which leads', collection: 'leadRoutes', href: '/admin/collections/leadRoutes' },
]

/** Links by what the user wants to change, with the field that finds anything. */
export function WhatToChange({ permissions, req }: WidgetServerProps) {
  const site = getSelectedSite(req.headers)
  const may = (collection: string) => permissions?.collections?.[collection]
  const changes = CHANGES.filter(({ collection }) => may(collection)?.update)
  return (
    <section className="card forecourt-card">
      <h2>What do you want to change?</h2>
      <FindField />
      {mayMakeCampaigns(req.user?.role) ? (
        <div className="forecourt-campaign-button">
          <Button buttonStyle="primary" el="link" margin={false} size="medium" to="/admin/new-campaign">
            New campaign
          </Button>
        </div>
      ) : null}
      <ul className="forecourt-changes">
        {changes.map(({ text, collection, href }) => (
          <li key={text}>
            <Link
              href={collection === 'sites' && site && href.endsWith('/sites') ? `${href}/${site}` : href}
              prefetch={false}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
