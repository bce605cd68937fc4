import { Link, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { getHistoryReader, type HistoryReader, listHistory, listHistoryCollections } from '@/data/history/listHistory'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { HISTORY_YEARS } from '@/domain/history/historyActions'
import { type HistoryFilter, historyUrl, parseHistoryFilter } from '@/domain/history/historyFilter'
import './history.css'
import { AdminView, requireViewUser } from '../AdminView'
import { toSearchParams } from '../inbox/toSearchParams'
import { HistoryEntryRow } from './HistoryEntryRow'
import { HistoryFilters } from './HistoryFilters'

/** People in the filter. */
const MAX_PEOPLE = 300

/** /admin/history: who changed what, for managers. */
export async function HistoryView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const query = toSearchParams(view.searchParams)
  const user = requireViewUser(view, `/admin/history?${query}`)
  const reader = await getHistoryReader(req.payload, user)
  const filter = parseHistoryFilter(query)
  return (
    <AdminView view={view}>
      <SetStepNav nav={[{ label: 'History' }]} />
      {reader ? (
        <History
          filter={{ ...filter, site: filter.site ?? getSelectedSite(req.headers) }}
          people={await listPeople(view)}
          reader={reader}
        />
      ) : (
        <p className="forecourt-notice">You do not have access to the history. Ask a manager for access.</p>
      )}
    </AdminView>
  )
}

async function listPeople({ initPageResult }: AdminViewServerProps): Promise<{ id: number; name: string }[]> {
  const { payload, user } = initPageResult.req
  const found = await payload.find({
    collection: 'users',
    depth: 0,
    limit: MAX_PEOPLE,
    overrideAccess: false,
    pagination: false,
    select: { name: true },
    sort: 'name',
    user,
  })
  return found.docs.map(({ id, name }) => ({ id, name }))
}

interface HistoryProps {
  filter: HistoryFilter
  people: { id: number; name: string }[]
  reader: HistoryReader
}

async function History({ filter, people, reader }: HistoryProps) {
  const { entries, more } = await listHistory(reader, filter)
  const last = entries.at(-1)
  const first = filter.document === null ? undefined : entries.find(({ document }) => document)
  return (
    <main className="history">
      <header className="history-head">
        <h1>History</h1>
        <p>Every change, with what was there before. Nobody can edit it; entries are kept {HISTORY_YEARS} years.</p>
      </header>
      <HistoryFilters
        collections={listHistoryCollections(reader.payload)}
        filter={filter}
        people={people}
        sites={reader.sites.map(({ id, name }) => ({ id, name }))}
      />
      {filter.document === null ? null : (
        <p className="history-only">
          Only {first?.document?.label.toLowerCase() ?? 'document'} “{first?.title ?? filter.document}”.{' '}
          <Link href={historyUrl({ site: filter.site })} prefetch={false}>
            Show everything
          </Link>
        </p>
      )}
      {entries.length === 0 ? (
        <p className="history-empty">
          {filter.before === null ? 'Nothing matches these filters.' : 'There is nothing older.'}
        </p>
      ) : (
        <ol className="history-list">
          {entries.map((entry) => (
            <HistoryEntryRow
              entry={entry}
              isSiteShown={filter.site === null && reader.sites.length > 1}
              key={entry.id}
            />
          ))}
        </ol>
      )}
      <nav aria-label="Pages of the history" className="history-pages">
        {filter.before === null ? null : (
          <Link href={historyUrl({ ...filter, before: null })} prefetch={false}>
            Newest
          </Link>
        )}
        {more && last ? (
          <Link href={historyUrl({ ...filter, before: last.id })} prefetch={false}>
            Older
          </Link>
        ) : null}
      </nav>
    </main>
  )
}
