import * as z from 'zod'

// In browsers zod tries whether it may compile code from text, which each site's content security policy reports as a violation. Import this before
// schemas that pages use.
if ('window' in globalThis) z.config({ jitless: true })
