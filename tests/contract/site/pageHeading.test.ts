import { describe, expect, it } from 'vitest'
import { promoteFirstHeading } from '@/domain/site/textHeading'
import { hasHeading } from '@/site/blocks/pageHeading'
import { richText } from '../../../blocks/examples/richText'

const text = richText([{ heading: 'Work with us' }, 'We hire slowly.', { heading: 'What we pay' }])

describe('[SITE-08] the heading of a page', () => {
  it('is the first non-empty heading of a block', () => {
    expect(hasHeading({ blockType: 'richText', content: text })).toBe(true)
    expect(hasHeading({ blockType: 'richText', content: richText(['We hire slowly.']) })).toBe(false)
    expect(hasHeading({ blockType: 'statistics', heading: ' ', figures: [] })).toBe(false)
    expect(hasHeading({ blockType: 'statistics', heading: 'In numbers', figures: [] })).toBe(true)
    expect(hasHeading({ blockType: 'breadcrumbs' })).toBe(false)
    expect(hasHeading({ blockType: 'contactLocation' })).toBe(true)
  })

  it('is the first heading of a text, whose other headings are at lower levels', () => {
    const tags = promoteFirstHeading(text).root.children.flatMap((node) => ('tag' in node ? [node.tag] : []))
    expect(tags).toEqual(['h1', 'h2'])
  })
})
