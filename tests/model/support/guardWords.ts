import type { AnyStateMachine } from 'xstate'

/** What each guard of a chart demands, in words that follow “only if”. */
export interface GuardWords {
  chart: string
  words: Readonly<Record<string, string>>
}

/** A guard without words does not compile. */
export function guardWords<Machine extends AnyStateMachine>(
  { id }: Machine,
  words: Record<keyof NonNullable<Parameters<Machine['provide']>[0]['guards']> & string, string>,
): GuardWords {
  return { chart: id, words }
}
