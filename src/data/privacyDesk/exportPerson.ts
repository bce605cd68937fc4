import 'server-only'
import { basename } from 'node:path'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { PAYMENT_RECORD_REASON } from '../../domain/privacy/paymentRecords'
import { personReportHtml, type ReportSection } from '../../domain/privacy/personReport'
import { UPLOAD_FOLDERS } from '../../domain/uploadFolders'
import { addLogEntry, type PersonRequest } from '../../leads/privacy/addLogEntry'
import { getMailFolder, readMailCopy, toMailFileName } from '../../providers/mail/mailCopies'
import { getFileStore, readWhole } from '../../server/fileStore'
import type { PrivacySite, PrivacyStaff } from './privacyStaff'
import { holdsAnything, type PersonRecords, readRecords } from './readRecords'

const EVENTS_NOTE = 'Analytics events hold no personal data and are not linked to people, so none can be listed.'
const EXPORTS_NOTE =
  'Exports of enquiries by staff since the first enquiry. They may have included this person; their files are not kept here.'

/**
 * Everything that a site holds about a person as a zip file: `person.json` for machines, `person.html` for people, attached files
 * and copies of emails. One file at a time is in memory. Records the export first; null if there is nothing to export.
 * @throws {FileStoreError} if the attached files cannot be read now, since the export would lack them
 */
export async function exportPerson(
  { staff }: Pick<PrivacyStaff, 'staff'>,
  site: PrivacySite,
  request: PersonRequest,
): Promise<AsyncGenerator<Uint8Array> | null> {
  const { drizzle } = staff.payload.db
  const records = await readRecords(drizzle, request.siteId, request.person)
  if (!holdsAnything(records)) return null
  await checkFiles(records)
  await addLogEntry(drizzle, request, 'export', {
    leads: records.leads.length,
    parked: records.parked.length,
    notes: records.notes.length,
    deliveries: records.deliveries.length,
    bookings: records.bookings.length,
    holds: records.holds.length,
    payments: records.payments.length,
    files: records.files.length,
    shoppers: records.accounts.length,
    savedCars: records.savedCars.length,
    ownCars: records.ownCars.length,
    searches: records.alerts?.searches.length ?? 0,
    draws: records.draws.length,
  })
  return zipPerson(records, site, request.now)
}

/** Bytes of an attached file; forms accept 5 MB. */
const MAX_FILE_BYTES = 10 * 1024 * 1024

const { uploads: folder } = UPLOAD_FOLDERS

async function checkFiles({ files }: PersonRecords): Promise<void> {
  const store = getFileStore()
  for (const { filename } of files) if (filename) await store.find(folder, filename)
}

async function readAttachedFile(name: string): Promise<Uint8Array | null> {
  const file = await getFileStore().open(folder, name)
  return file && readWhole(file, MAX_FILE_BYTES)
}

interface ZipEntry {
  name: string
  read: () => Promise<Uint8Array | null>
  /** already compressed */
  stored?: boolean
}

async function* zipPerson(records: PersonRecords, site: PrivacySite, now: Date): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else chunks.push(chunk)
  })
  for (const { name, read, stored } of listEntries(records, site, now)) {
    const content = await read()
    if (!content) continue
    const file = stored ? new ZipPassThrough(name) : new ZipDeflate(name)
    zip.add(file)
    file.push(content, true)
    if (failure) throw failure
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}

function listEntries(records: PersonRecords, site: PrivacySite, now: Date): ZipEntry[] {
  const mailFolder = getMailFolder(process.env.FORECOURT_DATA ?? '.data')
  const text = (content: string) => () => Promise.resolve(new TextEncoder().encode(content))
  return [
    { name: 'person.html', read: text(toReport(records, site, now)) },
    { name: 'person.json', read: text(JSON.stringify(toJson(records, site, now), null, 2)) },
    ...records.files.flatMap(({ id, filename }) =>
      filename
        ? [
            {
              name: `files/${id}-${basename(filename)}`,
              read: () => readAttachedFile(filename),
              stored: true,
            },
          ]
        : [],
    ),
    ...records.deliveries.map(({ stable_key }) => ({
      name: `emails/${toMailFileName(stable_key)}`,
      read: () => readMailCopy(mailFolder, stable_key),
    })),
  ]
}

function toJson({ optOut, ...records }: PersonRecords, site: PrivacySite, now: Date) {
  return {
    format: 1,
    site: site.name,
    exported_at: now,
    marketing: { opted_out_at: optOut?.at ?? null, opted_out_by: optOut?.source ?? null },
    ...records,
    analytics: EVENTS_NOTE,
  }
}

