'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'
import type { InteractiveMapProps } from './InteractiveMap'

const InteractiveMap = dynamic(() => import('./InteractiveMap').then((module) => module.InteractiveMap), { ssr: false })

/** A static map with a button that replaces it with an interactive one. Before that, no map service is contacted. */
export function InteractiveMapOnDemand({ children, ...map }: InteractiveMapProps & { children: ReactNode }) {
  const [requested, setRequested] = useState(false)
  if (requested) return <InteractiveMap {...map} />
  return (
    <div className="relative">
      {children}
      <Button
        variant="inverse"
        size="sm"
        className="absolute! top-3 right-3 z-1"
        onClick={() => setRequested(true)}
        data-print="hidden"
      >
        <Icon name="move" />
        Interactive map
      </Button>
    </div>
  )
}
