import { importCatalogue } from '../../domain/catalogue/importCatalogue.ts'
import { checkBooks } from '../../domain/doctor/checkBooks.ts'
import { reportMoney } from '../../domain/ledger/reportMoney.ts'
import { listLog } from '../../domain/officeLog/listLog.ts'
import { showPictureFile } from '../../domain/uploads/showPictureFile.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { reportQuery } from '../reading.ts'
import {
  backupBody,
  importBody,
  listLogQuery,
  nothingAsked,
  showPictureQuery,
} from '../requests.ts'

/** A catalogue of 50,000 products in five languages has about 200 MB. */
const maxImportBytes = 256 * 1024 * 1024

/** What is about the whole shop. */
export function addShopRoutes(office: OfficeRoutes): void {
  office.ask('/doctor', nothingAsked, { answer: (ctx) => checkBooks({ ctx }) })
  office.ask('/log', listLogQuery, { answer: (ctx, input) => listLog({ ctx, input }) })
  office.ask('/report', reportQuery, { answer: (ctx, input) => reportMoney({ ctx, input }) })
  office.ask('/picture', showPictureQuery, {
    about: ({ id }) => [`picture ${id}`],
    answer: (ctx, input) => showPictureFile({ ctx, input }),
  })
  office.act('/import', importBody, {
    about: () => ({ names: [] }),
    act: (ctx, { files }) => importCatalogue({ ctx, input: { files } }),
    mostBytes: maxImportBytes,
  })
  office.do('/backup', backupBody, { answer: ({ backUp }, input) => backUp(input) })
}
