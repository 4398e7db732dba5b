/** A way to the browser's other tabs; null where it refuses one, as Firefox does while it refuses cookies. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
