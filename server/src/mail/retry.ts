/** Seconds to wait after the first, second and third failure; the fourth is the last. */
const DELAYS = [10, 60, 300] as const

/** Attempts at most. A mail that has more on its row broke off its process each time. */
export const MAX_ATTEMPTS = DELAYS.length + 1

/** What nodemailer and SMTP say about a failure. */
type SendError = Error & { code?: unknown; responseCode?: unknown }

/** Facts of a failure that may stand in a log; the words of a mail server often repeat the address. */
export function failureFacts(error: unknown): { code: unknown; responseCode: unknown } {
  const { code, responseCode } = error instanceof Error ? (error as SendError) : {}
  return { code, responseCode }
}

/** Whether the address or the mail itself was refused for good (SMTP 5xx), which no later attempt changes. */
function refusedForGood(error: unknown): boolean {
  const { code, responseCode } = failureFacts(error)
  const aboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return aboutTheMail && (responseCode === undefined || Number(responseCode) >= 500)
}

/** Seconds until a mail is tried again after `attempts` failures, or null when it is given up. */
export function retryDelay(attempts: number, error: unknown): number | null {
  return refusedForGood(error) ? null : (DELAYS[attempts - 1] ?? null)
}
