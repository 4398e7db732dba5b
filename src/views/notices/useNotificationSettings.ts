import type {
  NotificationSettings,
  NotificationTopic,
  NotificationWay,
} from '../../../contract/notificationSettings.ts'
import {
  setNotificationChoice,
  setPushDetails,
  showNotificationSettings,
} from '../../services/pushDevice.ts'
import { useResource } from '../actors/useResource.ts'
import type { Resource } from '../actors/useResource.ts'
import { useSubmission } from '../actors/useSubmission.ts'

export type { NotificationSettings, NotificationTopic, NotificationWay }

export type SettingsResource = Extract<Resource<NotificationSettings>, { state: 'filled' }>

export function useNotificationSettings() {
  return useResource(['notificationSettings', 'own'], (signal) =>
    showNotificationSettings({ signal }),
  )
}

/** One way of one topic. It shows the wish at once, and the former choice again if it is refused. */
export function useChoice(
  { data, replace }: SettingsResource,
  { topic, way }: { topic: NotificationTopic; way: NotificationWay },
) {
  const saved = data.topics.find((row) => row.topic === topic)?.[way] ?? false
  const saving = useSubmission(['notificationSettings', 'set', topic, way], {
    send: (wanted: boolean) => setNotificationChoice({ topic, way, wanted }),
    // Answers of two taps may arrive in any order, so each changes its own choice only.
    onAccepted: (answer) => {
      const row = answer.topics.find((each) => each.topic === topic)
      const topics = data.topics.map((each) =>
        each.topic === topic ? { ...each, [way]: row?.[way] ?? each[way] } : each,
      )
      replace({ ...data, topics })
    },
  })
  return {
    isOn: saving.busy ? !saved : saved,
    toggle: () => (saving.busy ? undefined : saving.submit(!saved)),
  }
}

/** Whether notifications may name goods and amounts. */
export function usePushDetails({ data, replace }: SettingsResource) {
  const { showsDetails } = data
  const saving = useSubmission(['notificationSettings', 'details'], {
    send: setPushDetails,
    onAccepted: (answer) => replace({ ...data, showsDetails: answer.showsDetails }),
  })
  return {
    isOn: saving.busy ? !showsDetails : showsDetails,
    toggle: () => (saving.busy ? undefined : saving.submit(!showsDetails)),
  }
}
