import { defineBlock } from '../defineBlock'

export const faqBlock = defineBlock({
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  description: 'Questions that expand to show their answers, also marked up for search engines.',
  group: 'Content',
  keywords: ['FAQs', 'accordion', 'help', 'expandable', 'Q&A'],
  places: ['page', 'location', 'model', 'car'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Frequently asked questions' },
    {
      name: 'questions',
      label: 'Questions',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        { name: 'question', label: 'Question', type: 'text', required: true },
        { name: 'answer', label: 'Answer', type: 'textarea', required: true },
      ],
    },
  ],
})
