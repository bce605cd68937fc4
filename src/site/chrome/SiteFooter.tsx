import type { ReactNode } from 'react'
import type { Location } from '@/domain/locations/location'
import { formatPhone, telLink } from '@/domain/phone'
import { accountLink } from '@/domain/site/accountLink'
import type { MenuItem } from '@/domain/site/menu'
import type { Site } from '@/domain/site/site'
import { Anchor } from '@/ui/actions/Anchor'
import { StaticHtml } from '@/ui/lazy/StaticHtml'
import { LocationsList } from './LocationsList'
import { SiteLogo } from './SiteLogo'
import { SocialLinks } from './SocialLinks'

export interface SiteFooterProps {
  site: Site
  /** each item is the heading of a column of links */
  menu: readonly MenuItem[]
  locations: readonly Location[]
  /** opening hours in a few lines */
  hours?: ReactNode
}

/** Locations, contact details, links and legal notices. */
export function SiteFooter({ site, menu, locations, hours }: SiteFooterProps) {
  const {
    name,
    logoInverse,
    phone,
    email,
    socialLinks,
    licenceNumber,
    businessNumber,
    wording,
    links,
    dealerships,
    consent,
  } = site
  const account = accountLink(site)
  const licences = dealerships.filter((dealership) => dealership.licenceNumber)
  return (
    <StaticHtml as="footer" part="footer" className="site-footer" data-surface="ink" data-print="hidden">
      <div className="container-page grid gap-x-12 gap-y-6 pt-10 lg:pb-12 lg:grid-cols-[minmax(14rem,1fr)_3fr] lg:pt-20">
        <div className="flex flex-col gap-5">
          <Anchor href="/" className="site-header-logo self-start" aria-label={`${name}, home`}>
            <SiteLogo name={name} logo={logoInverse} />
          </Anchor>
          <address className="grid justify-items-start gap-0.5 not-italic">
            {phone && (
              <a href={telLink(phone)} className="numbers heading-4 min-h-9 hover:underline">
                {formatPhone(phone)}
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} className="footer-link break-all">
                {email}
              </a>
            )}
          </address>
          {account && (
            <Anchor href={account.url} className="footer-link" data-sign-in={account.type}>
              {account.name}
            </Anchor>
          )}
          {hours && <div className="text-sm text-muted">{hours}</div>}
          <SocialLinks links={socialLinks} siteName={name} />
        </div>
        <nav
          id="site-links"
          aria-label="Footer"
          className="grid gap-x-6 lg:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] lg:gap-y-9"
        >
          {menu.map((group) => (
            <FooterFold key={group.name} heading={group.name}>
              <ul>
                {group.url && (
                  <li>
                    <Anchor href={group.url} className="footer-link">
                      {group.name}
                    </Anchor>
                  </li>
                )}
                {columnLinks(group, locations).map((link) => (
                  <li key={link.url + link.name}>
                    <Anchor href={link.url} className="footer-link">
                      {link.name}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </FooterFold>
          ))}
        </nav>
      </div>
      {locations.length > 0 && (
        <div className="container-page">
          <div className="lg:border-t lg:border-hairline lg:py-10">
            <FooterFold heading={locations.length === 1 ? 'Find us' : 'Our locations'}>
              <LocationsList
                locations={locations}
                contactUrl={links.contact}
                inThrees={locations.length % 3 === 0 && locations.length % 4 !== 0}
              />
            </FooterFold>
          </div>
        </div>
      )}
      <div className="container-page">
        <div className="grid gap-2 border-hairline py-8 text-sm lg:border-t text-muted">
          {consent.mode !== 'off' && (
            <button type="button" className="footer-link justify-self-start" data-privacy-choices>
              Your privacy choices
            </button>
          )}
          {wording.footerNote && <p className="measure">{wording.footerNote}</p>}
          <p>
            © {name}
            {businessNumber && <> · ABN {businessNumber}</>}
            {licenceNumber && <> · Dealer licence {licenceNumber}</>}
            {licences
              .filter((dealership) => dealership.licenceNumber !== licenceNumber)
              .map((dealership) => (
                <span key={dealership.id}>
                  {' '}
                  · {dealership.name} {dealership.licenceNumber}
                </span>
              ))}
          </p>
        </div>
      </div>
    </StaticHtml>
  )
}

/** A part of the footer under its heading: folded on phones and tablets, where it would fill screens. Works without script. */
function FooterFold({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="footer-fold">
      <summary>
        <h2 className="footer-heading">{heading}</h2>
      </summary>
      {/* In place of the summary where the part is always open, so that nothing can be pressed to no effect. */}
      <h2 className="footer-heading">{heading}</h2>
      {children}
    </details>
  )
}

/** A column's links; a dynamic column links to each of the dealer's locations. */
function columnLinks({ dropdownItems, dynamicDropdown }: MenuItem, locations: readonly Location[]) {
  if (dynamicDropdown !== 'locations') return dropdownItems
  return [...dropdownItems, ...locations.map(({ slug, name }) => ({ name, url: `/locations/${slug}` }))]
}
