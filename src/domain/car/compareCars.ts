import { carListRepayment, carWeeklyRepayment } from '../finance/carWeekly'
import {
  ENQUIRE_FOR_FINANCE,
  FREQUENCY_LABELS,
  formatAssumptions,
  formatRates,
  formatRepayment,
} from '../finance/labels'
import { type RepaymentFigure, repaymentOn } from '../finance/repaymentFigure'
import type { WeeklyEstimate } from '../finance/weeklyEstimate'
import { formatRate } from '../format'
import type { Site } from '../site/site'
import type { Car } from '../stock/car'
import { type CarPrice, carPrice } from '../stock/price'
import { featureList, keyInformation, specificationGroups } from './specifications'

/** A car of a comparison. */
export interface ComparedCar {
  car: Car
  price: CarPrice
  /** its repayment as on its page; null if none is shown */
  repayment: RepaymentFigure | null
  /** its repayment as on its card, on the site's own terms; null if none is shown */
  siteRepayment: RepaymentFigure | null
}

/** A car with its price and repayment at `now`, as its card and page show them. */
export function toComparedCar(car: Car, site: Site, now: Date): ComparedCar {
  const repayment = (finance: WeeklyEstimate | null) => finance && repaymentOn(finance.terms)
  return {
    car,
    price: carPrice(car, site),
    repayment: repayment(carWeeklyRepayment(car, site, now)),
    siteRepayment: repayment(carListRepayment(car, site, now)),
  }
}

export interface CompareCell {
  /** null if it is not known */
  text: string | null
  /** the best value of its row */
  isBest: boolean
}

export interface CompareRow {
  label: string
  cells: CompareCell[]
  /** not the same for all cars */
  differs: boolean
}

export interface CompareGroup {
  title: string
  rows: CompareRow[]
}

/** Features shown; those that differ come first. */
const MAX_FEATURES = 40

type Better = 'lower' | 'higher'

/** Facts of which a lower or higher number is better for any buyer, by label. All others are a matter of taste. */
const BETTER: Record<string, Better> = {
  Odometer: 'lower',
  Year: 'higher',
  'Fuel consumption, combined': 'lower',
  'Towing capacity, braked': 'higher',
  'ANCAP rating': 'higher',
}

/** What cars of any kind are compared by, in groups, without rows that no car has. Caravans and tractors have their own fields. */
export function compareGroups(cars: readonly ComparedCar[]): CompareGroup[] {
  const ofCar = cars.map(({ car }) => ({ facts: keyInformation(car), groups: specificationGroups(car) }))
  const keyLabels = distinct(ofCar.flatMap(({ facts }) => facts.map(({ label }) => label)))
  const keyRows = keyLabels.map((label) =>
    toRow(
      label,
      ofCar.map(({ facts }) => facts.find((fact) => fact.label === label)?.value ?? null),
    ),
  )
  const titles = distinct(ofCar.flatMap(({ groups }) => groups.map(({ title }) => title)))
  const shown = new Set(keyLabels)
  const specifications = titles.map((title): CompareGroup => {
    const factsOf = ofCar.map(({ groups }) => groups.find((group) => group.title === title)?.facts ?? [])
    const labels = distinct(factsOf.flatMap((facts) => facts.map(({ label }) => label))).filter(
      (label) => !shown.has(label),
    )
    const rows = labels.map((label) =>
      toRow(
        label,
        factsOf.map((facts) => facts.find((fact) => fact.label === label)?.value ?? null),
      ),
    )
    return { title, rows }
  })
  const groups = [
    { title: 'Price', rows: priceRows(cars) },
    {
      title: 'At a glance',
      rows: [
        toRow(
          'Year',
          cars.map(({ car }) => textOf(car.year)),
        ),
        ...keyRows,
      ],
    },
    ...specifications,
    { title: 'Features', rows: featureRows(cars) },
  ]
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ cells }) => cells.some(({ text }) => text !== null)) }))
    .filter(({ rows }) => rows.length > 0)
}

function priceRows(cars: readonly ComparedCar[]): CompareRow[] {
  const amounts = cars.map(({ price }) => (price.kind === 'price' || price.kind === 'offer' ? price.amount : null))
  // Prices of another type, such as without government charges, are not lower; neither are repayments of them.
  const isLikePrice = distinct(cars.map(({ price }) => price.priceType ?? '')).length === 1
  return [
    withBest(
      'Price',
      cars.map(({ price }) => price.label),
      isLikePrice ? amounts : [],
      'lower',
    ),
    row(
      'Price type',
      cars.map(({ price }) => price.priceType),
    ),
    ...repaymentRows(cars, isLikePrice),
  ]
}

