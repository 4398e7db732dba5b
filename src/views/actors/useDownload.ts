import { defineMessages } from 'react-intl'
import type { ActorKey } from './actorStore.ts'
import { toasts } from './toasts.ts'
import { useSubmission } from './useSubmission.ts'

const messages = defineMessages({
  preparing: { id: 'download.preparing', defaultMessage: 'Preparing the file…' },
})

/** Fetches a file under a progress toast, and saves it on the shopper's device. */
export function useDownload<Input>(
  key: ActorKey,
  fetchFile: (input: Input, signal: AbortSignal) => Promise<{ name: string; content: Blob }>,
  onSaved: () => void,
) {
  return useSubmission(key, {
    send: async (input: Input) => {
      const close = toasts.loading(messages.preparing)
      try {
        return await fetchFile(input, new AbortController().signal)
      } finally {
        close()
      }
    },
    onAccepted: (file) => {
      saveFile(file)
      onSaved()
    },
  })
}

/** Makes the browser save a file, like a link with `download`. */
function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Revoking the URL at once breaks browsers that read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
