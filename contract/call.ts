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
  /** `public` answers anyone; `session` answers 401 without a live token. */
  readonly auth: 'public' | 'session'
  readonly keyed?: boolean
  /** A GET of the specification that changes something nevertheless. */
  readonly changes?: true
  /** Turns the spec's 1000 ms guard off: a shopper may rightly send the same again at once. */
  readonly guard?: false
  readonly summary: string
  readonly input: Input
  readonly output: Output
  /** Why it may refuse besides what any call may, and what each refusal carries. */
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
