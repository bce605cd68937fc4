import { Icon } from '@/ui/media/Icon'
import { Button } from '../actions/Button'
import { IconButton } from '../actions/IconButton'
import { LinkArrow } from '../actions/LinkArrow'
import { Badge } from '../content/Badge'
import { Chip } from '../content/Chip'
import { Price, PriceSmall } from '../content/Price'
import { Rating } from '../content/Rating'

/** Buttons in every variant, size and state. */
export function ButtonSpecimens() {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button>Enquire now</Button>
        <Button variant="inverse">Book a test drive</Button>
        <Button variant="secondary">
          <Icon name="phone" />
          Call us
        </Button>
        <Button variant="quiet">Clear all</Button>
        <Button loading>Enquire now</Button>
        <Button disabled>Sold</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button size="lg">Large</Button>
        <IconButton label="Share">
          <Icon name="share-2" />
        </IconButton>
        <IconButton label="Save" variant="outline">
          <Icon name="heart" />
        </IconButton>
        <IconButton label="Saved" variant="solid" pressed>
          <Icon name="heart" />
        </IconButton>
        <LinkArrow href="#gallery">See all locations</LinkArrow>
        <a href="#gallery" className="link">
          A link in text
        </a>
      </div>
    </div>
  )
}

/** Small labels used on cards. */
export function ChipSpecimens() {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Chip removable>Mazda</Chip>
        <Chip removable>Under $30,000</Chip>
        <Chip>$10,000</Chip>
        <Chip pressed>$15,000</Chip>
        <Chip href="#gallery">Utes</Chip>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge>Demo</Badge>
        <Badge tone="accent">Just arrived</Badge>
        <Badge tone="positive">Electric</Badge>
        <Badge tone="warning">Reserved</Badge>
        <Badge tone="sold">Just sold</Badge>
        <Badge tone="ink">Coming soon</Badge>
        <Badge tone="accent" soft>
          New
        </Badge>
        <Badge tone="positive" soft>
          Open now
        </Badge>
        <Badge tone="warning" soft>
          Closing soon
        </Badge>
      </div>
      <div className="flex flex-wrap items-center gap-6">
        <Rating value={4.3} count={214} showValue />
        <Rating value={4.4} size="lg" />
        <Rating value={2.7} size="sm" count={3} />
      </div>
      <div className="flex flex-wrap items-start gap-10">
        <Price text="$45,990" before="$48,990" note="Drive away" size="lg" />
        <Price text="$31,450" note="Excl. government charges" />
        <PriceSmall text="$173" note="a week at 7.99% p.a." />
      </div>
    </>
  )
}
