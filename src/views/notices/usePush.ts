import { useEffect } from 'react'
import { defineMessages } from 'react-intl'
import { fromPromise } from 'xstate'
import { pushMachine } from '../../machines/pushMachine.ts'
import type { PushLook, TurnOffOutcome, TurnOnOutcome } from '../../machines/pushMachine.ts'
import { lookAtDevice, turnOffPush, turnOnPush } from '../../services/pushDevice.ts'
import { rememberPushOffer } from '../../services/pushStorage.ts'
import { actorStore } from '../actors/actorStore.ts'
import { attempt } from '../actors/attempt.ts'
import { createFlow } from '../actors/flows.ts'
import { toasts } from '../actors/toasts.ts'
import { useSelector } from '../actors/useSelector.ts'
import { useStoredActor } from '../actors/useStoredActor.ts'
import { useSession } from '../session/useSession.tsx'

const messages = defineMessages({
  on: { id: 'push.isOn', defaultMessage: 'Notifications are on for this device' },
})

interface Owner {
  account: string
  token: string
}

/** Notifications on this device, for the signed-in shopper. */
export function usePush(account: string) {
  const { identity } = useSession()
  const actor = useStoredActor(['push', 'device', account], () =>
    createPush({ account, token: identity }),
  )
  useEffect(() => {
    const look = () => {
      if (!document.hidden) actor.send({ type: 'page.shown' })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [actor])
  return { snapshot: useSelector(actor, (snapshot) => snapshot), send: actor.send }
}

export type Push = ReturnType<typeof usePush>

function createPush(owner: Owner) {
  const machine = pushMachine.provide({
    actors: {
      lookAtDevice: fromPromise<PushLook>(() => attempt(() => lookAtDevice(owner))),
      turnOn: fromPromise<TurnOnOutcome>(() => attempt(() => turnOnPush(owner))),
      turnOff: fromPromise<TurnOffOutcome>(() => attempt(() => turnOffPush())),
    },
    actions: {
      announceFailure: ({ context }) => {
        if (context.failure) toasts.failure(context.failure)
      },
      announceOn: () => toasts.success(messages.on),
      rememberAsked: () => rememberPushOffer(),
      showChanged: () => {
        actorStore.refresh(['notificationSettings'], ['sessions'])
      },
    },
  })
  return createFlow(machine)
}
