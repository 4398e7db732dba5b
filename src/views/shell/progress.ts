let inProgress = 0
let bar: Promise<{ setProgressBar: (isOn: boolean) => void }> | null = null

/** The thin bar at the top; it stays while anything is still on its way. */
export const progress = {
  start(): void {
    inProgress += 1
    if (inProgress === 1) show()
  },
  done(): void {
    inProgress = Math.max(0, inProgress - 1)
    if (inProgress === 0) show()
  },
}

function show(): void {
  bar ??= import('./progressBar.ts')
  bar.then(
    ({ setProgressBar }) => setProgressBar(inProgress > 0),
    () => {
      bar = null
    },
  )
}
