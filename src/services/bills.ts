import type * as v from 'valibot'
import * as contract from '../../contract/bill.ts'
import { callApi, openBody } from './http.ts'
import type { CallOptions } from './httpConfiguration.ts'

export type BillFilter = v.InferOutput<typeof contract.billCsv.input>

export function listBill(
  { kind, month, cursor }: BillFilter & { cursor: string | null },
  options?: CallOptions,
) {
  return callApi(
    contract.listBill,
    cursor === null ? { kind, month } : { kind, month, cursor },
    options,
  )
}

/** Downloads all entries of the filter as a CSV file. */
export async function fetchBillFile(query: BillFilter, signal: AbortSignal): Promise<Blob> {
  return new Response(await openBody(contract.billCsv.address, { query, signal })).blob()
}
