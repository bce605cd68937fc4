import type { BlockData } from '../blockProps'

export const example: BlockData<'breadcrumbs'> = {
  blockType: 'breadcrumbs',
  links: [{ name: 'Company', link: '/about-us' }],
  current: 'Careers',
}
