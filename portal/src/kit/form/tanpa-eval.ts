import { z } from 'zod'

/**
 * The content security policy forbids eval, with which zod would compile its objects. Each schema
 * asks when it is made, so the first import of a page has to be this one.
 */
z.config({ jitless: true })
