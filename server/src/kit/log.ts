import { pino } from 'pino'

/**
 * The server's log, one JSON object a line. Nothing personal goes in: no bodies, no queries, no names;
 * what might still slip through by its key is cut.
 */
export const makeLog = (level: string) =>
  pino({
    level,
    base: null,
    serializers: { err: shortError },
    redact: {
      paths: [
        'password',
        '*.password',
        'token',
        '*.token',
        'authorization',
        '*.authorization',
        'cookie',
        '*.cookie',
        'nik',
        '*.nik',
        'email',
        '*.email',
        'err.parameters',
        'err.detail',
        'err.where',
      ],
      censor: '[disamarkan]',
    },
  })

export type Log = ReturnType<typeof makeLog>

/** Kind, words and place of a failure. Database errors carry their whole client and the row's values along; those stay out. */
function shortError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { code, constraint, routine } = error as { code?: unknown; constraint?: unknown; routine?: unknown }
  return {
    type: error.name,
    message: error.message,
    code,
    constraint,
    routine,
    stack: error.stack,
    ...(error.cause ? { cause: shortError(error.cause) } : {}),
  }
}
