import { pino } from 'pino'

/**
 * The server's log, one JSON object a line. Nothing personal goes in: no bodies, no queries, no names;
 * what might still slip through by its key is cut.
 */
export const makeLog = (level: string) =>
  pino({
    level,
    base: null,
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
