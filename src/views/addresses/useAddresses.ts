import { useMemo } from 'react'
import { normalizeText } from '../../../contract/normalizeText.ts'
import type { Address } from '../../../contract/shippingAddress.ts'
import {
  deleteAddress,
  listAddresses,
  saveAddress,
  setDefaultAddress,
  showAddress,
} from '../../services/addresses.ts'
import { actorStore } from '../actors/actorStore.ts'
import { useConfirmation } from '../actors/useConfirmation.ts'
import { useResource } from '../actors/useResource.ts'
import { useSubmission } from '../actors/useSubmission.ts'

export type { Address }
/** The values of an address form. A missing value is an empty string. */
export type AddressValues = {
  [Field in Exclude<keyof Address, 'id'>]: NonNullable<Address[Field]>
}

export const emptyAddress: AddressValues = {
  addressee: '',
  mobile: '',
  country: '',
  area: '',
  postcode: '',
  detail: '',
  tag: '',
  isDefault: false,
}

export function addressValuesOf({ id: _id, ...address }: Address): AddressValues {
  return { ...address, postcode: address.postcode ?? '' }
}

export function useAddresses() {
  return useResource(['addresses', 'list'], (signal) => listAddresses({ signal }))
}

export function useAddress(id: number) {
  return useResource(['addresses', 'one', id], (signal) => showAddress(id, { signal }))
}

export function useSaveAddress(id: number | null, onSaved: (address: Address) => void) {
  return useSubmission(['addresses', 'save', id ?? 'new'], {
    send: ({ postcode, ...others }: AddressValues) => {
      const values = { ...others, postcode: normalizeText(postcode) === '' ? null : postcode }
      return saveAddress(id === null ? values : { id, ...values })
    },
    afterwards: () => actorStore.refresh(['addresses']),
    onAccepted: onSaved,
  })
}

/** Deletes an address or makes it the default. Both answers are the updated list. */
export function useAddressActions(
  show: (list: { list: Address[] }) => void,
  onDeleted: () => void,
) {
  const removal = useConfirmation(['addresses', 'delete'], {
    perform: (id: number) => deleteAddress(id),
    afterwards: () => actorStore.refresh(['addresses']),
    onDone: (list) => {
      show(list)
      onDeleted()
    },
  })
  const promotion = useSubmission(['addresses', 'default'], {
    send: (id: number) => setDefaultAddress(id),
    onAccepted: show,
  })
  return useMemo(() => ({ removal, promotion }), [removal, promotion])
}
