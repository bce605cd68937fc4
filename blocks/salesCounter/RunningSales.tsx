'use client'

import { useEffect, useState } from 'react'
import { SALES_ANIMATION_SECONDS, SALES_REFRESH_MS, salesThisMonth } from '@/domain/site/salesCounter'
import { RunningNumber } from '@/stock/RunningNumber'

interface RunningSalesProps {
  /** when the page was rendered, which may be a while ago */
  count: number
  /** computed from the time; else the number of cars actually sold, which the page provides */
  byClock: boolean
}

/** The sales counter: updates every 150 seconds and animates to the new number for two (SITE-14). */
export function RunningSales({ count, byClock }: RunningSalesProps) {
  const [value, setValue] = useState(count)
  useEffect(() => {
    if (!byClock) return
    const look = () => setValue(salesThisMonth(new Date()))
    look()
    const timer = setInterval(look, SALES_REFRESH_MS)
    return () => clearInterval(timer)
  }, [byClock])
  return <RunningNumber value={byClock ? value : count} seconds={SALES_ANIMATION_SECONDS} />
}
