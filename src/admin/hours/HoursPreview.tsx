'use client'
import { useAllFormFields, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { formatAdminURL, reduceFieldsToValues } from 'payload/shared'
import { useEffect, useMemo, useState } from 'react'
import { getRelationId } from '@/domain/relationId'
import { departmentName, sortDepartments } from '../../domain/locations/departments'
import type { Department } from '../../domain/locations/location'
import { type HoursWording, hoursRows } from '../../domain/openingHours/hoursRows'
import './hours.css'

interface FormDepartment {
  location_type?: Department['type'] | null
  location_subtype?: Department['subtype']
  hours?: { weekday: string; status: string; open?: string | null; close?: string | null }[]
}

/** Live preview of opening hours with the site's wording (LOC-04). */
export function HoursPreview() {
  const [fields] = useAllFormFields()
  const { departments = [] } = reduceFieldsToValues(fields, true) as { departments?: FormDepartment[] }
  const { id } = useDocumentInfo()
  const site = Number(useFormFields(([state]) => getRelationId(state.site?.value)))
  const wording = useWording(site)
  const sorted = sortDepartments({ departments: departments.map(toDepartment) })
  if (sorted.length === 0) return null
  return (
    <section aria-label="Preview" className="field-type forecourt-hours-preview">
      <h4>Preview</h4>
      <div>
        {sorted.map((department, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: departments have no id
          <table key={index}>
            <caption>{departmentName(department)}</caption>
            <tbody>
              {hoursRows(department.hours, {
                closed: wording.closed,
                wording: wording.phrases,
                locationId: Number(id) || null,
              }).map(({ label, text, link }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{link ? <u title={`Links to ${link}`}>{text}</u> : text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  )
}

function toDepartment({ location_type, location_subtype, hours = [] }: FormDepartment): Department {
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

/** The site's "Closed" text and hours wording. Defaults until loaded. */
function useWording(site: number): Wording {
  const { config } = useConfig()
  const [wording, setWording] = useState<Wording>({ closed: 'Closed', phrases: [] })
  const root = useMemo(() => formatAdminURL({ apiRoute: config.routes.api, path: '' }), [config])
  useEffect(() => {
    if (!(site > 0)) return
    const controller = new AbortController()
    const fetchJson = async (path: string) => {
      const response = await fetch(`${root}${path}`, { credentials: 'include', signal: controller.signal })
      return response.ok ? response.json() : {}
    }
    Promise.all([
      fetchJson(`/hoursWording?depth=0&limit=100&where[site][equals]=${site}`),
      fetchJson(`/sites/${site}?depth=0&select[wording]=true`),
    ])
      .then(
        ([{ docs = [] }, { wording: texts }]: [{ docs?: WordingDocument[] }, { wording?: { hoursClosed?: string } }]) =>
          setWording({ closed: texts?.hoursClosed ?? 'Closed', phrases: docs.map(toWording) }),
      )
      .catch(() => {})
    return () => controller.abort()
  }, [root, site])
  return wording
}

function toWording({ replaces, phrase, link, locations }: WordingDocument): HoursWording {
  return {
    ...{ replaces, phrase, link: link ?? null },
    locationIds: (locations ?? []).map((relation) => (typeof relation === 'object' ? relation.id : relation)),
  }
}
