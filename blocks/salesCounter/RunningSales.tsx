import { useEffect, useState } from 'react'
import { SALES_ANIMATION_SECONDS, SALES_REFRESH_MS, salesThisMonth } from '@/domain/site/salesCounter'
import { RunningNumber } from '@/stock/RunningNumber'

export interface RunningSalesProps {
  /** count when the page was rendered, which may be a while ago */
  count: number
  /** true if the count is computed from the time, false for actual sales */
  isEstimate: boolean
}

/** The sales counter. Updates every 150 seconds and animates to the new number for 2 seconds (SITE-14). */
export function RunningSales({ count, isEstimate }: RunningSalesProps) {
  const [value, setValue] = useState(count)
  useEffect(() => {
    if (!isEstimate) return
    const update = () => setValue(salesThisMonth(new Date()))
    update()
    const timer = setInterval(update, SALES_REFRESH_MS)
    return () => clearInterval(timer)
  }, [isEstimate])
  return <RunningNumber value={isEstimate ? value : count} seconds={SALES_ANIMATION_SECONDS} />
}
