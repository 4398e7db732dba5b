import { useEffect, useReducer } from 'react'
import { defineMessages } from 'react-intl'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { uploadsMachine } from '../../machines/uploadsMachine.ts'
import type { PictureEntry, UploadOutcome } from '../../machines/uploadsMachine.ts'
import { maxUploadFiles } from '../../../contract/uploads.ts'
import { uploadPicture } from '../../services/uploads.ts'
import { actorStore } from '../actors/actorStore.ts'
import type { ActorKey } from '../actors/actorStore.ts'
import { attempt } from '../actors/attempt.ts'
import { useStoredActor } from '../actors/useStoredActor.ts'
import { createFlow } from '../actors/flows.ts'
import { shrinkPicture } from './shrinkPicture.ts'
import { toasts } from '../actors/toasts.ts'
import { useSelector } from '../actors/useSelector.ts'

const messages = defineMessages({
  tooMany: {
    id: 'pictures.tooMany',
    defaultMessage: 'There is room for {most, number} pictures',
  },
})

type UploadsActor = ActorRefFrom<typeof uploadsMachine>
type Files = Map<string, { file: File; preview: string }>

export interface PictureUploads {
  most: number
  pictures: readonly (PictureEntry & { preview: string })[]
  /** The upload ids of the pictures that have arrived. */
  ids: readonly string[]
  busy: boolean
  choose: (files: readonly File[]) => void
  remove: (key: string) => void
  retry: (key: string) => void
}

const filesOf = new WeakMap<UploadsActor, Files>()
let chosenSoFar = 0

/**
 * Uploads pictures for a form. Uploads continue while other screens are shown. `key` names the
 * form.
 */
export function usePictureUploads(key: ActorKey, most = maxUploadFiles): PictureUploads {
  const actor = useStoredActor(['pictures', ...key], () => createPictureUploads(most))
  useSelector(actor, (current) => current)
  return stateOf(actor)
}

/** The same for a form with several picture fields: by key, in their order. */
export function useAllPictureUploads(keys: readonly ActorKey[]): PictureUploads[] {
  const [, showAgain] = useReducer((times: number) => times + 1, 0)
  const names = JSON.stringify(keys)
  useEffect(() => {
    const held = (JSON.parse(names) as ActorKey[]).map((key) => {
      const actor = uploadsAt(key)
      const letGo = actorStore.hold(['pictures', ...key], actor)
      const watching = actor.subscribe(showAgain)
      return () => {
        watching.unsubscribe()
        letGo?.()
      }
    })
    return () => held.forEach((letGo) => letGo())
  }, [names])
  return keys.map((key) => stateOf(uploadsAt(key)))
}

function uploadsAt(key: ActorKey): UploadsActor {
  return actorStore.get(['pictures', ...key], () => createPictureUploads(maxUploadFiles), {
    lasts: true,
  })
}

function stateOf(actor: UploadsActor): PictureUploads {
  const snapshot = actor.getSnapshot()
  const { entries, most } = snapshot.context
  return {
    most,
    pictures: entries.map((entry) => ({
      ...entry,
      preview: filesOf.get(actor)?.get(entry.key)?.preview ?? '',
    })),
    ids: entries.flatMap((entry) => (entry.stage === 'uploaded' ? [entry.picture.id] : [])),
    busy: snapshot.hasTag('busy'),
    choose: (chosen) => choose(actor, chosen),
    remove: (key) => actor.send({ type: 'picture.removed', key }),
    retry: (key) => actor.send({ type: 'picture.retried', key }),
  }
}

/** Removes a form's pictures after it was submitted. */
export function forgetPictures(key: ActorKey): void {
  actorStore.broadcast(['pictures', ...key], { type: 'pictures.used' })
}

function choose(actor: UploadsActor, chosen: readonly File[]): void {
  const files = filesOf.get(actor)
  if (files === undefined || chosen.length === 0) return
  const { most, entries } = actor.getSnapshot().context
  const keys = chosen.map(() => `picture-${(chosenSoFar += 1)}`)
  for (const [index, file] of chosen.slice(0, most - entries.length).entries()) {
    const key = keys[index]
    if (key !== undefined) files.set(key, { file, preview: URL.createObjectURL(file) })
  }
  actor.send({ type: 'pictures.chosen', keys })
}

function createPictureUploads(most: number): UploadsActor {
  const files: Files = new Map()
  const machine = uploadsMachine.provide({
    actors: {
      upload: fromPromise(({ input, signal }) => upload(files.get(input.key)?.file, signal)),
    },
    actions: {
      forgetFiles: (_, { keys }) => {
        for (const key of keys ?? [...files.keys()]) {
          URL.revokeObjectURL(files.get(key)?.preview ?? '')
          files.delete(key)
        }
      },
      announceTooMany: ({ context }) => {
        toasts.plain(messages.tooMany, { most: context.most })
      },
    },
  })
  const actor = createFlow(machine, { input: { most } })
  filesOf.set(actor, files)
  return actor
}

async function upload(file: File | undefined, signal: AbortSignal): Promise<UploadOutcome> {
  if (file === undefined) throw new Error('the file is gone')
  return attempt(async () => ({
    type: 'uploaded' as const,
    picture: await uploadPicture(await shrinkPicture(file), signal),
  }))
}
