import { config } from 'zod/v4/core'

/**
 * The content security policy forbids eval, with which zod would compile its objects. Each schema
 * asks when it is made, so the first import of a page has to be this one. It names the core alone:
 * the library itself comes with the first screen that has a schema.
 */
config({ jitless: true })
