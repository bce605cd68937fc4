'use client'

import { useEffect, useState } from 'react'
import { SALES_ANIMATION_SECONDS, SALES_REFRESH_MS, salesThisMonth } from '@/domain/site/salesCounter'
import { RunningNumber } from '@/stock/RunningNumber'

interface RunningSalesProps {
  /** when the page was made, which may be a while ago */
  count: number
  /** the clock moves it on; else it is the number of cars really sold, which the page brings */
  byClock: boolean
}

/** The counter's figure: it looks at the clock every 150 seconds and runs to the new figure for two (SITE-14). */
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
