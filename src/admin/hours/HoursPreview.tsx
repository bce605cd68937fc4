'use client'
import { useAllFormFields, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { formatAdminURL, reduceFieldsToValues } from 'payload/shared'
import { useEffect, useMemo, useState } from 'react'
import { departmentName, sortDepartments } from '../../domain/locations/departments'
import type { Department } from '../../domain/locations/location'
import { type HoursWording, hoursRows } from '../../domain/openingHours/hoursRows'
import './hours.css'

interface FormDepartment {
  location_type?: Department['type'] | null
  location_subtype?: Department['subtype']
  hours?: { weekday: string; status: string; open?: string | null; close?: string | null }[]
}

/** The opening hours as shoppers will read them, with the site's own words, while they are being typed (LOC-04). */
export function HoursPreview() {
  const [fields] = useAllFormFields()
  const { departments = [] } = reduceFieldsToValues(fields, true) as { departments?: FormDepartment[] }
  const { id } = useDocumentInfo()
  const site = Number(useFormFields(([state]) => idOf(state.site?.value)))
  const wording = useWording(site)
  const shown = sortDepartments({ departments: departments.map(departmentFrom) })
  if (shown.length === 0) return null
  return (
    <section aria-label="As shoppers read it" className="field-type forecourt-hours-preview">
      <h4>As shoppers read it</h4>
      <div>
        {shown.map((department, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: departments have no name but their place
          <table key={place}>
            <caption>{departmentName(department)}</caption>
            <tbody>
              {hoursRows(department.hours, {
                closed: wording.closed,
                wording: wording.phrases,
                locationId: Number(id) || null,
              }).map(({ label, text, link }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{link ? <u title={`Leads to ${link}`}>{text}</u> : text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  )
}

function departmentFrom({ location_type, location_subtype, hours = [] }: FormDepartment): Department {
  return {
    type: location_type ?? 'sales',
    subtype: location_subtype ?? null,
    phone: null,
    hours: hours.map(({ weekday, status, open, close }) => ({
      ...{ weekday: Number(weekday), status: status ?? '' },
      ...{ open: open || null, close: close || null },
    })),
  }
}

interface Wording {
  closed: string
  phrases: HoursWording[]
}

interface WordingDocument {
  replaces: string
  phrase: string
  link?: string | null
  locations?: (number | { id: number })[] | null
}

/** The site's word for closed and its hours wording; the usual word until they are there. */
function useWording(site: number): Wording {
  const { config } = useConfig()
  const [wording, setWording] = useState<Wording>({ closed: 'Closed', phrases: [] })
  const root = useMemo(() => formatAdminURL({ apiRoute: config.routes.api, path: '' }), [config])
  useEffect(() => {
    if (!(site > 0)) return
    const stop = new AbortController()
    const ask = async (path: string) => {
      const answer = await fetch(`${root}${path}`, { credentials: 'include', signal: stop.signal })
      return answer.ok ? answer.json() : {}
    }
    Promise.all([
      ask(`/hoursWording?depth=0&limit=100&where[site][equals]=${site}`),
      ask(`/sites/${site}?depth=0&select[wording]=true`),
    ])
      .then(
        ([{ docs = [] }, { wording: words }]: [{ docs?: WordingDocument[] }, { wording?: { hoursClosed?: string } }]) =>
          setWording({ closed: words?.hoursClosed ?? 'Closed', phrases: docs.map(phraseFrom) }),
      )
      .catch(() => {})
    return () => stop.abort()
  }, [root, site])
  return wording
}

function phraseFrom({ replaces, phrase, link, locations }: WordingDocument): HoursWording {
  return {
    ...{ replaces, phrase, link: link ?? null },
    locationIds: (locations ?? []).map((relation) => (typeof relation === 'object' ? relation.id : relation)),
  }
}

function idOf(relation: unknown): unknown {
  return typeof relation === 'object' && relation ? (relation as { id: unknown }).id : relation
}
