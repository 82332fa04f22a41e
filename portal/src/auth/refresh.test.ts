import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../kit/galat'
import { segarkan } from './refresh'
import { accessToken, dropToken, holdToken, tokenGeneration, whenTokenIsDue } from './token'

/** The network: answers each refresh with the next token, or as it is told to. */
let asked = 0
let answer: () => Response | Promise<Response> = () => Response.json({ access_token: `t${asked}`, expires_in: 900 })

beforeEach(() => {
  asked = 0
  answer = () => Response.json({ access_token: `t${asked}`, expires_in: 900 })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return await answer()
  })
})
afterEach(() => {
  dropToken()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('refreshing the token (PL-R5)', () => {
  it('asks once for all calls that wait', async () => {
    await Promise.all([segarkan(), segarkan(), segarkan()])
    expect(asked).toBe(1)
    expect(accessToken()).toBe('t1')
  })

  it('asks nothing when somebody else has a newer token by now', async () => {
    const seen = tokenGeneration()
    holdToken('lain', 900)
    await segarkan(seen)
    expect(asked).toBe(0)
    expect(accessToken()).toBe('lain')
  })

  it('tells a refusal from a lost network', async () => {
    answer = () => Response.json({ status: { code: 401, message: 'x' }, type: 'token_reuse' }, { status: 401 })
    await expect(segarkan()).rejects.toBeInstanceOf(ApiError)
    answer = () => {
      throw new TypeError('Failed to fetch')
    }
    await expect(segarkan()).rejects.toBeInstanceOf(NetworkError)
  })

  it('is due 60 s before the end, counted from expires_in and not from the clock (PL edge 8)', () => {
    vi.useFakeTimers()
    const due = vi.fn()
    whenTokenIsDue(due)
    holdToken('t', 900)
    vi.setSystemTime(Date.now() + 1_200_000)
    vi.advanceTimersByTime(839_000)
    expect(due).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    expect(due).toHaveBeenCalledOnce()
  })
})
