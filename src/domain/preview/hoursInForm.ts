import { sortDepartments } from '../locations/departments'
import type { Department } from '../locations/location'
import type { LocationType } from '../locations/locationType'
import { hoursRows } from '../openingHours/hoursRows'
import type { OpeningHour } from '../openingHours/openingHour'
import type { FormValues } from './formValues'

/** Words that a page shows for a field which has them in another form: "Mon-Fri" and "8:30 am – 5:30 pm" for the times of Monday. */
export interface ShownWords {
  path: string
  words: string
}

/** A day of a department, with the path of its row in the form. */
type DayInForm = OpeningHour & { path: string }

/** The rows of opening hours that pages show for the departments in a location's form, in the order of its page. Empty for other forms. */
export function listShownHours(values: FormValues): ShownWords[] {
  return sortDepartments({ departments: readDepartments(values) }).flatMap(({ hours }) => {
    const days = hours as DayInForm[]
    // A page may list every day, or Monday to Friday in one line.
    const [merged, all] = [false, true].map((full) => hoursRows(days, { full, closed: 'Closed' })) as [Row[], Row[]]
    const rows = [...merged, ...all.filter(({ label }) => !merged.some((row) => row.label === label))]
    return rows.flatMap(({ label, text, weekdays }) => {
      const day = days.find(({ weekday }) => weekday === weekdays[0])!
      const path = `${day.path}.${day.open ? 'open' : 'status'}`
      return [
        { path, words: label },
        { path, words: text },
      ]
    })
  })
}

type Row = ReturnType<typeof hoursRows>[number]

function readDepartments(values: FormValues): Department[] {
  return readRows(values, 'departments').map(
    (row) =>
      ({
        type: (textOf(values[`${row}.location_type`]) ?? 'sales') as LocationType,
        subtype: textOf(values[`${row}.location_subtype`]),
        phone: null,
        hours: readRows(values, `${row}.hours`).map(
          (path): DayInForm => ({
            path,
            weekday: Number(values[`${path}.weekday`]),
            status: textOf(values[`${path}.status`]) ?? '',
            open: textOf(values[`${path}.open`]),
            close: textOf(values[`${path}.close`]),
          }),
        ),
      }) as Department,
  )
}

/** The paths of the rows of a list, from its first. */
function readRows(values: FormValues, list: string): string[] {
  const rows: string[] = []
  while (`${list}.${rows.length}.id` in values) rows.push(`${list}.${rows.length}`)
  return rows
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
