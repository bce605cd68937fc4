import type { BlockData } from '../blockProps'

export const example: BlockData<'postTeasers'> = {
  blockType: 'postTeasers',
  heading: 'From the workshop',
  subtitle: 'What our technicians tell their own families.',
  limit: 3,
  linkLabel: 'Read the blog',
}
