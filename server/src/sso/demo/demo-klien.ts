/** The demo's own client and its secret, which is no secret: it opens demo colleges only. Their seed registers it. */
export const DEMO_CLIENT = 'demo'
export const DEMO_SECRET = 'rahasia-klien-contoh'
