import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { formatCount } from '@/domain/format'
import type { MediaImage } from '@/domain/mediaImage'
import { Card, CardLink } from '@/ui/layout/Card'
import { BrandMark } from '@/ui/media/BrandMark'
import { VEHICLE_ICONS, type VehicleIconName } from '@/ui/media/featureIcons'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'

export interface BrandTile {
  name: string
  slug: string
  logo: MediaImage | null
  /** in stock; null hides the count */
  count: number | null
  href: string
}

export interface BrandGroup {
  label: string
  icon: VehicleIconName
  brands: BrandTile[]
}

interface BrandGridProps {
  groups: BrandGroup[]
  noun: { one: string; many: string }
  headingLevel: 2 | 3
}

/** Brands that two groups may have together to share one row on wide pages. */
const MAX_IN_ROW = 8

/** Brand logos that link to their stock; groups have headings if there are several (SITE-11). */
export function BrandGrid({ groups, noun, headingLevel }: BrandGridProps) {
  const Heading = `h${headingLevel}` as const
  const [first, second] = groups.map(({ brands }) => brands.length)
  const inRow = groups.length === 2 && first! + second! <= MAX_IN_ROW
  return (
    <div
      className={clsx('grid gap-10', inRow && 'lg:[grid-template-columns:var(--groups)]')}
      style={inRow ? ({ '--groups': `minmax(0, ${first}fr) minmax(0, ${second}fr)` } as CSSProperties) : undefined}
    >
      {groups.map(({ label, icon, brands }) => {
        return (
          <div key={label}>
            {groups.length > 1 && (
              <Heading className="heading-4 mb-4 flex items-center gap-3">
                <Icon name={VEHICLE_ICONS[icon]} className="size-6 text-accent-text" />
                {label}
              </Heading>
            )}
            <ul
              className={`grid gap-2 sm:gap-grid ${brands.length % 4 === 0 || brands.length > 9 ? 'grid-cols-4' : 'grid-cols-3'} ${brands.length % 5 === 0 ? 'md:grid-cols-5' : ''} ${inRow ? IN_ROW[brands.length] : columnsFor(brands.length)}`}
            >
              {brands.map((brand) => (
                <Brand key={brand.slug} brand={brand} noun={noun} />
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}

function Brand({ brand: { name, slug, logo, count, href }, noun }: { brand: BrandTile; noun: BrandGridProps['noun'] }) {
  return (
    <Card
      as="li"
      interactive
      className="flex flex-col items-center justify-center gap-1 text-center max-sm:px-0.5 max-sm:py-3 sm:gap-3"
    >
      {logo ? (
        <Picture
          src={logo.url}
          alt=""
          width={logo.width}
          height={logo.height}
          fit="contain"
          sizes="160px"
          className="h-9 w-auto max-w-full sm:my-2 sm:h-12"
        />
      ) : (
        <BrandMark slug={slug} className="size-10 sm:my-1 sm:size-14" />
      )}
      <CardLink href={href} className="max-w-full font-semibold max-sm:text-xs">
        {name}
      </CardLink>
      {count !== null && (
        <p className="numbers -mt-1 text-xs text-muted sm:-mt-3 sm:text-sm">
          {count === 0 ? 'None in stock' : formatCount(count, noun)}
        </p>
      )}
    </Card>
  )
}

/** As many columns as brands. */
const IN_ROW: Partial<Record<number, string>> = {
  1: 'lg:grid-cols-1',
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-6',
  7: 'lg:grid-cols-7',
}

/** Six columns on wide screens, or the number that leaves the fewest gaps. */
function columnsFor(brands: number): string {
  if (brands % 6 === 0 || brands > 12) return 'lg:grid-cols-6'
  if (brands % 5 === 0) return 'lg:grid-cols-5'
  return brands % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-6'
}
