import { sql } from 'drizzle-orm'
import { liftLimits, rowsOf } from '../../../db/client.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { checkSeals } from '../seals/checkSeals.ts'
import { checkRules } from './checkRules.ts'

export interface Finding {
  /**
   * An always-empty view; `rules`: the database rules of the books; `seals`: rows that were changed
   * after sealing.
   */
  view: string
  rows: Record<string, unknown>[]
  /** Lines worth recording elsewhere, out of reach of anyone who can change the database. */
  said?: string[]
}

const mostRows = 50

/**
 * Runs every always-empty view, and the checks of rules and seals. A healthy shop has no findings.
 */
export async function checkBooks({ ctx: { db } }: { ctx: Pick<Ctx, 'db'> }): Promise<Finding[]> {
  const views = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.views
      where table_schema = current_schema() and table_name like 'always\\_empty\\_%' order by table_name`,
  )
  const findings: Finding[] = []
  for (const { name } of views) {
    const rows = await db.transaction(async (tx) => {
      await liftLimits(tx)
      return rowsOf<Record<string, unknown>>(
        tx,
        sql`select * from ${sql.identifier(name)} limit ${mostRows}`,
      )
    })
    findings.push({ view: name, rows })
  }
  findings.push({ view: 'rules', rows: await checkRules(db) })
  const { broken, heads } = await checkSeals(db)
  findings.push({ view: 'seals', rows: broken, said: heads })
  return findings
}
