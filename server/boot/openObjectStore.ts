import { objectStore, type ObjectStore } from './objectStore.ts'
import type { ObjectStoreAddress } from './objectStoreAddress.ts'

/**
 * Returns the store and a line about its availability. The shop starts even when the store is
 * unavailable.
 */
export async function openObjectStore(
  address: ObjectStoreAddress,
  say: (line: string) => void,
): Promise<ObjectStore> {
  const store = objectStore(address)
  await store.check().then(
    () => say(`Pictures of shoppers are in the store ${address.base}`),
    (error: unknown) =>
      say(
        `The pictures’ store ${address.base} is away (${error instanceof Error ? error.message : String(error)}): shoppers can’t send or see pictures until it answers`,
      ),
  )
  return store
}
