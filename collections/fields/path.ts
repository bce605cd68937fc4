import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { validatePagePath } from '../../src/domain/site/pagePath'
import { normalizePath } from '../../src/domain/site/path'
import { slugify } from '../../src/domain/site/slug'
import { addressFromName } from './addressFromName'
import { copyAddress } from './copies'
import { uniqueOnSite } from './uniqueOnSite'

const unique = uniqueOnSite('path', 'Another page on this site already uses this path.')

const fromTitle = ({ title }: Record<string, unknown>) => {
  const slug = slugify(String(title ?? ''))
  return slug && `/${slug}`
}

const fill: FieldHook = async (args) => {
  const typed = typeof args.value === 'string' ? args.value.trim() : ''
  const path = typed && normalizePath(typed.replace(/\s+/g, '-'))
  return (await addressFromName(path, fromTitle, args)) || args.value
}

/** Empty is valid while typing: saving makes the path from the title. */
const validate: TextFieldSingleValidation = (value, options) => {
  if (!value && options.event === 'onChange') return true
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
    beforeValidate: [fill],
  },
  validate,
  admin: {
    position: 'sidebar',
    placeholder: '/about-us',
    description:
      'Leave empty to make it from the title. "/" is the home page. Changing the path of a published page adds a redirect from the old path.',
  },
}
