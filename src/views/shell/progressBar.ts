import { BProgress } from '@bprogress/core'

BProgress.configure({ showSpinner: false, trickleSpeed: 120, minimum: 0.2 })

export function setProgressBar(isOn: boolean): void {
  if (isOn) BProgress.start()
  else BProgress.done()
}
