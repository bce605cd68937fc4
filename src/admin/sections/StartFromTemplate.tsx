import type { UIFieldServerProps } from 'payload'
import { getRelationId } from '@/domain/relationId'
import { listPageTemplates } from '@/newSite/listPageTemplates'
import { TemplateButtons } from './TemplateButtons'
import './sections.css'

/** Above the blocks of a page that has none yet: the templates that it can start from. */
export async function StartFromTemplate({ data, req }: Pick<UIFieldServerProps, 'data' | 'req'>) {
  const page = data as { layout?: unknown; site?: unknown } | undefined
  const site = getRelationId(page?.site)
  if (site === null || (Array.isArray(page?.layout) && page.layout.length > 0)) return null
  return <TemplateButtons templates={await listPageTemplates(req, site)} />
}
