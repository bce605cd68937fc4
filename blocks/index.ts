// The catalogue: one line per block type. `npm run generate` makes everything else from the folders.
export { richTextBlock } from './richText/config'
