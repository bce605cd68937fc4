import { exampleCars } from '@blocks/examples/cars'
import { clsx } from 'clsx'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Chip } from '@/ui/content/Chip'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { Container } from '@/ui/layout/Container'
import { SpecimenFrame } from '../SpecimenFrame'
import { findSpecimen, isThemeName, type Specimen, showsCar, THEME_NAMES } from '../specimens'

interface SpecimenPageProps {
  params: Promise<{ name: string }>
  searchParams: Promise<Partial<Record<'theme' | 'width' | 'car', string>>>
}

/** Phone, tablet and desktop, in pixels; full width by default. */
const WIDTHS = [390, 768, 1440]

export async function generateMetadata({ params }: SpecimenPageProps): Promise<Metadata> {
  const specimen = findSpecimen((await params).name)
  return specimen ? { title: `${specimen.title} · Styleguide` } : {}
}

/** One specimen in every theme, each in an iframe, so that media queries and sticky elements work as on a page. */
export default async function SpecimenPage({ params, searchParams }: SpecimenPageProps) {
  const specimen = findSpecimen((await params).name)
  if (!specimen) notFound()
  const { theme: themeParam, width: widthParam, car } = await searchParams
  const width = WIDTHS.find((candidate) => String(candidate) === widthParam)
  const names = isThemeName(themeParam) ? [themeParam] : THEME_NAMES
  return (
    <>
      <Container className="grid gap-5 py-10">
        <Breadcrumbs items={[{ name: 'Styleguide', url: '/styleguide' }, { name: specimen.title }]} />
        <div>
          <h1 className="heading-2">{specimen.title}</h1>
          <p className="measure mt-2 text-muted">{specimen.description}</p>
        </div>
        <Choices
          specimen={specimen}
          chosen={{ theme: isThemeName(themeParam) ? themeParam : undefined, width: widthParam, car }}
        />
      </Container>
      <div className={clsx('grid gap-10 px-(--gutter) pb-16', width === 390 && 'justify-start sm:flex sm:flex-wrap')}>
        {names.map((name) => (
          <SpecimenFrame
            key={name}
            title={name}
            src={`/styleguide/${specimen.name}/${name}${car ? `?car=${encodeURIComponent(car)}` : ''}`}
            width={width}
          />
        ))}
      </div>
    </>
  )
}

type Choice = Partial<Record<'theme' | 'width' | 'car', string>>

function Choices({ specimen, chosen }: { specimen: Specimen; chosen: Choice }) {
  const rows: { key: keyof Choice; title: string; options: [value: string | undefined, label: string][] }[] = [
    {
      key: 'theme',
      title: 'Theme',
      options: [[undefined, 'All'], ...THEME_NAMES.map((name): [string, string] => [name, name])],
    },
    {
      key: 'width',
      title: 'Width',
      options: [[undefined, 'Window'], ...WIDTHS.map((width) => [String(width), `${width} px`] as [string, string])],
    },
  ]
  if (showsCar(specimen)) {
    const [first, ...rest] = exampleCars(new Date())
    rows.push({
      key: 'car',
      title: 'Car',
      options: [[undefined, first?.label ?? ''], ...rest.map(({ name, label }) => [name, label] as [string, string])],
    })
  }
  return rows.map(({ key, title, options }) => (
    <nav key={key} aria-label={title} className="flex flex-wrap items-center gap-2">
      <span className="w-14 text-sm text-muted">{title}</span>
      {options.map(([value, label]) => (
        <Chip
          key={label}
          href={specimenUrl(specimen, { ...chosen, [key]: value })}
          aria-current={chosen[key] === value ? 'true' : undefined}
          className={clsx(chosen[key] === value && 'bg-ink text-paper')}
        >
          {label}
        </Chip>
      ))}
    </nav>
  ))
}

function specimenUrl(specimen: Specimen, choice: Choice): string {
  const params = Object.entries(choice).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const query = new URLSearchParams(params).toString()
  return `/styleguide/${specimen.name}${query ? `?${query}` : ''}`
}
