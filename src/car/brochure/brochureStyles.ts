import { StyleSheet } from '@react-pdf/renderer'
import type { ThemeColour } from '@/domain/site/theme'

const MARGIN = 36

/** Styles of the brochure in a site's colours, on A4, in points. */
export function brochureStyles(colours: Record<ThemeColour, string>) {
  const muted = '#5b6470'
  const hairline = '#dfe3e8'
  return StyleSheet.create({
    page: {
      paddingTop: 28,
      paddingBottom: 62,
      paddingHorizontal: MARGIN,
      fontFamily: 'Helvetica',
      fontSize: 9,
      lineHeight: 1.4,
      color: '#14181d',
    },
    head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', height: 40, marginBottom: 12 },
    logo: { maxHeight: 34, maxWidth: 180, objectFit: 'contain', objectPosition: 'left' },
    name: { fontFamily: 'Helvetica-Bold', fontSize: 15, lineHeight: 1.3, color: colours.ink },
    secondTitle: { fontFamily: 'Helvetica-Bold', fontSize: 13, lineHeight: 1.25, color: colours.ink },
    headRight: { textAlign: 'right', color: muted },
    headPhone: { fontFamily: 'Helvetica-Bold', fontSize: 12, lineHeight: 1.35, color: colours.ink },
    hero: { width: '100%', height: 290, objectFit: 'cover', backgroundColor: colours.surface },
    strip: { flexDirection: 'row', marginTop: 4, gap: 4 },
    thumb: { flex: 1, objectFit: 'cover', backgroundColor: colours.surface },
    noPhoto: {
      height: 120,
      backgroundColor: colours.surface,
      alignItems: 'center',
      justifyContent: 'center',
      color: muted,
    },
    titleRow: {
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'flex-start',
      marginTop: 18,
      gap: 20,
    },
    notice: { fontFamily: 'Helvetica-Bold', fontSize: 10, letterSpacing: 0.6, color: colours.sold, marginBottom: 3 },
    title: { fontFamily: 'Helvetica-Bold', fontSize: 20, lineHeight: 1.15, color: colours.ink },
    subtitle: { fontSize: 12, color: muted, marginTop: 4 },
    price: { alignItems: 'flex-end', paddingLeft: 14, borderLeftWidth: 3, borderLeftColor: colours.accent },
    amount: { fontFamily: 'Helvetica-Bold', fontSize: 24, lineHeight: 1.15, color: colours.ink },
    was: { color: muted, textDecoration: 'line-through' },
    priceNote: { color: muted },
    keyFacts: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 16, gap: 6 },
    keyFact: { width: '24%', padding: 8, backgroundColor: colours.surface },
    label: { fontSize: 8, color: muted },
    strong: { fontFamily: 'Helvetica-Bold', fontSize: 10 },
    heading: { fontFamily: 'Helvetica-Bold', fontSize: 12, color: colours.ink, marginTop: 16, marginBottom: 6 },
    columns: { flexDirection: 'row', gap: 26 },
    column: { flex: 1 },
    fact: {
      flexDirection: 'row',
      justifyContent: 'space-between',
      gap: 12,
      paddingVertical: 2.6,
      borderBottomWidth: 0.5,
      borderBottomColor: hairline,
    },
    factLabel: { color: muted },
    factValue: { textAlign: 'right', flexShrink: 1, maxWidth: '62%' },
    features: { flexDirection: 'row', flexWrap: 'wrap' },
    feature: { width: '33.3%', flexDirection: 'row', gap: 5, paddingRight: 10, paddingVertical: 1.6 },
    bullet: { width: 4, height: 4, marginTop: 4.2, backgroundColor: colours.accent },
    dealer: {
      flexDirection: 'row',
      justifyContent: 'space-between',
      marginTop: 20,
      padding: 14,
      backgroundColor: colours.ink,
      color: colours.paper,
      gap: 20,
    },
    dealerName: { fontFamily: 'Helvetica-Bold', fontSize: 12, lineHeight: 1.4 },
    dealerPhone: { fontFamily: 'Helvetica-Bold', fontSize: 16, lineHeight: 1.3 },
    foot: { position: 'absolute', left: MARGIN, right: MARGIN, bottom: 20, height: 34 },
    smallPrint: { fontSize: 6.5, lineHeight: 1.35, color: muted, maxLines: 2, textOverflow: 'ellipsis' },
    footLine: {
      flexDirection: 'row',
      justifyContent: 'space-between',
      fontSize: 7,
      color: muted,
      borderTopWidth: 0.5,
      borderTopColor: hairline,
      paddingTop: 4,
      marginBottom: 2,
    },
  })
}
