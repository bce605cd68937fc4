'use client'

import type { CarReport } from '@/domain/car/carReports'
import { Icon } from '@/ui/media/Icon'
import { recordEvent } from '../shopper/recordEvent'

interface CarReportLinksProps {
  carId: number
  reports: readonly CarReport[]
}

/** Reports on the car, one file each (CAR-23). */
export function CarReportLinks({ carId, reports }: CarReportLinksProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {reports.map(({ label, about, url, event }) => (
        <li key={label}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => event !== null && recordEvent(event, { car_id: carId })}
            className="card card-interactive flex h-full items-start gap-4 p-card"
          >
            <Icon name="file-text" className="mt-0.5 size-6 flex-none text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-muted">{about}</span>
              <span className="sr-only"> Opens in a new tab.</span>
            </span>
            <Icon name="download" className="mt-1 size-4.5 flex-none text-muted" />
          </a>
        </li>
      ))}
    </ul>
  )
}
