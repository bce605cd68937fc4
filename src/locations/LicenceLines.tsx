import { clsx } from 'clsx'
import type { Location } from '@/domain/locations/location'

/** The licences of a location; nothing without any. */
export function LicenceLines({ location, className }: { location: Location; className?: string }) {
  const { licenceNumber, repairerLicence } = location
  if (!licenceNumber && !repairerLicence) return null
  return (
    <p className={clsx('numbers text-sm text-muted', className)}>
      {licenceNumber && <span className="block">Dealer licence {licenceNumber}</span>}
      {repairerLicence && <span className="block">Motor vehicle repairer {repairerLicence}</span>}
    </p>
  )
}
