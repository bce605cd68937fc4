import type { BlocksFieldServerProps } from 'payload'
import { SearchedBlocks } from './SearchedBlocks'

/**
 * The blocks of a layout, whose drawer finds them by their keywords too. On the server, because the browser has the field's blocks
 * in its config, and they need not be sent again.
 */
export function LayoutField({ path, permissions, readOnly, schemaPath }: BlocksFieldServerProps) {
  return <SearchedBlocks path={path} permissions={permissions} readOnly={readOnly} schemaPath={schemaPath} />
}
