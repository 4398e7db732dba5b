import { cardInstructions } from '../../../contract/wallet.ts'
import {
  dropCardInstructions,
  findCardInstructions,
  setCardInstructions,
} from '../../domain/wallet/cardInstructions.ts'
import { enableNetwork, listNetworks, setNetwork } from '../../domain/wallet/setNetwork.ts'
import type { Subject } from '../auditedAction.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { enableNetworkBody, nothingAsked, setNetworkBody } from '../requests.ts'
import { networkSubject } from '../auditTargets.ts'

/** The ways that money comes and goes by. */
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
  ask('/card', nothingAsked, {
    answer: async (ctx) => ({ card: await findCardInstructions(ctx.db) }),
  })
  act('/card/set', cardInstructions, {
    about: () => cardSubject,
    act: (ctx, input) => setCardInstructions({ ctx, input }),
  })
  act('/card/off', nothingAsked, {
    about: () => cardSubject,
    act: async (ctx) => {
      await dropCardInstructions({ ctx })
      return {}
    },
  })
}

const cardSubject: Subject = {
  names: ['card'],
  look: async (db) => ({ names: ['card'], state: await findCardInstructions(db) }),
}
