import type { SsoCall } from '../call'

export function answerDemo({ res }: SsoCall): Promise<void> {
  res.writeHead(404).end()
  return Promise.resolve()
}
