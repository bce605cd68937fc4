import type { TextField, TextFieldSingleValidation } from 'payload'
import { validatePagePath } from '../../src/domain/site/pagePath'
import { normalizePath } from '../../src/domain/site/path'
import { copyAddress } from './copies'
import { uniqueOnSite } from './uniqueOnSite'

const unique = uniqueOnSite('path', 'Another page on this site already uses this path.')

const validate: TextFieldSingleValidation = (value, options) => {
  const problem = value ? validatePagePath(value) : null
  return problem ?? unique(value, options)
}

/** Path of a page on its site, such as "/about-us". "/" is the home page. */
export const pathField: TextField = {
  name: 'path',
  label: 'Path',
  type: 'text',
  required: true,
  index: true,
  hooks: {
    beforeDuplicate: [copyAddress],
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? normalizePath(value.trim().replace(/\s+/g, '-')) : value),
    ],
  },
  validate,
  admin: {
    position: 'sidebar',
    placeholder: '/about-us',
    description: '"/" is the home page. Changing the path of a published page adds a redirect from the old path.',
  },
}
