'use client'
import { useRouter } from 'next/navigation'
import { HISTORY_ACTIONS, type HistoryAction } from '@/domain/history/historyActions'
import { type HistoryFilter, historyUrl } from '@/domain/history/historyFilter'

interface HistoryFiltersProps {
  collections: { slug: string; label: string }[]
  filter: HistoryFilter
  people: { id: number; name: string }[]
  sites: { id: number; name: string }[]
}

/** Filters by person, action, kind of document and site. */
export function HistoryFilters({ collections, filter, people, sites }: HistoryFiltersProps) {
  const router = useRouter()
  const show = (changes: Partial<HistoryFilter>) => router.push(historyUrl({ ...filter, before: null, ...changes }))
  return (
    <search className="history-filters">
      <label>
        Person
        <select onChange={({ target }) => show({ person: Number(target.value) || null })} value={filter.person ?? ''}>
          <option value="">Anyone</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Action
        <select
          onChange={({ target }) => show({ action: (target.value || null) as HistoryAction | null })}
          value={filter.action ?? ''}
        >
          <option value="">Any</option>
          {Object.entries(HISTORY_ACTIONS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Kind
        <select
          onChange={({ target }) => show({ collection: target.value || null, document: null })}
          value={filter.collection ?? ''}
        >
          <option value="">Everything</option>
          {collections.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {sites.length < 2 ? null : (
        <label>
          Site
          <select onChange={({ target }) => show({ site: Number(target.value) || null })} value={filter.site ?? ''}>
            <option value="">All sites</option>
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </search>
  )
}
