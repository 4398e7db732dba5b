import { titleOfKey } from '../../tools/flow-book/words.ts'

export interface NewChart {
  /** `parcelTracking` */
  name: string
  /** The folder of `src/views` that its binding belongs to. */
  feature: string
}

/** The files of a new chart, which loads something, and can fail and retry. */
export function filesOf({ name, feature }: NewChart): Map<string, string> {
  const Name = name.charAt(0).toUpperCase() + name.slice(1)
  return new Map([
    [`src/machines/${name}Machine.ts`, machineFile(name, Name)],
    [`src/views/${feature}/use${Name}.ts`, bindingFile(name, Name)],
    [`tests/model/charts/${name}.ts`, proofFile(name, Name)],
    [`tests/model/${name}.test.ts`, journeyFile(name)],
  ])
}

function machineFile(name: string, Name: string): string {
  return `import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from './failure.ts'

export type ${Name}Outcome = { type: 'done' } | { type: 'refused'; failure: Failure }

export interface ${Name}Context {
  failure: Failure | null
}

export type ${Name}Event = { type: '${name}.asked' }

export const ${name}Machine = setup({
  types: {
    context: {} as ${Name}Context,
    events: {} as ${Name}Event,
    tags: {} as 'busy',
  },
  actors: {
    perform: fromPromise<${Name}Outcome>(() => Promise.reject(new Error('perform'))),
  },
  guards: {
    isDone: (_, outcome: ${Name}Outcome) => outcome.type === 'done',
  },
  actions: {
    keepFailure: assign((_, outcome: ${Name}Outcome) => ({
      failure: outcome.type === 'refused' ? outcome.failure : null,
    })),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    forgetFailure: assign({ failure: null }),
    announceFailure: () => {},
  },
}).createMachine({
  id: '${name}',
  description: '${titleOfKey(name)}: asked for once, done or refused with a reason.',
  context: { failure: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nobody has asked for it.',
      on: { '${name}.asked': { target: 'performing', description: 'The shopper asks for it.' } },
    },
    performing: {
      description: 'The server has it; asking again does nothing.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'perform',
        src: 'perform',
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'resting',
            description: 'It is done.',
          },
          {
            target: 'refused',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event.output },
              'announceFailure',
            ],
            description: 'The server refused, or could not be reached.',
          },
        ],
        onError: { target: 'refused', actions: ['keepSurprise', 'announceFailure'] },
      },
    },
    refused: {
      description: 'Why it was refused is shown, until it is asked for again.',
      on: { '${name}.asked': { target: 'performing', description: 'The shopper tries again.' } },
    },
  },
})
`
}

function bindingFile(name: string, Name: string): string {
  return `import { useSelector } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { ${name}Machine } from '../../machines/${name}Machine.ts'
import type { ${Name}Outcome } from '../../machines/${name}Machine.ts'
import { createFlow } from '../actors/flows.ts'
import { toasts } from '../actors/toasts.ts'
import { useStoredActor } from '../actors/useStoredActor.ts'

export function use${Name}() {
  const actor = useStoredActor(['${name}'], create${Name})
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

function create${Name}(): ActorRefFrom<typeof ${name}Machine> {
  const machine = ${name}Machine.provide({
    actors: {
      // The service's call belongs here; attempt() of views/actors tells its failures apart.
      perform: fromPromise<${Name}Outcome>(() => Promise.reject(new Error('perform'))),
    },
    actions: {
      announceFailure: ({ context }) => {
        if (context.failure) toasts.failure(context.failure)
      },
    },
  })
  return createFlow(machine)
}
`
}

function proofFile(name: string, Name: string): string {
  return `import { ${name}Machine } from '../../../src/machines/${name}Machine.ts'
import type { ${Name}Outcome } from '../../../src/machines/${name}Machine.ts'
import { networkFailure } from '../../factories/failures.ts'
import { proveChart } from '../support/chartProof.ts'

export const done = { type: 'done' } as const
export const refused = { type: 'refused', failure: networkFailure } as const

export const proof = proveChart<typeof ${name}Machine>({
  machine: ${name}Machine,
  question: 'Is it done once, and what if it is refused?',
  actedBy: { '${name}.asked': 'shopper' },
  events: { '${name}.asked': [{ type: '${name}.asked' }] },
  actors: {
    perform: { resolves: [done, refused] satisfies ${Name}Outcome[], rejects: ['surprise'] },
  },
  walk: 'simple',
  api: { none: 'no call is made yet' },
  screens: { none: 'no screen shows it yet' },
})
`
}

function journeyFile(name: string): string {
  return `import { describe, expect, test } from 'vitest'
import { ${name}Machine } from '../../src/machines/${name}Machine.ts'
import { networkFailure } from '../factories/failures.ts'
import { done, refused } from './charts/${name}.ts'
import { journey } from './support/journey.ts'

describe('${titleOfKey(name).toLowerCase()}', () => {
  test('is done once, however often it is asked for', async () => {
    const walk = journey(${name}Machine, { effects: ['announceFailure'] })
    walk.send({ type: '${name}.asked' })
    walk.send({ type: '${name}.asked' })
    await walk.settle('perform', done)
    expect(walk.snapshot()).toMatchObject({ value: 'resting', context: { failure: null } })
    expect(walk.effects).toEqual([])
  })

  test('says why it was refused, and can be tried again', async () => {
    const walk = journey(${name}Machine, { effects: ['announceFailure'] })
    walk.send({ type: '${name}.asked' })
    await walk.settle('perform', refused)
    expect(walk.snapshot()).toMatchObject({
      value: 'refused',
      context: { failure: networkFailure },
    })
    expect(walk.effects).toEqual(['announceFailure'])

    walk.send({ type: '${name}.asked' })
    await walk.settle('perform', done)
    expect(walk.snapshot()).toMatchObject({ value: 'resting', context: { failure: null } })
  })
})
`
}
