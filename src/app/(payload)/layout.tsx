import '@payloadcms/next/css'
import './custom.css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { NotFoundPage } from '@payloadcms/next/views'
import type { ServerFunctionClient } from 'payload'
import type { ReactElement, ReactNode } from 'react'
import { withSharedConfig } from '@/admin/clientConfig/withSharedConfig'
import { MISSING_PAGE } from '@/admin/missingPage/serverFunction'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions: { [MISSING_PAGE]: renderMissingPage } })
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
