import { enableNetwork, listNetworks, setNetwork } from '../../domain/wallet/setNetwork.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { enableNetworkBody, nothingAsked, setNetworkBody } from '../requests.ts'
import { networkSubject } from '../auditTargets.ts'

export function addNetworkRoutes({ ask, act }: OfficeRoutes): void {
  ask('/networks', nothingAsked, { answer: (ctx) => listNetworks({ ctx }) })
  act('/networks/set', setNetworkBody, {
    about: ({ code }) => networkSubject(code),
    act: (ctx, input) => setNetwork({ ctx, input }),
  })
  act('/networks/enable', enableNetworkBody, {
    about: ({ code }) => networkSubject(code),
    act: (ctx, input) => enableNetwork({ ctx, input }),
  })
}
