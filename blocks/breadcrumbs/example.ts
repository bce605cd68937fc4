import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'breadcrumbs'> = {
  blockType: 'breadcrumbs',
  links: [{ name: 'Company', link: '/about-us' }],
  current: 'Careers',
}