/** The repayment of each page. Where one of several cars has terms of its own, such as a lender's offer, also those of the cards, to compare. */
function repaymentRows(cars: readonly ComparedCar[], isLikePrice: boolean): CompareRow[] {
  const own = cars.map(({ repayment }) => repayment)
  const alike = cars.map(({ siteRepayment }) => siteRepayment)
  const hasOffer = own.some((figure) => figure?.source === 'lender')
  const rows = [
    amountRow('Repayment', own, isLikePrice),
    row(
      'Interest rate',
      own.map((figure) => figure && `${formatRate(figure.ratePercent)} p.a.`),
    ),
    row(
      'Comparison rate',
      own.map((figure) => figure && `${formatRate(figure.comparisonRatePercent)} p.a.`),
    ),
    row(
      'Repayment terms',
      own.map((figure) => figure && `${formatAssumptions(figure)}${hasOffer ? `, ${SOURCES[figure.source]}` : ''}`),
    ),
  ]
  if ((!hasOffer && areAlike(own)) || cars.length < 2) return rows
  return [
    ...rows,
    amountRow('Repayment on our own terms, to compare', alike, isLikePrice, 'Not offered on our terms'),
    row(
      'Our own terms',
      alike.map((figure) => figure && `${formatRates(figure)}, ${formatAssumptions(figure)}`),
    ),
  ]
}

const SOURCES: Record<RepaymentFigure['source'], string> = {
  lender: 'a lender’s offer on this vehicle',
  dealer: 'our own terms',
  shopper: 'your terms',
}

/** Repayments; the lowest is the best only if all are on like terms and of prices of one type. `missing` stands where a car has none. */
function amountRow(
  label: string,
  figures: readonly (RepaymentFigure | null)[],
  isLikePrice: boolean,
  missing: string | null = null,
): CompareRow {
  const isLike = areAlike(figures)
  return withBest(
    label,
    figures.map((figure) =>
      figure === null
        ? missing
        : figure.showsEnquire
          ? ENQUIRE_FOR_FINANCE
          : `${formatRepayment(figure.payment)}${FREQUENCY_LABELS[figure.frequency].short}`,
    ),
    isLike && isLikePrice ? figures.map((figure) => (figure && !figure.showsEnquire ? figure.payment : null)) : [],
    'lower',
  )
}

/** True if all repayments are on like terms. */
function areAlike(figures: readonly (RepaymentFigure | null)[]): boolean {
  return distinct(figures.flatMap((figure) => (figure ? likeTerms(figure) : []))).length < 2
}

/** What two repayments must share to be compared: frequency, rate, fees, term, and deposit and final payment as whole percent of the price. */
function likeTerms({ frequency, ratePercent, fees, termYears, deposit, residual, price }: RepaymentFigure): string {
  const share = (amount: number) => Math.round((amount / price) * 100)
  return [frequency, ratePercent, ...Object.values(fees), termYears, share(deposit), share(residual)].join(' ')
}

function featureRows(cars: readonly ComparedCar[]): CompareRow[] {
  const features = cars.map(({ car }) => new Set(featureList(car)))
  // A car without a list may have them all.
  const cells = (feature: string) =>
    features.map((list) => (list.size === 0 ? null : list.has(feature) ? 'Yes' : 'Not listed'))
  return distinct(features.flatMap((list) => [...list]))
    .map((feature) => row(feature, cells(feature)))
    .sort((a, b) => Number(b.differs) - Number(a.differs))
    .slice(0, MAX_FEATURES)
}

function toRow(label: string, texts: readonly (string | null)[]): CompareRow {
  const better = BETTER[label]
  return better ? withBest(label, texts, texts.map(leadingNumber), better) : row(label, texts)
}

/** The number of a formatted fact: 65517 of "65,517 km". */
function leadingNumber(text: string | null): number | null {
  const number = Number.parseFloat((text ?? '').replaceAll(',', ''))
  return Number.isNaN(number) ? null : number
}

function row(
  label: string,
  texts: readonly (string | null)[],
  isBest: (index: number) => boolean = () => false,
): CompareRow {
  return {
    label,
    cells: texts.map((text, index) => ({ text, isBest: text !== null && isBest(index) })),
    differs: distinct(texts.map((text) => text ?? '')).length > 1,
  }
}

/** Marks the best of at least two known values, unless they are all the same. */
function withBest(
  label: string,
  texts: readonly (string | null)[],
  values: readonly (number | null)[],
  better: Better,
): CompareRow {
  const known = values.filter((value) => value !== null)
  const best = better === 'lower' ? Math.min(...known) : Math.max(...known)
  const hasBest = known.length > 1 && known.some((value) => value !== best)
  return row(label, texts, (index) => hasBest && values[index] === best)
}

const textOf = (value: number | null) => (value === null ? null : String(value))
const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]
