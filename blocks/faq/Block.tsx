import type { FAQPage, WithContext } from 'schema-dts'
import type { BlockData, BlockProps } from '@/site/blocks'
import { JsonLd } from '@/ui/JsonLd'
import { Accordion, AccordionItem } from '@/ui/Accordion'
import { Section } from '@/ui/Section'

export function Block({ block, context }: BlockProps<'faq'>) {
  return (
    <Section heading={block.heading} headingLevel={context.headingLevel} width="narrow">
      <Accordion>
        {block.questions.map(({ id, question, answer }) => (
          <AccordionItem key={id ?? question} heading={question}>
            <p className="whitespace-pre-line">{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
      <JsonLd data={faqPage(block.questions)} />
    </Section>
  )
}

function faqPage(questions: BlockData<'faq'>['questions']): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
