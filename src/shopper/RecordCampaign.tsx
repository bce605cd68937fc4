'use client'

import { useEffect } from 'react'
import { recordCampaign } from './visit'

/** Counts the visit to a campaign's page under the campaign, unless a link said where it came from. Shows nothing. */
export function RecordCampaign({ params }: { params: Record<string, string> }) {
  useEffect(() => recordCampaign(params), [params])
  return null
}
