'use client'
import { toast } from '@payloadcms/ui'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { PersonRow } from '@/data/privacyDesk/findPeople'
import type { Person } from '@/data/privacyDesk/getPerson'
import { deskUrl } from '@/domain/privacy/deskUrl'
import { IDENTIFIER_ERROR, parseIdentifier, parsePersonKey } from '@/domain/privacy/person'
import type { PrivacyRights } from '@/domain/privacy/privacyRights'
import { Icon } from '@/ui/media/Icon'
import { Age } from '../inbox/Age'
import { useInboxKeys } from '../inbox/useInboxKeys'
import { PersonPane } from './PersonPane'
import { fetchPeople, fetchPerson } from './privacyRequests'

interface PrivacyDeskProps {
  who: string
  /** null before a search */
  people: PersonRow[] | null
  person: Person | null
  rights: PrivacyRights
  severalSites: boolean
  /** ISO 8601 time of the server, so that server and client render the same ages */
  now: string
}

/** Finds a person by email or phone and shows what each site holds about them. The URL holds the search and the open person. */
export function PrivacyDesk({ rights, severalSites, now: renderedAt, ...initial }: PrivacyDeskProps) {
  const [typed, setTyped] = useState(initial.who)
  const [who, setWho] = useState(initial.who)
  const [people, setPeople] = useState(initial.people)
  const [person, setPerson] = useState(initial.person)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const requestCount = useRef(0)
  const now = new Date(renderedAt)
  const getHref = (row: PersonRow) => deskUrl({ who, open: { site: row.site.id, key: row.key } })

  useEffect(() => {
    const open = person && { site: person.site.id, key: person.key }
    window.history.replaceState(null, '', deskUrl({ who, open }))
  }, [who, person])

  const open = useCallback(async (site: number, key: string, focus = true) => {
    requestCount.current += 1
    const requestId = requestCount.current
    setBusy(true)
    const result = await fetchPerson(site, key)
    if (requestId !== requestCount.current) return
    setBusy(false)
    if (result.value) setPerson(result.value)
    else {
      setPerson(null)
      toast.error(result.problem)
    }
    if (focus) requestAnimationFrame(() => document.getElementById('privacy-person')?.focus())
  }, [])

  const search = useCallback(
    async (text: string, openOnly = true) => {
      setBusy(true)
      setPerson(null)
      const result = await fetchPeople(text)
      setBusy(false)
      if (!result.value) {
        setProblem(result.problem)
        return
      }
      const found = result.value.people
      setWho(text)
      setPeople(found)
      if (openOnly && found.length === 1 && found[0]) await open(found[0].site.id, found[0].key)
    },
    [open],
  )

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    if (!parseIdentifier(text)) {
      setProblem(IDENTIFIER_ERROR)
      root.current?.querySelector<HTMLElement>('[data-list-search]')?.focus()
      return
    }
    setProblem(null)
    void search(text)
  }

  const close = useCallback(() => {
    setPerson(null)
    root.current?.querySelector<HTMLElement>('[data-row]')?.focus()
  }, [])

  /** After an action: the open person again, under a corrected address, or the search if nothing is left. */
  const onDone = async (key: string | null) => {
    if (!person) return
    if (key === person.key) return open(person.site.id, key)
    const corrected = key ? (parsePersonKey(key)?.email ?? who) : who
    setTyped(corrected)
    await search(corrected, false)
    if (key) await open(person.site.id, key)
    else requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-list-search]')?.focus())
  }

  const onKeyDown = useInboxKeys(root, { onClose: close })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only shortcuts; every action has its own control.
    <div className="privacy-desk" onKeyDown={onKeyDown} ref={root}>
      <search>
        <form className="privacy-search" noValidate onSubmit={onSubmit}>
          <label htmlFor="privacy-who">Email or phone</label>
          <div>
            <input
              aria-describedby={problem ? 'privacy-problem' : 'privacy-hint'}
              aria-invalid={problem ? true : undefined}
              autoComplete="off"
              data-list-search
              id="privacy-who"
              onChange={({ target }) => setTyped(target.value)}
              placeholder="ada@example.com or 0491 570 006"
              type="text"
              value={typed}
            />
            <button className="privacy-button privacy-button--main" disabled={busy} type="submit">
              <Icon name="search" size={15} /> Find
            </button>
          </div>
          {problem ? (
            <p className="privacy-problem" id="privacy-problem" role="alert">
              {problem}
            </p>
          ) : (
            <p className="privacy-soft" id="privacy-hint">
              Searches enquiries, bookings, holds, payments, files, accounts, saved searches, prize draws and copies of
              emails. Only whole addresses and numbers match.
            </p>
          )}
        </form>
      </search>
      <p className={busy ? 'privacy-soft' : 'admin-hidden'} role="status">
        {busy ? 'Loading …' : people ? `${people.length} found` : ''}
      </p>
      {people?.length === 0 ? (
        <p className="privacy-empty">
          <Icon name="search" size={28} />
          Nothing is held about {who}
          {severalSites ? ' on your sites' : ' on this site'}.
        </p>
      ) : null}
      {people && people.length > 0 ? (
        <div aria-busy={busy} className={`privacy-found${people.length > 1 ? ' privacy-found--several' : ''}`}>
          {people.length > 1 ? (
            <div className="privacy-people">
              <p className="privacy-soft">
                {new Set(people.map(({ key }) => key)).size > 1
                  ? 'Several people used this number. Choose whose data.'
                  : 'Each site is handled by itself.'}
              </p>
              <ul>
                {people.map((row, index) => {
                  const isOpen = row.key === person?.key && row.site.id === person.site.id
                  return (
                    <li key={`${row.site.id} ${row.key}`}>
                      <a
                        aria-current={isOpen ? 'true' : undefined}
                        data-row={index}
                        href={getHref(row)}
                        onClick={(event) => {
                          if (event.metaKey || event.ctrlKey || event.shiftKey) return
                          event.preventDefault()
                          void open(row.site.id, row.key)
                        }}
                      >
                        <strong>{row.name}</strong>
                        <span className="privacy-soft">{row.email ?? row.phone}</span>
                        {severalSites ? <span className="privacy-soft">{row.site.name}</span> : null}
                        <span className="privacy-soft">
                          {row.leads === 1 ? '1 enquiry' : `${row.leads} enquiries`},{' '}
                          <Age at={row.latestAt} now={now} />
                        </span>
                      </a>
                    </li>
                  )
                })}
              </ul>
            </div>
          ) : null}
          {person ? (
            <PersonPane
              key={`${person.site.id} ${person.key}`}
              onClose={people.length > 1 ? close : null}
              onDone={(key) => void onDone(key)}
              person={person}
              rights={rights}
            />
          ) : people.length > 1 ? null : (
            <p className="privacy-empty" role="status">
              {busy ? 'Searching …' : ''}
            </p>
          )}
        </div>
      ) : null}
    </div>
  )
}
