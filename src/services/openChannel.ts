/**
 * Opens a channel to the browser's other tabs. Null where the browser refuses, as Firefox does when
 * it blocks cookies.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
