import { Document, Image, Page, Text, View } from '@react-pdf/renderer'
import type { Brochure } from '@/domain/car/brochure'
import type { CarFact } from '@/domain/car/specifications'
import type { ThemeColour } from '@/domain/site/theme'
import { brochureStyles } from './brochureStyles'

export interface CarBrochureProps {
  brochure: Brochure
  siteName: string
  colours: Record<ThemeColour, string>
  /** JPEG; null if the site has none */
  logo: Buffer | null
  /** JPEGs, the main photo first */
  photos: readonly Buffer[]
}

/** Height of the small photos in points (3:2), by their number. */
const THUMB_HEIGHTS: Readonly<Record<number, number>> = { 1: 173, 2: 150, 3: 112, 4: 84 }

/** Height of the main photo in points; the repayment and its warning take a part of it. */
const HERO_HEIGHTS = { alone: 290, withRepayment: 244 } as const

/** Lines of comments that fit on the first page below its photos, and without a large photo. */
const COMMENT_LINES = { belowPhotos: 8, roomy: 14 } as const

/** Features that fit below the photos without comments: seven rows of three. */
const FEATURES_BELOW_PHOTOS = 21

/** A two-page A4 brochure of a car (CAR-16). For @react-pdf/renderer, on the server only. */
export function CarBrochure({ brochure, siteName, colours, logo, photos }: CarBrochureProps) {
  const styles = brochureStyles(colours)
  const {
    title,
    subtitle,
    notice,
    price,
    repayment,
    keyFacts,
    comments,
    groups,
    details,
    features,
    furtherFeatures,
    dealer,
  } = brochure
  const [hero, ...others] = photos
  const sections = [...groups, ...(details.length > 0 ? [{ title: 'Vehicle details', facts: details }] : [])]
  const [leftColumn, rightColumn] = splitIntoColumns(sections)
  // Two photos share a row; of three or more, the first is large.
  const pair = others.length === 1
  // The features move to the first page when it would be half empty.
  const hasSpace = !hero || pair || (!comments && features.length <= FEATURES_BELOW_PHOTOS)

  const footer = (
    <View style={styles.foot} fixed>
      <View style={styles.footLine}>
        <Text>{brochure.urlText}</Text>
        <Text>
          {['Stock no. ', brochure.stockNumber, dealer.licence ? `  ·  Licence ${dealer.licence}` : ''].join('')}
        </Text>
      </View>
      <Text style={styles.smallPrint}>{brochure.disclaimer}</Text>
    </View>
  )

  return (
    <Document title={`${title} ${subtitle}`.trim()} author={siteName} subject={`Stock number ${brochure.stockNumber}`}>
      <Page size="A4" style={styles.page}>
        <View style={styles.head}>
          {logo ? <Image src={logo} style={styles.logo} /> : <Text style={styles.name}>{siteName}</Text>}
          <View style={styles.headRight}>
            {dealer.phone && <Text style={styles.headPhone}>{dealer.phone}</Text>}
            <Text>{dealer.place ?? dealer.name}</Text>
          </View>
        </View>
        {hero ? (
          !pair && (
            <Image src={hero} style={[styles.hero, { height: HERO_HEIGHTS[repayment ? 'withRepayment' : 'alone'] }]} />
          )
        ) : (
          <View style={styles.noPhoto}>
            <Text>New arrival. Photos are on their way.</Text>
          </View>
        )}
        {others.length > 0 && (
          <View style={styles.strip}>
            {(pair ? photos : others).map((photo, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: photos keep their order
              <Image key={position} src={photo} style={[styles.thumb, { height: THUMB_HEIGHTS[others.length] }]} />
            ))}
          </View>
        )}
        <View style={styles.titleRow}>
          <View style={{ flex: 1 }}>
            {notice && <Text style={styles.notice}>{notice}</Text>}
            <Text style={styles.title}>{title}</Text>
            {subtitle && <Text style={styles.subtitle}>{subtitle}</Text>}
          </View>
          {price && (
            <View style={styles.price}>
              <Text style={styles.amount}>{price.label}</Text>
              {price.was && <Text style={styles.was}>{price.was}</Text>}
              {price.note && <Text style={styles.priceNote}>{price.note}</Text>}
            </View>
          )}
        </View>
        {repayment && (
          <View style={styles.repayment}>
            <Text style={styles.strong}>{repayment.text}</Text>
            <Text style={styles.warning}>{repayment.note}</Text>
          </View>
        )}
        <View style={styles.keyFacts}>
          {keyFacts.map(({ label, value }) => (
            <View key={label} style={styles.keyFact}>
              <Text style={styles.label}>{label}</Text>
              <Text style={styles.strong}>{value}</Text>
            </View>
          ))}
        </View>
        {comments && (
          <View>
            <Text style={styles.heading}>Dealer comments</Text>
            <Text
              style={{ maxLines: COMMENT_LINES[hero && !pair ? 'belowPhotos' : 'roomy'], textOverflow: 'ellipsis' }}
            >
              {comments}
            </Text>
          </View>
        )}
        {hasSpace && <FeatureList features={features} further={furtherFeatures} styles={styles} />}
        {footer}
      </Page>
      <Page size="A4" style={styles.page}>
        <Text style={styles.secondTitle}>{`${title} ${subtitle}`.trim()}</Text>
        <View style={styles.columns}>
          <FactColumn sections={leftColumn} styles={styles} />
          <FactColumn sections={rightColumn} styles={styles} />
        </View>
        {!hasSpace && <FeatureList features={features} further={furtherFeatures} styles={styles} />}
        <View style={styles.dealer} wrap={false}>
          <View style={{ flex: 1 }}>
            <Text style={styles.dealerName}>{dealer.name}</Text>
            {dealer.place && dealer.place !== dealer.name && <Text>{dealer.place}</Text>}
            {dealer.address && <Text>{dealer.address}</Text>}
            {dealer.licence && <Text>Dealer licence {dealer.licence}</Text>}
          </View>
          <View style={{ alignItems: 'flex-end' }}>
            {dealer.phone && <Text style={styles.dealerPhone}>{dealer.phone}</Text>}
            <Text>{brochure.urlText.split('/')[0]}</Text>
          </View>
        </View>
        {repayment && <Text style={styles.financeDisclaimer}>{repayment.disclaimer}</Text>}
        {footer}
      </Page>
    </Document>
  )
}

