import type { BlockData, BlockProps } from '@blocks/blockProps'
import type { ReactNode } from 'react'
import { toMediaImage } from '@/data/fromPayload/media'
import { formatPhone, telLink } from '@/domain/phone'
import { Section } from '@/ui/layout/Section'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'

type Person = BlockData<'team'>['people'][number]

export function Block({ block, context }: BlockProps<'team'>) {
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel}>
      <ul className="grid gap-x-grid gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {block.people.map((person) => (
          <PersonCard
            key={person.id ?? person.name}
            person={person}
            headingLevel={context.headingLevel === 1 ? 2 : 3}
          />
        ))}
      </ul>
    </Section>
  )
}

function PersonCard({ person, headingLevel }: { person: Person; headingLevel: 2 | 3 }) {
  const { name, role, text, image, phone, email } = person
  const picture = toMediaImage(image)
  const Heading = `h${headingLevel}` as const
  return (
    <li className="flex flex-col">
      <div className="grid size-24 place-items-center overflow-hidden rounded-full bg-accent-soft">
        {picture ? (
          <Picture src={picture.url} alt="" width={96} height={96} crop="1:1" sizes="6rem" className="size-full" />
        ) : (
          <span aria-hidden className="heading-3 text-accent-text">
            {initials(name)}
          </span>
        )}
      </div>
      <Heading className="heading-4 mt-4">{name}</Heading>
      <p className="text-sm text-muted">{role}</p>
      {text && <p className="mt-2">{text}</p>}
      <div className="mt-2 flex flex-col items-start">
        {phone && (
          <ContactLink
            href={telLink(phone)}
            icon={<Icon name="phone" className="size-4" />}
            text={formatPhone(phone)}
          />
        )}
        {email && <ContactLink href={`mailto:${email}`} icon={<Icon name="mail" className="size-4" />} text={email} />}
      </div>
    </li>
  )
}

function ContactLink({ href, icon, text }: { href: string; icon: ReactNode; text: string }) {
  return (
    <a href={href} className="numbers inline-flex min-h-11 max-w-full items-center gap-2 text-sm hover:underline">
      {icon}
      <span className="truncate">{text}</span>
    </a>
  )
}

/** "Maria Vassos" as "MV": the first letters of the first and the last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}
