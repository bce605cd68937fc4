import { Icon } from '@/ui/media/Icon'
import { Button } from '../actions/Button'
import { DefinitionList } from '../content/DefinitionList'
import { EmptyState } from '../content/EmptyState'
import { Price } from '../content/Price'
import { Prose } from '../content/Prose'
import { Rating } from '../content/Rating'
import { Skeleton, SkeletonText } from '../content/Skeleton'
import { Stat } from '../content/Stat'
import { Table } from '../content/Table'
import { Accordion, AccordionItem } from '../layout/Accordion'
import { Breadcrumbs } from '../layout/Breadcrumbs'
import { Card, CardLink } from '../layout/Card'
import { Pagination } from '../layout/Pagination'
import { Section } from '../layout/Section'
import { ShowMore, ShowMoreText } from '../layout/ShowMore'
import { Tabs } from '../layout/Tabs'
import { Carousel } from '../media/Carousel'
import { Picture } from '../media/Picture'

const NAMES = ['2024 Mitsubishi Triton GLX-R Double Cab Pick Up MV', '2021 Mazda CX-5 Maxx Sport', '2019 Kia Rio S']
const REVIEWS = [
  'Straight answers from the first call.',
  'They found the ute I wanted in a week.',
  'No pressure at all.',
  'Fair trade-in.',
]

/** Content primitives of pages. */
export function ContentSpecimens() {
  return (
    <>
      <Breadcrumbs
        items={[{ name: 'Home', url: '/' }, { name: 'Used cars', url: '/search/used-cars' }, { name: 'Mazda CX-5' }]}
      />
      <Section
        eyebrow="Just in"
        heading="Three cars you could drive home today"
        intro="Each one inspected, photographed and priced this week."
        action={
          <Button variant="secondary" href="#gallery">
            See all cars
          </Button>
        }
      >
        <div className="auto-grid">
          {NAMES.map((name) => (
            <Card as="article" key={name} interactive padding="none" className="overflow-hidden">
              <div className="relative aspect-3/2">
                <Picture src={null} alt="" fill sizes="(min-width: 64rem) 33vw, 100vw" />
              </div>
              <div className="p-card">
                <CardLink href="#gallery" className="line-clamp-1 font-semibold">
                  {name}
                </CardLink>
                <p className="mt-1 text-sm text-muted">24,500 km · Automatic · Diesel</p>
                <Price text="$45,990" note="Drive away" className="mt-3" />
              </div>
            </Card>
          ))}
        </div>
      </Section>
      <Carousel label="Customer reviews" swipeHint heading={<h3 className="heading-3">What customers say</h3>}>
        {REVIEWS.map((text) => (
          <Card key={text}>
            <Rating value={5} size="sm" />
            <p className="mt-3">{text}</p>
          </Card>
        ))}
      </Carousel>
      <dl className="grid grid-cols-3 gap-6">
        <Stat value="50+" label="locations" />
        <Stat value="40+" label="brands" />
        <Stat value="30+" label="years" />
      </dl>
      <div className="grid gap-8 md:grid-cols-2">
        <Card>
          <h3 className="heading-4 mb-2">Specifications</h3>
          <DefinitionList
            columns={1}
            items={[
              { term: 'Engine', value: '2.4 L turbo diesel' },
              { term: 'Towing, braked', value: '3,500 kg' },
              { term: 'Fuel use', value: '7.7 L/100 km' },
            ]}
          />
          <ShowMore
            rest={
              <DefinitionList
                columns={1}
                items={[
                  { term: 'Seats', value: '5' },
                  { term: 'ANCAP', value: '5 stars (2024)' },
                ]}
              />
            }
          />
        </Card>
        <Card>
          <Table
            caption="Opening hours"
            columns={[
              { key: 'day', label: 'Day' },
              { key: 'hours', label: 'Hours', align: 'end' },
            ]}
            rows={[
              { key: 'week', cells: { day: 'Mon-Fri', hours: '8:30 am - 5:30 pm' }, current: true },
              { key: 'sat', cells: { day: 'Saturday', hours: '9:00 am - 4:00 pm' } },
              { key: 'sun', cells: { day: 'Sunday', hours: 'Closed' } },
            ]}
          />
        </Card>
      </div>
      <DefinitionList
        look="stacked"
        columns={3}
        items={[
          { term: 'Odometer', value: '24,500 km', icon: <Icon name="gauge" /> },
          { term: 'Fuel', value: 'Diesel', icon: <Icon name="fuel" /> },
          { term: 'Transmission', value: 'Automatic', icon: <Icon name="settings-2" /> },
        ]}
      />
      <Tabs
        label="Departments"
        tabs={[
          { value: 'sales', label: 'Sales', content: <p>Open until 5:30 pm.</p> },
          { value: 'service', label: 'Service', content: <p>Open from 7:30 am.</p> },
          { value: 'parts', label: 'Parts', content: <p>Open until 5:00 pm.</p> },
        ]}
      />
      <Accordion>
        <AccordionItem heading="Can I trade in a car with finance owing?" open>
          Yes. We pay out the lender and put what is left toward your next car.
        </AccordionItem>
        <AccordionItem heading="How long does a valuation take?">Ten minutes on the day, or two online.</AccordionItem>
      </Accordion>
      <Prose>
        <h2>Why buy from a local dealer?</h2>
        <p>
          Ours has been inspected by our own technicians. <a href="#gallery">See what they check</a>, and what happens
          when they find something.
        </p>
        <ul>
          <li>A written inspection with every used car</li>
          <li>Service loan cars by booking</li>
        </ul>
        <blockquote>“They rang back when they said they would.”</blockquote>
      </Prose>
      <ShowMoreText
        text={'One owner, full service history, two keys and a tow bar that has never towed.\nReady to drive away.'}
        short="One owner, full service history…"
      />
      <Pagination page={3} pageCount={12} hrefFor={(page) => `?page=${page}`} />
      <Card>
        <EmptyState
          icon={<Icon name="search-x" />}
          title="No Results Available"
          actions={<Button>Clear Filters</Button>}
          headingLevel={3}
        >
          No results found for your search at this time. Please try adjusting the filters for more results.
        </EmptyState>
      </Card>
      <div className="grid max-w-sm gap-3">
        <Skeleton className="aspect-3/2" />
        <SkeletonText />
      </div>
    </>
  )
}
