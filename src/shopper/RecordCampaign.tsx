'use client'

import { useEffect } from 'react'
import { recordCampaign } from './visit'

/** Counts the visit under the page's campaign, unless the visit already has a source. Renders nothing. */
export function RecordCampaign({ params }: { params: Record<string, string> }) {
  useEffect(() => recordCampaign(params), [params])
  return null
}
