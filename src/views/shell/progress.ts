interface ProgressBar {
  setProgressBar: (isOn: boolean) => void
}

let inProgress = 0
let bar: Promise<ProgressBar> | null = null

/** The thin bar at the top; it stays while anything is still on its way. */
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

/** Fetches the bar's code: what begins and ends before it is here is shown when it comes. */
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