function toReport(records: PersonRecords, site: PrivacySite, now: Date): string {
  const {
    leads,
    parked,
    notes,
    deliveries,
    bookings,
    holds,
    payments,
    files,
    exports,
    accounts,
    savedCars,
    ownCars,
    optOut,
    alerts,
    draws,
    consents,
  } = records
  const referenceOf = (id: number | null) => leads.find((lead) => lead.id === id)?.reference ?? null
  const formatter = new Intl.DateTimeFormat('en-AU', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: site.timeZone,
  })
  const localized = (value: unknown): unknown => (value instanceof Date ? formatter.format(value) : value)
  const readable = (record: object) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, localized(value)]))
  const sections: ReportSection[] = [
    { heading: 'Enquiries', records: leads.map(({ id: _, site: __, assignee: ___, ...lead }) => readable(lead)) },
    {
      heading: 'Enquiries that could not be processed',
      records: parked.map(({ reference, createdAt, content }) => readable({ reference, sent_at: createdAt, content })),
    },
    {
      heading: 'Notes by staff',
      records: notes.map(({ text, at, _parentID }) => readable({ enquiry: referenceOf(_parentID), at, text })),
    },
    {
      heading: 'Sent to',
      records: deliveries.map(({ lead, channel, recipient, purpose, status, delivered_at, attempt_log }) =>
        readable({
          enquiry: referenceOf(lead),
          recipient,
          channel,
          purpose,
          status,
          delivered_at,
          attempts: attempt_log,
        }),
      ),
    },
    {
      heading: 'Bookings',
      records: bookings.map(({ lead, starts_at, ends_at, department, status }) =>
        readable({ enquiry: referenceOf(lead), starts_at, ends_at, department, status }),
      ),
    },
    {
      heading: 'Holds of vehicles',
      records: holds.map(({ lead, status, expires_at, amount }) =>
        readable({ enquiry: referenceOf(lead), status, expires_at, amount }),
      ),
    },
    {
      heading: 'Payments',
      note: PAYMENT_RECORD_REASON,
      records: payments.map(({ reference, amount, description, status, payer_name, payer_email, createdAt, paid_at }) =>
        readable({ reference, amount, description, status, payer_name, payer_email, created_at: createdAt, paid_at }),
      ),
    },
    {
      heading: 'Files',
      note: 'In the folder files of this download.',
      records: files.map(({ id, sent_as, filename, createdAt }) =>
        readable({ name: sent_as || filename, file: `files/${id}-${filename}`, sent_at: createdAt }),
      ),
    },
    {
      heading: 'Account',
      records: accounts.map(({ email, phone, name, signed_in_at, createdAt }) =>
        readable({ email, phone, name, created_at: createdAt, last_signed_in: signed_in_at }),
      ),
    },
    {
      heading: 'Saved vehicles',
      records: savedCars.map(({ list, name, saved_at }) => readable({ list, name, saved_at })),
    },
    {
      heading: 'Own vehicles',
      records: ownCars.map(({ rego, rego_state, make, model, badge, year, km, next_service_on, created_at }) =>
        readable({ rego, rego_state, make, model, badge, year, km, next_service_on, added_at: created_at }),
      ),
    },
    {
      heading: 'Alerts by email',
      records: alerts
        ? [{ email: alerts.email, saved_and_watched_vehicles: alerts.carFrequency, stopped: alerts.isStopped }]
        : [],
    },
    {
      heading: 'Saved searches',
      records: (alerts?.searches ?? []).map(({ name, path, frequency, isConfirmed, createdAt }) =>
        readable({ name, path, frequency, confirmed: isConfirmed, saved_at: createdAt }),
      ),
    },
    {
      heading: 'Prize draws',
      records: draws.map(({ email, prize, code, drawn_at }) => readable({ email, prize, code, drawn_at })),
    },
    {
      heading: 'Consents',
      records: consents.map(({ purpose, given, wording, at }) => readable({ purpose, given, wording, at })),
    },
    {
      heading: 'Exports by staff',
      note: EXPORTS_NOTE,
      records: exports.map(({ createdAt }) => readable({ exported_at: createdAt })),
    },
  ]
  return personReportHtml({
    title: `Your personal information at ${site.name}`,
    intro: [
      `What the website of ${site.name} held about you on ${formatter.format(now)}.`,
      optOut
        ? `You opted out of news and offers on ${formatter.format(optOut.at)}.`
        : 'You have not opted out of news and offers. Each enquiry below says whether you agreed to them.',
      EVENTS_NOTE,
    ],
    sections,
  })
}
