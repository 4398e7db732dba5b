import { maxUploadBytes } from '../../../contract/uploads.ts'
import { importCatalogue } from '../../domain/catalogue/importCatalogue.ts'
import { checkBooks } from '../../domain/integrity/doctor/checkBooks.ts'
import { reportMoney } from '../../domain/ledger/reportMoney.ts'
import { listHistories } from '../../domain/trade/orders/listHistories.ts'
import { readHealth } from '../queries/readHealth.ts'
import { listLog } from '../queries/listLog.ts'
import { addShopPicture } from '../../domain/uploads/addShopPicture.ts'
import { showPictureFile } from '../../domain/uploads/showPictureFile.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { reportQuery } from '../querySchemas.ts'
import {
  addPictureBody,
  backupBody,
  importBody,
  listHistoriesQuery,
  listLogQuery,
  nothingAsked,
  showPictureQuery,
} from '../requests.ts'

/** A catalogue of 50,000 products in five languages has about 200 MB. */
const maxImportBytes = 256 * 1024 * 1024

/** In base64, with what surrounds it. */
const maxPictureBytes = Math.ceil((maxUploadBytes * 4) / 3) + 1_000

/** Routes about the whole shop. */
export function addShopRoutes(office: OfficeRoutes): void {
  office.ask('/doctor', nothingAsked, {
    answer: async (ctx) => {
      const findings = await checkBooks({ ctx })
      ctx.onChecked?.(findings)
      return findings
    },
  })
  office.ask('/health', nothingAsked, {
    answer: async (ctx) => ({
      ...(await readHealth({ ctx })),
      clockJumpSeconds: ctx.clockJumpSeconds?.() ?? 0,
    }),
  })
  office.ask('/flows', listHistoriesQuery, {
    answer: (ctx, input) => listHistories({ ctx, input }),
  })
  office.ask('/log', listLogQuery, { answer: (ctx, input) => listLog({ ctx, input }) })
  office.ask('/report', reportQuery, { answer: (ctx, input) => reportMoney({ ctx, input }) })
  office.ask('/picture', showPictureQuery, {
    about: ({ id }) => [`picture ${id}`],
    answer: (ctx, input) => showPictureFile({ ctx, input }),
  })
  office.act('/pictures/add', addPictureBody, {
    about: () => ({ names: [] }),
    act: (ctx, { content }) =>
      addShopPicture({ ctx, input: { content: Buffer.from(content, 'base64') } }),
    mostBytes: maxPictureBytes,
  })
  office.act('/import', importBody, {
    about: () => ({ names: [] }),
    act: (ctx, input) => importCatalogue({ ctx, input }),
    summarize: ({ imported, refused }) => ({ imported, refused: refused.length }),
    mostBytes: maxImportBytes,
  })
  office.copy('/backup', backupBody, { answer: ({ backUp }, input) => backUp(input) })
}
