import { ApiError } from './apiError.ts'
import { createCodeMisses } from './codeMisses.ts'
import { httpConfiguration } from './httpConfiguration.ts'

const misses = createCodeMisses()

type Make = (...input: never[]) => Promise<unknown>

/**
 * Loads a module of calls with the first of them: the first render needs neither the client nor the
 * schemas. A module that can't be loaded counts as a network failure.
 */
export function later<Calls extends Record<keyof Calls, Make>>(load: () => Promise<Calls>) {
  return <Name extends keyof Calls>(name: Name) =>
    async (...input: Parameters<Calls[Name]>): Promise<Awaited<ReturnType<Calls[Name]>>> => {
      const calls = await load().catch((cause: unknown) => {
        const isAgain = misses.note({ atMs: performance.now(), isOnline: navigator.onLine })
        httpConfiguration().onCodeMissing({ isAgain })
        throw new ApiError({ kind: 'network', cause })
      })
      return (await calls[name](...input)) as Awaited<ReturnType<Calls[Name]>>
    }
}
