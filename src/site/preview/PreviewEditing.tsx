import * as catalogue from '../../../blocks/index'
import { EditInPreview } from './EditInPreview'

/** Names of the block types, as staff know them. */
const BLOCK_NAMES = Object.fromEntries(
  Object.values(catalogue).map(({ slug, labels }) => [slug, String(labels?.singular ?? slug)]),
)

/** What makes a preview editable by clicking in it. Only previews render it: shoppers get none of it. */
export const PreviewEditing = () => <EditInPreview blockNames={BLOCK_NAMES} />
