import { assign, fromPromise, setup } from 'xstate'
import type { UploadedPicture } from '../../contract/uploads.ts'
import type { Failure } from './failure.ts'

export type UploadOutcome =
  | { type: 'uploaded'; picture: UploadedPicture }
  | { type: 'failed'; failure: Failure }

export type PictureEntry = { key: string } & (
  | { stage: 'waiting' }
  | { stage: 'uploaded'; picture: UploadedPicture }
  | { stage: 'failed'; failure: Failure }
)

export interface UploadsContext {
  most: number
  entries: readonly PictureEntry[]
}

export type UploadsEvent =
  | { type: 'pictures.chosen'; keys: readonly string[] }
  | { type: 'picture.removed'; key: string }
  | { type: 'picture.retried'; key: string }
  | { type: 'pictures.used' }

export const uploadsMachine = setup({
  types: {
    context: {} as UploadsContext,
    input: {} as { most: number },
    events: {} as UploadsEvent,
    tags: {} as 'busy',
  },
  actors: {
    upload: fromPromise<UploadOutcome, { key: string }>(() => Promise.reject(new Error('upload'))),
  },
  guards: {
    isSomeWaiting: ({ context }) => nextKey(context) !== null,
    isOnItsWay: ({ context }, { key }: { key: string }) => nextKey(context) === key,
    isOverTheMost: ({ context }, { keys }: { keys: readonly string[] }) =>
      context.entries.length + keys.length > context.most,
    hasFailed: ({ context }, { key }: { key: string }) =>
      context.entries.some((entry) => entry.key === key && entry.stage === 'failed'),
  },
  actions: {
    addPictures: assign(({ context }, { keys }: { keys: readonly string[] }) => ({
      entries: [
        ...context.entries,
        ...keys.map((key): PictureEntry => ({ key, stage: 'waiting' })),
      ].slice(0, context.most),
    })),
    removePicture: assign(({ context }, { key }: { key: string }) => ({
      entries: context.entries.filter((entry) => entry.key !== key),
    })),
    waitAgain: assign(({ context }, { key }: { key: string }) => ({
      entries: [
        ...context.entries.filter((entry) => entry.key !== key),
        { key, stage: 'waiting' as const },
      ],
    })),
    keepOutcome: assign(({ context }, { output }: { output: UploadOutcome }) =>
      settleNext(context, (key) =>
        output.type === 'uploaded'
          ? { key, stage: 'uploaded', picture: output.picture }
          : { key, stage: 'failed', failure: output.failure },
      ),
    ),
    keepSurprise: assign(({ context }) =>
      settleNext(context, (key) => ({
        key,
        stage: 'failed',
        failure: { type: 'unexpected' },
      })),
    ),
    forgetPictures: assign({ entries: [] }),
    forgetFiles: (_, _params: { keys: readonly string[] | null }) => {},
    announceTooMany: () => {},
  },
}).createMachine({
  id: 'uploads',
  description: 'Pictures that are uploaded one after the other.',
  context: ({ input }) => ({ most: input.most, entries: [] }),
  initial: 'resting',
  on: {
    'pictures.chosen': [
      {
        guard: { type: 'isOverTheMost', params: ({ event }) => event },
        actions: [{ type: 'addPictures', params: ({ event }) => event }, 'announceTooMany'],
        description: 'As many as there is room for are accepted.',
      },
      {
        actions: { type: 'addPictures', params: ({ event }) => event },
        description: 'The shopper adds pictures.',
      },
    ],
    'picture.removed': {
      actions: [
        { type: 'removePicture', params: ({ event }) => event },
        { type: 'forgetFiles', params: ({ event }) => ({ keys: [event.key] }) },
      ],
      description: 'The shopper removes one.',
    },
    'picture.retried': {
      guard: { type: 'hasFailed', params: ({ event }) => event },
      actions: { type: 'waitAgain', params: ({ event }) => event },
      description: 'One that failed goes to the end of the queue.',
    },
    'pictures.used': {
      target: '.resting',
      actions: ['forgetPictures', { type: 'forgetFiles', params: { keys: null } }],
      description: 'The form that used them was sent.',
    },
  },
  states: {
    resting: {
      description: 'None is waiting.',
      always: { guard: 'isSomeWaiting', target: 'uploading' },
    },
    uploading: {
      description: 'The first one in the queue is being uploaded.',
      tags: 'busy',
      on: {
        'picture.removed': {
          guard: { type: 'isOnItsWay', params: ({ event }) => event },
          target: 'resting',
          actions: [
            { type: 'removePicture', params: ({ event }) => event },
            { type: 'forgetFiles', params: ({ event }) => ({ keys: [event.key] }) },
          ],
          description: 'The shopper removes the one being uploaded.',
        },
      },
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => ({ key: nextKey(context) ?? '' }),
        onDone: {
          target: 'resting',
          actions: { type: 'keepOutcome', params: ({ event }) => event },
          description: 'It is uploaded, or failed; the next one follows.',
        },
        onError: { target: 'resting', actions: 'keepSurprise' },
      },
    },
  },
})

function nextKey({ entries }: UploadsContext): string | null {
  return entries.find(({ stage }) => stage === 'waiting')?.key ?? null
}

function settleNext(
  context: UploadsContext,
  settle: (key: string) => PictureEntry,
): { entries: readonly PictureEntry[] } {
  const next = nextKey(context)
  return {
    entries: context.entries.map((entry) => (entry.key === next ? settle(entry.key) : entry)),
  }
}
