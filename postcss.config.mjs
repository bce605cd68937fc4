import { resolve } from 'node:path'

// An absolute path: Turbopack loads plugins from its own output folder.
export default { plugins: { '@tailwindcss/postcss': {}, [resolve('src/ui/styles/mergeFallbacks.cjs')]: {} } }
