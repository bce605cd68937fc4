import { getEmptyWhen } from '../../../blocks/defineBlock'
import * as catalogue from '../../../blocks/index'
import { EditInPreview } from './EditInPreview'

/** Names of the block types, as staff know them. */
const BLOCK_NAMES = Object.fromEntries(
  Object.values(catalogue).map(({ slug, labels }) => [slug, String(labels?.singular ?? slug)]),
)

/** What staff read in place of a block that shows nothing. */
const EMPTY_NOTES = Object.fromEntries(
  Object.values(catalogue).map((block) => {
    const note = `${BLOCK_NAMES[block.slug]} shows nothing here, so it stays off the page.`
    return [block.slug, [note, getEmptyWhen(block)].filter(Boolean).join(' ')]
  }),
)

/** Keeps a click before the page is hydrated from leading away from the document that is edited. */
const HOLD_LINKS = `if(window.parent!==window||window.opener)document.addEventListener('click',function(e){if(e.target.closest&&e.target.closest('a[href]'))e.preventDefault()},true)`

/** What makes a preview editable by clicking in it. Only previews render it: shoppers get none of it. */
export const PreviewEditing = () => (
  <>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
    <script dangerouslySetInnerHTML={{ __html: HOLD_LINKS }} />
    <EditInPreview blockNames={BLOCK_NAMES} emptyNotes={EMPTY_NOTES} />
  </>
)
