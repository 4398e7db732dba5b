import type { GenericSchema } from 'valibot'
import type { Refuses } from './refusals.ts'

/**
 * One API call, described once for both ends. The server parses `input` and the
 * client parses `output`; `keyed` calls require an `Idempotency-Key` header.
 */
export interface Call<
  Input extends GenericSchema = GenericSchema,
  Output extends GenericSchema = GenericSchema,
  Path extends `/api/${string}` = `/api/${string}`,
> {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: Path
  /** `public` needs no session; `session` answers 401 without a valid token. */
  readonly auth: 'public' | 'session'
  readonly keyed?: boolean
  /** Set on the spec's GET calls that change state. */
  readonly changes?: true
  /**
   * Disables the spec's 1000 ms duplicate guard, where the same request may rightly be sent again
   * at once.
   */
  readonly guard?: false
  readonly summary: string
  readonly input: Input
  readonly output: Output
  /** The reasons this call may refuse with, besides those of every call, with the data of each. */
  readonly refuses?: Refuses
}

/*#__NO_SIDE_EFFECTS__*/
export function call<
  Input extends GenericSchema,
  Output extends GenericSchema,
  Path extends `/api/${string}`,
>(description: Call<Input, Output, Path>): Call<Input, Output, Path> {
  return description
}
