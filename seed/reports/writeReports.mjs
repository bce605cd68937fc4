// Draws the sample reports that the demo's cars offer: node seed/reports/writeReports.mjs
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Document, Page, renderToFile, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'

const folder = fileURLToPath(new URL('../../public/forecourt/sample-reports/', import.meta.url))

const styles = StyleSheet.create({
  page: { padding: 48, fontFamily: 'Helvetica', fontSize: 10, lineHeight: 1.5, color: '#14181d' },
  sample: { fontFamily: 'Helvetica-Bold', fontSize: 9, color: '#b42318', marginBottom: 18 },
  title: { fontFamily: 'Helvetica-Bold', fontSize: 22, lineHeight: 1.2, marginBottom: 8 },
  intro: { color: '#5b6470', marginBottom: 20 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 6,
    borderBottomWidth: 0.5,
    borderBottomColor: '#dfe3e8',
  },
  label: { color: '#5b6470' },
  value: { fontFamily: 'Helvetica-Bold' },
})

const REPORTS = {
  'history-report': {
    title: 'Vehicle history report',
    intro: 'What a history report tells: who owned the vehicle, how far it went and where it was serviced.',
    rows: [
      ['Previous owners', 'Number and type of owners'],
      ['Odometer readings', 'Dates and readings on record'],
      ['Services', 'Dates and workshops on record'],
      ['Registration', 'States and dates'],
    ],
  },
  'car-analysis': {
    title: 'Car analysis',
    intro: 'What a car analysis tells: how a car compares with others of its kind for sale.',
    rows: [
      ['Price', 'Against the market for its age and kilometres'],
      ['Kilometres', 'Against the average for its age'],
      ['Running costs', 'Fuel, servicing and tyres over three years'],
      ['Resale', 'Expected value after three years'],
    ],
  },
  'ppsr-report': {
    title: 'PPSR report',
    intro: 'What a search of the Personal Property Securities Register tells of a vehicle on the day of the search.',
    rows: [
      ['Security interests', 'Whether money is owing on the vehicle'],
      ['Written-off register', 'Whether an insurer wrote it off'],
      ['Stolen register', 'Whether it is reported stolen'],
      ['Recalls', 'Open recalls by its maker'],
    ],
  },
}

mkdirSync(folder, { recursive: true })
for (const [name, { title, intro, rows }] of Object.entries(REPORTS)) {
  const lines = rows.map(([label, value]) =>
    h(
      View,
      { key: label, style: styles.row },
      h(Text, { style: styles.label }, label),
      h(Text, { style: styles.value }, value),
    ),
  )
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    h(Text, { style: styles.sample }, 'SAMPLE. This is no report on any vehicle; a dealer’s own reports stand here.'),
    h(Text, { style: styles.title }, title),
    h(Text, { style: styles.intro }, intro),
    ...lines,
  )
  await renderToFile(h(Document, { title: `Sample: ${title}` }, page), `${folder}${name}.pdf`)
  console.log(`${name}.pdf`)
}
