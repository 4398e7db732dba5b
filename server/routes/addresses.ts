import * as calls from '../../contract/address.ts'
import { deleteAddress } from '../domain/identity/address/deleteAddress.ts'
import { listAddresses } from '../domain/identity/address/listAddresses.ts'
import { saveAddress } from '../domain/identity/address/saveAddress.ts'
import { setDefaultAddress } from '../domain/identity/address/setDefaultAddress.ts'
import { showAddress } from '../domain/identity/address/showAddress.ts'
import { shopperRoute, type Api } from './route.ts'

export function addressRoutes(api: Api): void {
  shopperRoute(api, calls.listAddresses, listAddresses)
  shopperRoute(api, calls.saveAddress, saveAddress)
  shopperRoute(api, calls.showAddress, showAddress)
  shopperRoute(api, calls.setDefaultAddress, setDefaultAddress)
  shopperRoute(api, calls.deleteAddress, deleteAddress)
}
