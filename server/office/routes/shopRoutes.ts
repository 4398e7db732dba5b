import { importCatalogue } from '../../domain/catalogue/importCatalogue.ts'
import { checkBooks } from '../../domain/doctor/checkBooks.ts'
import { listLog } from '../../domain/officeLog/listLog.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { backupBody, importBody, listLogQuery, nothingAsked } from '../requests.ts'

/** A catalogue of 50,000 products in five languages has about 200 MB. */
const maxImportBytes = 256 * 1024 * 1024

/** What is about the whole shop. */
export function addShopRoutes(office: OfficeRoutes): void {
  office.ask('/doctor', nothingAsked, { answer: (ctx) => checkBooks({ ctx }) })
  office.ask('/log', listLogQuery, { answer: (ctx, input) => listLog({ ctx, input }) })
  office.act('/import', importBody, {
    about: () => ({ names: [] }),
    act: (ctx, { files }) => importCatalogue({ ctx, input: { files } }),
    mostBytes: maxImportBytes,
  })
  office.do('/backup', backupBody, { answer: ({ backUp }, input) => backUp(input) })
}
