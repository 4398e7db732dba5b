import pg from 'pg'

export interface Table {
  name: string
  /** All columns except generated ones. */
  columns: string[]
}

interface Found extends Table {
  references: string[]
}

/** Lists the database's tables in foreign key order: each after those it references. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Found>(
    `select c.relname::text as name,
        array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          order by a.attnum) as columns,
        array(select p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
          where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as references
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      order by c.relname`,
  )
  return inOrder(rows)
}

export function copyTarget({ name, columns }: Table): string {
  return `${pg.escapeIdentifier(name)} (${columns.map((each) => pg.escapeIdentifier(each)).join(', ')})`
}

function inOrder(found: readonly Found[]): Table[] {
  const ordered = new Map<string, Table>()
  let waiting = found
  while (waiting.length > 0) {
    const ready = waiting.filter(({ references }) => references.every((name) => ordered.has(name)))
    if (ready.length === 0) {
      const names = waiting.map(({ name }) => name).join(', ')
      throw new Error(`The foreign keys of ${names} form a circle`)
    }
    for (const { name, columns } of ready) ordered.set(name, { name, columns })
    waiting = waiting.filter(({ name }) => !ordered.has(name))
  }
  return [...ordered.values()]
}
