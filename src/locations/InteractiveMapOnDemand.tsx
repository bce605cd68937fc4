'use client'

import { Move } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { Button } from '@/ui/actions/Button'
import type { InteractiveMapProps } from './InteractiveMap'

const InteractiveMap = dynamic(() => import('./InteractiveMap').then((module) => module.InteractiveMap), { ssr: false })

/** A drawn map with a button that puts one to move in its place. Until it is pressed, no map service hears of the shopper. */
export function InteractiveMapOnDemand({ children, ...map }: InteractiveMapProps & { children: ReactNode }) {
  const [asked, setAsked] = useState(false)
  if (asked) return <InteractiveMap {...map} />
  return (
    <div className="relative">
      {children}
      <Button
        variant="inverse"
        size="sm"
        className="absolute! top-3 right-3 z-1"
        onClick={() => setAsked(true)}
        data-print="hidden"
      >
        <Move aria-hidden />
        Move and zoom
      </Button>
    </div>
  )
}
