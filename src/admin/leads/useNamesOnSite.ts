'use client'
import { useEffect, useState } from 'react'
import { listDocuments } from '../listDocuments'

const MAX_NAMES = 300

export interface Choice {
  value: string | number
  label: string
}

/** Locations and makes of a site to choose from, asked as whoever is logged in. */
export function useNamesOnSite(site: number | null): { locations: Choice[]; makes: Choice[]; loading: boolean } {
  const [names, setNames] = useState<{ locations: Choice[]; makes: Choice[] } | null>(null)
  useEffect(() => {
    if (!site) return
    const stop = new AbortController()
    const read = async (collection: string): Promise<Choice[]> => {
      const query = `where[site][equals]=${site}&depth=0&sort=name&select[name]=true`
      const limits = { max: MAX_NAMES, signal: stop.signal }
      const docs = await listDocuments<{ id: number; name: string }>(`/api/${collection}`, query, limits)
      return (docs ?? []).map(({ id, name }) => ({ value: id, label: name }))
    }
    Promise.all([read('locations'), read('makes')])
      .then(([locations, makes]) => setNames({ locations, makes }))
      // The fields below the sentence still offer them.
      .catch(() => setNames({ locations: [], makes: [] }))
    return () => stop.abort()
  }, [site])
  return { locations: names?.locations ?? [], makes: names?.makes ?? [], loading: names === null }
}
