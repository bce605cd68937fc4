'use client'

import { Button, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { slugify } from '@/domain/site/slug'
import './searchWords.css'

interface SearchNotFound {
  week: string
  words: string
  count: number
}

/** Where the form keeps the search words. */
const SYNONYMS = 'stockRules.searchSynonyms'

/** Milliseconds in which the form shows a new row, for which it asks the server, and between two looks. */
const ROW_SHOWS_MS = 10_000
const LOOK_MS = 50

/** Opens a new search word and focuses what it means, once the form shows it. */
function focusMeaning(row: number, waited = 0, wasOpened = false): void {
  const field = document.getElementById(`field-${SYNONYMS.replaceAll('.', '__')}__${row}__means`)
  if (!field) {
    // A closed row has no fields yet.
    const added = document.getElementById(`${SYNONYMS.replaceAll('.', '-')}-row-${row}`)
    const toggle = wasOpened ? null : added?.querySelector<HTMLButtonElement>('.collapsible__toggle--collapsed')
    toggle?.click()
    const isOpened = wasOpened || Boolean(toggle)
    if (waited < ROW_SHOWS_MS) setTimeout(() => focusMeaning(row, waited + LOOK_MS, isOpened), LOOK_MS)
    return
  }
  field.scrollIntoView({ block: 'center' })
  field.focus()
}

/** What shoppers searched and did not find, by week. Each can be given a meaning, which adds a search word to the form. */
export function SearchesNotFound() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { addFieldRow, getData } = useForm()
  const [searches, setSearches] = useState<SearchNotFound[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())

  // biome-ignore lint/correctness/useExhaustiveDependencies: words that were given a meaning are answered once the site is saved
  useEffect(() => {
    if (!id) return
    const controller = new AbortController()
    fetch(`/api/search-words/not-found?site=${id}`, { credentials: 'include', signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status))
        setSearches(((await response.json()) as { searches: SearchNotFound[] }).searches)
      })
      .catch(() => {
        if (!controller.signal.aborted) setProblem('Could not load what was not found. Open the page again to retry.')
      })
    return () => controller.abort()
  }, [id, lastUpdateTime])

  const addMeaning = (words: string) => {
    const { stockRules } = getData() as { stockRules?: { searchSynonyms?: unknown } }
    const rows = stockRules?.searchSynonyms
    const rowIndex = Array.isArray(rows) ? rows.length : 0
    addFieldRow({
      path: SYNONYMS,
      schemaPath: `sites.${SYNONYMS}`,
      rowIndex,
      subFieldState: {
        words: { value: words, initialValue: words, valid: true },
        means: { value: '', initialValue: '', valid: true },
      },
    })
    setAdded((before) => new Set(before).add(words))
    focusMeaning(rowIndex)
  }
  /** A draft of a page for what is asked for, with the cars that come near: staff write it and publish. */
  const createPage = async (words: string) => {
    setProblem(null)
    try {
      const response = await fetch('/api/pages?draft=true', {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          site: id,
          title: words.charAt(0).toUpperCase() + words.slice(1),
          path: `/${slugify(words)}`,
          layout: [{ blockType: 'stockSearch', heading: words }],
          _status: 'draft',
        }),
      })
      if (!response.ok) throw new Error(String(response.status))
      const { doc } = (await response.json()) as { doc: { id: number } }
      window.location.assign(`/admin/collections/pages/${doc.id}`)
    } catch {
      setProblem(`Could not create a page for \u201c${words}\u201d. Check whether /${slugify(words)} exists already.`)
    }
  }
  return (
    <section className="field-type forecourt-not-found" aria-labelledby="searches-not-found">
      <h3 id="searches-not-found">Searched and not found</h3>
      <p className="forecourt-quiet">
        The last eight weeks, from visits with analytics. Give a search a meaning above, create a page for it, or stock
        what is asked for.
      </p>
      {problem ? <p role="alert">{problem}</p> : null}
      {searches?.length === 0 ? <p>Every search found something.</p> : null}
      {searches && searches.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">Search</th>
              <th scope="col">Times</th>
              <th scope="col">Answer</th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ week, words, count }) => (
              <tr key={`${week} ${words}`}>
                <td>{week}</td>
                <td>{words}</td>
                <td>{count}</td>
                <td>
                  <Button
                    aria-label={`Add a meaning for ${words}`}
                    buttonStyle="secondary"
                    disabled={added.has(words)}
                    margin={false}
                    onClick={() => addMeaning(words)}
                    size="small"
                  >
                    {added.has(words) ? 'Added above' : 'Add a meaning'}
                  </Button>{' '}
                  <Button
                    aria-label={`Create a page for ${words}`}
                    buttonStyle="secondary"
                    disabled={slugify(words) === ''}
                    margin={false}
                    onClick={() => createPage(words)}
                    size="small"
                  >
                    Create a page
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}
