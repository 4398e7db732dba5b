import { ApiError } from './apiError.ts'
import { createCodeMisses } from './codeMisses.ts'
import { httpConfiguration } from './httpConfiguration.ts'

const misses = createCodeMisses()

type Make = (...input: never[]) => Promise<unknown>

/**
 * The calls of a module whose code comes with the first of them: what a page is rendered with needs
 * neither the client nor the schemas. Code that can't be fetched is a connection that is lost.
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