interface Styled {
  styles: ReturnType<typeof brochureStyles>
}

function FeatureList({ features, further, styles }: Styled & { features: readonly string[]; further: number }) {
  if (features.length === 0) return null
  return (
    <View>
      <Text style={styles.heading}>Features</Text>
      <View style={styles.features}>
        {features.map((feature) => (
          <View key={feature} style={styles.feature}>
            <View style={styles.bullet} />
            <Text style={{ flex: 1 }}>{feature}</Text>
          </View>
        ))}
      </View>
      {further > 0 && <Text style={styles.factLabel}>and {further} more on our website</Text>}
    </View>
  )
}

interface FactSection {
  title: string
  facts: CarFact[]
}

function FactColumn({ sections, styles }: Styled & { sections: readonly FactSection[] }) {
  return (
    <View style={styles.column}>
      {sections.map(({ title, facts }) => (
        <View key={title} wrap={false}>
          <Text style={styles.heading}>{title}</Text>
          {facts.map(({ label, value }) => (
            <View key={label} style={styles.fact}>
              <Text style={styles.factLabel}>{label}</Text>
              <Text style={styles.factValue}>{value}</Text>
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}

/** Sections in two balanced columns, in the given order; a heading counts as two lines. */
function splitIntoColumns(sections: readonly FactSection[]): [FactSection[], FactSection[]] {
  const countLines = ({ facts }: FactSection) => facts.length + 2
  const leftColumn = new Set<FactSection>()
  const lengths = { left: 0, right: 0 }
  for (const section of [...sections].sort((a, b) => countLines(b) - countLines(a))) {
    const side = lengths.left <= lengths.right ? 'left' : 'right'
    lengths[side] += countLines(section)
    if (side === 'left') leftColumn.add(section)
  }
  return [sections.filter((section) => leftColumn.has(section)), sections.filter((section) => !leftColumn.has(section))]
}
