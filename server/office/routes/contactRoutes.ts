import { platformContact } from '../../../contract/trader.ts'
import { setContact, showContact } from '../../domain/catalogue/contact/platformContact.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { nothingAsked } from '../requests.ts'

export function addContactRoutes({ ask, act }: OfficeRoutes): void {
  ask('/contact', nothingAsked, {
    answer: async (ctx) => ({ contact: await showContact({ ctx }) }),
  })
  act('/contact/set', platformContact, {
    about: () => ({
      names: ['contact'],
      look: async (db) => ({ names: ['contact'], state: await showContact({ ctx: { db } }) }),
    }),
    act: (ctx, input) => setContact({ ctx, input }),
  })
}
