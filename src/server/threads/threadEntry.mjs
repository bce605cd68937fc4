// @ts-check
// Starts a thread for heavy work. JavaScript, since Node starts it without compiling it; what it imports is compiled by tsx, as in `npm run worker`.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

if (process.env.NODE_ENV === 'production') await import('../jsonConsole.mjs')
register()
const { serveTasks } = await import(new URL('./serveTasks.ts', import.meta.url).href)
await serveTasks(workerData.module)
