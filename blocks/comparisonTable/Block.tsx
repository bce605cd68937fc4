import type { BlockData, BlockProps } from '@blocks/blockProps'
import type { CSSProperties } from 'react'
import { Button } from '@/ui/actions/Button'
import { Section } from '@/ui/layout/Section'
import { Icon } from '@/ui/media/Icon'

/** A table of two to four columns; on phones the label of a row stands above its values. */
export function Block({ block, context }: BlockProps<'comparisonTable'>) {
  const { heading, intro, columns, rows, note } = block
  return (
    <Section heading={heading} intro={intro} headingLevel={context.headingLevel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className="comparison" aria-label={heading} tabIndex={0}>
        <table style={{ '--columns': columns.length } as CSSProperties}>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <ColumnHead key={column.id ?? column.title} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, values }) => {
              const cells = values.split('\n').map((value) => value.trim())
              return (
                <tr key={id ?? label}>
                  <th scope="row">{label}</th>
                  {columns.map(({ id: columnId, title, highlight }, position) => (
                    <td key={columnId ?? title} data-highlight={highlight || undefined}>
                      <Value text={cells[position] ?? ''} />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {note && <p className="mt-4 text-sm text-muted">{note}</p>}
    </Section>
  )
}

function ColumnHead({ column }: { column: BlockData<'comparisonTable'>['columns'][number] }) {
  const { title, detail, highlight, buttonLabel, link } = column
  return (
    <th scope="col" data-highlight={highlight || undefined}>
      <span className="heading-4 block max-sm:text-[0.9375rem]">{title}</span>
      {detail && <span className="numbers mt-1 block text-sm font-normal text-muted">{detail}</span>}
      {buttonLabel && link && (
        <Button href={link} size="sm" variant={highlight ? 'primary' : 'secondary'} className="mt-3">
          {buttonLabel}
        </Button>
      )}
    </th>
  )
}

function Value({ text }: { text: string }) {
  if (/^yes$/i.test(text)) {
    return (
      <>
        <Icon name="check" className="mx-auto size-5 text-positive-text" />
        <span className="sr-only">Yes</span>
      </>
    )
  }
  if (text === '' || /^no$/i.test(text)) {
    return (
      <>
        <Icon name="minus" className="mx-auto size-5 text-muted" />
        <span className="sr-only">No</span>
      </>
    )
  }
  return text
}
