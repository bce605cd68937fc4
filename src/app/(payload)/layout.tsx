import '@payloadcms/next/css'
import './custom.css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { NotFoundPage } from '@payloadcms/next/views'
import type { ServerFunction, ServerFunctionClient } from 'payload'
import type { ReactElement, ReactNode } from 'react'
import { withSharedConfig } from '@/admin/clientConfig/withSharedConfig'
import { MISSING_PAGE } from '@/admin/missingPage/serverFunction'
import { explainFormStateSize, explainJsonSize } from '@/domain/jsonSize'
import { importMap } from './admin/importMap.js'
import { schedulePublish } from './schedulePublish'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const { formState, ...others } = args.args
  const problem = explainFormStateSize(formState) ?? explainJsonSize(others)
  // As Payload itself reports what is wrong with a form.
  if (problem) return { errors: [{ message: problem }] }
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: { [MISSING_PAGE]: renderMissingPage, 'schedule-publish': schedulePublish as ServerFunction },
  })
}

const renderMissingPage = () =>
  NotFoundPage({ config, importMap, params: Promise.resolve({ segments: [] }), searchParams: Promise.resolve({}) })

type RenderLayout = (props: object) => Promise<ReactNode>

/** The admin's document. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const layout = RootLayout({
    ...{ config, importMap, serverFunction },
    children: (
      <>
        {children}
        {process.env.SENTRY_DSN && <script src="/forecourt/error-reports.js" async />}
      </>
    ),
  }) as ReactElement<object, RenderLayout>
  return withSharedConfig(await layout.type(layout.props))
}
