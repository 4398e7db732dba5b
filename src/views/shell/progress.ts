interface ProgressBar {
  setProgressBar: (isOn: boolean) => void
}

let inProgress = 0
let bar: Promise<ProgressBar> | null = null

/** The thin bar at the top. It is shown while anything is loading. */
export const progress = {
  start(): void {
    inProgress += 1
    if (inProgress === 1) notify(true)
  },
  done(): void {
    inProgress = Math.max(0, inProgress - 1)
    if (inProgress === 0) notify(false)
  },
}

/** Loads the bar's code. Starts and ends before that are replayed when it arrives. */
export function prepareProgressBar(): Promise<ProgressBar> {
  bar ??= import('./progressBar.ts')
  return bar
}

function notify(isOn: boolean): void {
  prepareProgressBar().then(
    ({ setProgressBar }) => setProgressBar(isOn),
    () => {
      bar = null
    },
  )
}
