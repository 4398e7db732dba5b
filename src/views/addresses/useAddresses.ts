import { useMemo } from 'react'
import type { Address } from '../../../contract/address.ts'
import {
  deleteAddress,
  listAddresses,
  saveAddress,
  setDefaultAddress,
  showAddress,
} from '../../services/addresses.ts'
import { refreshLoaded } from '../actors/actorCache.ts'
import { useResource } from '../actors/useResource.ts'
import { useSubmission } from '../actors/useSubmission.ts'

export type { Address }
export type AddressValues = Omit<Address, 'id'>

export function useAddresses() {
  return useResource('addresses', (signal) => listAddresses({ signal }))
}

export function useAddress(id: number) {
  return useResource(`addresses:${id}`, (signal) => showAddress(id, { signal }))
}

export function useSaveAddress(id: number | null, onSaved: (address: Address) => void) {
  return useSubmission(`address:save:${id ?? 'new'}`, {
    send: (values: AddressValues) => saveAddress(id === null ? values : { id, ...values }),
    afterwards: () => refreshLoaded('addresses'),
    onAccepted: onSaved,
  })
}

/** Deletes, or makes the default. The answer of either is the list as it now is. */
export function useAddressActions(
  show: (list: { list: Address[] }) => void,
  onDeleted: () => void,
) {
  const removal = useSubmission('address:delete', {
    send: (id: number) => deleteAddress(id),
    afterwards: () => refreshLoaded('addresses'),
    onAccepted: (list) => {
      show(list)
      onDeleted()
    },
  })
  const promotion = useSubmission('address:default', {
    send: (id: number) => setDefaultAddress(id),
    onAccepted: show,
  })
  return useMemo(() => ({ removal, promotion }), [removal, promotion])
}
