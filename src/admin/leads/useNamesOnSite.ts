'use client'
import { useEffect, useState } from 'react'
import { listDocuments } from '../listDocuments'

const MAX_NAMES = 300

export interface Choice {
  value: string | number
  label: string
}

/** Locations and makes of a site, with the user's access. */
export function useNamesOnSite(site: number | null): { locations: Choice[]; makes: Choice[]; loading: boolean } {
  const [names, setNames] = useState<{ locations: Choice[]; makes: Choice[] } | null>(null)
  useEffect(() => {
    if (!site) return
    const controller = new AbortController()
    const fetchChoices = async (collection: string): Promise<Choice[]> => {
      const query = `where[site][equals]=${site}&depth=0&sort=name&select[name]=true`
      const limits = { max: MAX_NAMES, signal: controller.signal }
      const docs = await listDocuments<{ id: number; name: string }>(`/api/${collection}`, query, limits)
      return (docs ?? []).map(({ id, name }) => ({ value: id, label: name }))
    }
    Promise.all([fetchChoices('locations'), fetchChoices('makes')])
      .then(([locations, makes]) => setNames({ locations, makes }))
      // The fields below the sentence still work.
      .catch(() => setNames({ locations: [], makes: [] }))
    return () => controller.abort()
  }, [site])
  return { locations: names?.locations ?? [], makes: names?.makes ?? [], loading: names === null }
}
