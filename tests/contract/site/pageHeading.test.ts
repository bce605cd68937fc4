import { describe, expect, it } from 'vitest'
import { withPageHeading } from '@/domain/site/textHeading'
import { carriesHeading } from '@/site/pageHeading'
import { richText } from '../../../blocks/richTextValue'

const text = richText([{ heading: 'Work with us' }, 'We hire slowly.', { heading: 'What we pay' }])

describe('[SITE-08] the heading of a page', () => {
  it('is the first that a block says, and none that staff left empty', () => {
    expect(carriesHeading({ blockType: 'richText', content: text })).toBe(true)
    expect(carriesHeading({ blockType: 'richText', content: richText(['We hire slowly.']) })).toBe(false)
    expect(carriesHeading({ blockType: 'statistics', heading: ' ', figures: [] })).toBe(false)
    expect(carriesHeading({ blockType: 'statistics', heading: 'In numbers', figures: [] })).toBe(true)
    expect(carriesHeading({ blockType: 'breadcrumbs' })).toBe(false)
    expect(carriesHeading({ blockType: 'contactLocation' })).toBe(true)
  })

  it('is the first of a text, whose others stay below it', () => {
    const tags = withPageHeading(text).root.children.flatMap((node) => ('tag' in node ? [node.tag] : []))
    expect(tags).toEqual(['h1', 'h2'])
  })
})
