/**
 * Does the same with each, at most `lanes` at a time, in the order of the list: pictures are worked on in threads of their
 * own, and a handful of them is all that memory should hold.
 */
export async function sideBySide<T>(all: readonly T[], lanes: number, act: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values()
  const lane = async () => {
    for (const one of waiting) await act(one)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
