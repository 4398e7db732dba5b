type Works = readonly (() => unknown)[]
type Answers<All extends Works> = { -readonly [At in keyof All]: Awaited<ReturnType<All[At]>> }

/**
 * Sends statements at once in this order, which is also their lock order: each function must send
 * its own when it is called. Waits for all of them, so that none is still running when the
 * transaction ends because of an error. Of several errors the first in this order is thrown.
 */
export async function pipelineAll<const All extends Works>(...works: All): Promise<Answers<All>> {
  const settled = await Promise.allSettled(works.map(async (work) => work()))
  return settled.map((each) => {
    if (each.status === 'rejected') throw each.reason
    return each.value
  }) as Answers<All>
}
