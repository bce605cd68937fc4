import { describe, expect, it } from 'vitest'
import { blocksFor } from '../../../collections/fields/layout'
import { findTemplateWords } from '../../../src/domain/publishCheck/templateWords'
import { PAGE_TEMPLATES } from '../../../src/newSite/pageTemplates'

describe.each(PAGE_TEMPLATES.map((template) => [template.title, template] as const))(
  'the template %s',
  (_, { blocks }) => {
    it('has blocks that pages offer', () => {
      expect(blocks.map(({ blockType }) => blockType).filter((slug) => !blocksFor('page').includes(slug))).toEqual([])
    })

    it('starts with a heading and ends with a form', () => {
      expect(blocks[0]).toHaveProperty('heading')
      expect(blocks.at(-1)?.blockType).toBe('enquiryForm')
    })

    it('has words to replace, which the check before publishing finds', () => {
      expect(blocks.flatMap((block, index) => findTemplateWords(`layout.${index}`, block)).length).toBeGreaterThan(1)
    })

    it('claims no number, price or date', () => {
      const words = JSON.stringify(
        blocks.map(({ heading, text, questions, content }) => [heading, text, questions, content]),
      )
      expect(words.match(/"(?:text|heading|answer)":"[^"]*[$%\d]/g)).toBeNull()
    })
  },
)
