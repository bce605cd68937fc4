import type { BlockData, BlockProps } from '@blocks/blockProps'
import type { FAQPage } from 'schema-dts'
import { type JsonLd as JsonLdData, jsonLdText } from '@/domain/structuredData/jsonLd'
import { JsonLd } from '@/ui/content/JsonLd'
import { Accordion, AccordionItem } from '@/ui/layout/Accordion'
import { Section } from '@/ui/layout/Section'

export function Block({ block, context }: BlockProps<'faq'>) {
  return (
    <Section heading={block.heading} headingLevel={context.headingLevel} beside>
      <Accordion>
        {block.questions.map(({ id, question, answer }) => (
          <AccordionItem key={id ?? question} heading={question}>
            <p className="whitespace-pre-line">{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
      <JsonLd text={jsonLdText(faqPage(block.questions))} />
    </Section>
  )
}

function faqPage(questions: BlockData<'faq'>['questions']): JsonLdData<FAQPage> {
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
