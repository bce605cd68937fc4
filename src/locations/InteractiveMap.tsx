'use client'

import { clsx } from 'clsx'
import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { escapeHtml } from '@/domain/escapeHtml'
import { MAX_MAP_ZOOM } from '@/domain/locations/mapZoom'
import { MapPin } from './MapPin'
import './map.css'

export interface InteractiveMapProps {
  /** with {z}, {x} and {y} */
  tileUrl: string
  attribution: string | null
  label: string
  places: readonly { lat: number; lng: number; name: string; link: string | null; number: number | null }[]
  className?: string
}

/** A tile map with the site's pins, up to zoom 15 (LOC-07). Loads on demand. */
export function InteractiveMap({ tileUrl, attribution, label, places, className }: InteractiveMapProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    const map = L.map(box.current, { maxZoom: MAX_MAP_ZOOM, scrollWheelZoom: false })
    map.attributionControl.setPrefix(false)
    L.tileLayer(tileUrl, {
      // Leaflet takes HTML; this is plain text.
      attribution: attribution ? escapeHtml(attribution) : undefined,
      maxZoom: MAX_MAP_ZOOM,
    }).addTo(map)
    for (const { lat, lng, name, link, number } of places) {
      const drop = document.createElement('div')
      createRoot(drop).render(<MapPin number={number} />)
      drop.style.display = 'contents'
      const icon = L.divIcon({ className: 'static-map-pin', html: drop, iconSize: [44, 44], iconAnchor: [22, 44] })
      const marker = L.marker([lat, lng], { icon, title: name, alt: name }).addTo(map)
      if (link) marker.on('click', () => window.location.assign(link))
    }
    map.fitBounds(L.latLngBounds(places.map(({ lat, lng }) => [lat, lng])), { padding: [60, 60], maxZoom: 13 })
    box.current.focus()
    return () => {
      map.remove()
    }
  }, [tileUrl, attribution, places])
  return (
    <section
      aria-label={label}
      className={clsx('tile-map overflow-hidden', className)}
      style={{ aspectRatio: '3 / 2' }}
    >
      <div ref={box} tabIndex={-1} />
    </section>
  )
}
