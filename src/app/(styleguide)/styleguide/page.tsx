import { Card, CardLink } from '@/ui/layout/Card'
import { Container } from '@/ui/layout/Container'
import { type Specimen, specimenGroups } from './specimens'

/** Every block type with its thumbnail, grouped as in the admin. */
export default function StyleguideIndex() {
  return (
    <Container className="grid gap-12 py-12">
      <div>
        <h1 className="heading-1">Styleguide</h1>
        <p className="measure mt-3 text-lg text-muted">
          Every block with its example, on the theme of each demo dealer, and the parts that blocks are made of.
        </p>
      </div>
      {specimenGroups.map(({ title, specimens }) => (
        <section key={title} aria-labelledby={headingId(title)}>
          <h2 id={headingId(title)} className="heading-3 mb-5">
            {title}
          </h2>
          <ul className="grid gap-grid sm:grid-cols-2 lg:grid-cols-3">
            {specimens.map((specimen) => (
              <SpecimenCard key={specimen.name} specimen={specimen} />
            ))}
          </ul>
        </section>
      ))}
    </Container>
  )
}

function SpecimenCard({ specimen: { name, title, description, block } }: { specimen: Specimen }) {
  return (
    <Card as="li" interactive className="flex gap-4">
      {block && (
        // biome-ignore lint/performance/noImgElement: an SVG of a few hundred bytes needs no optimiser
        <img
          src={`/block-thumbnails/${name}.svg`}
          alt=""
          width={96}
          height={64}
          className="h-16 w-24 flex-none rounded-control"
        />
      )}
      <div className="min-w-0">
        <h3 className="heading-5">
          <CardLink href={`/styleguide/${name}`}>{title}</CardLink>
        </h3>
        <p className="mt-1 text-sm text-muted">{description}</p>
      </div>
    </Card>
  )
}

function headingId(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, '-')
}
