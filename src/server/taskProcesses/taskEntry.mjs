// @ts-check
// Starts a process for heavy work: taskEntry.mjs <module>. JavaScript, since Node starts it without compiling it; what it imports is compiled by
// tsx, as in `npm run worker`.
import { register } from 'tsx/esm/api'

// The process that started this one decides when it ends, such as after a feed run was rolled back.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
process.on('disconnect', () => process.exit())

if (process.env.NODE_ENV === 'production') await import('../jsonConsole.mjs')
register()
const { serveTasks } = await import(new URL('./serveTasks.ts', import.meta.url).href)
await serveTasks(process.argv[2])
