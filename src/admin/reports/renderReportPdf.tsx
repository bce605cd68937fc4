import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { WeeklyPdf } from '@/data/reports/weeklyReport'
import { formatValue, type ReportTable } from '@/domain/reports/report'

const QUIET = '#5b6470'
const styles = StyleSheet.create({
  page: { padding: 40, paddingBottom: 50, fontFamily: 'Helvetica', fontSize: 9, lineHeight: 1.4, color: '#14181d' },
  title: { fontFamily: 'Helvetica-Bold', fontSize: 18, lineHeight: 1.3 },
  quiet: { color: QUIET },
  figures: { flexDirection: 'row', marginTop: 16, gap: 8 },
  figure: { flex: 1, padding: 10, backgroundColor: '#f3f4f6' },
  value: { fontFamily: 'Helvetica-Bold', fontSize: 18, lineHeight: 1.3 },
  heading: { fontFamily: 'Helvetica-Bold', fontSize: 12, marginTop: 18, marginBottom: 4 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: '#dfe3e8', paddingVertical: 3, gap: 8 },
  first: { flex: 2 },
  cell: { flex: 1, textAlign: 'right' },
  foot: { position: 'absolute', bottom: 24, left: 40, right: 40, color: QUIET, fontSize: 7 },
})

/** The figures of a week as a PDF to print or pass on. Runs in a process of its own: it takes up to a second. */
export function renderReportPdf({ title, period, figures, tables }: WeeklyPdf): Promise<Buffer> {
  return renderToBuffer(
    <Document title={`${title}: figures of ${period}`} language="en-AU">
      <Page size="A4" style={styles.page}>
        <Text style={styles.title}>{title}</Text>
        <Text style={styles.quiet}>{period}, compared with the days before</Text>
        <View style={styles.figures}>
          {figures.map(({ label, kind, value, change }) => (
            <View key={label} style={styles.figure}>
              <Text style={styles.quiet}>{label}</Text>
              <Text style={styles.value}>{formatValue(kind, value) || '0'}</Text>
              <Text style={styles.quiet}>{change === null ? 'nothing to compare' : formatPlain(change)}</Text>
            </View>
          ))}
        </View>
        {tables.map((table) => (
          <PdfTable key={table.title} table={table} />
        ))}
        <Text
          fixed
          render={({ pageNumber, totalPages }) => `${title}, ${period}. Page ${pageNumber} of ${totalPages}`}
          style={styles.foot}
        />
      </Page>
    </Document>,
  )
}

/** The fonts of PDF have no minus sign. */
const formatPlain = (change: number) => formatValue('change', change).replace('\u2212', '-')

function PdfTable({ table: { title, columns, rows, empty } }: { table: ReportTable }) {
  return (
    <View>
      <Text minPresenceAhead={60} style={styles.heading}>
        {title}
      </Text>
      {rows.length === 0 ? (
        <Text style={styles.quiet}>{empty}</Text>
      ) : (
        <>
          <View style={styles.row}>
            {columns.map(({ label }, index) => (
              <Text key={label} style={[index === 0 ? styles.first : styles.cell, styles.quiet]}>
                {label}
              </Text>
            ))}
          </View>
          {rows.map((row) => (
            <View key={JSON.stringify(row)} style={styles.row} wrap={false}>
              {row.map((value, index) => (
                <Text key={columns[index]!.label} style={index === 0 ? styles.first : styles.cell}>
                  {formatValue(columns[index]!.kind, value).replace('\u2212', '-')}
                </Text>
              ))}
            </View>
          ))}
        </>
      )}
    </View>
  )
}
