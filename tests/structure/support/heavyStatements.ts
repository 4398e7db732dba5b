/** Tables with more than a tenth as many rows as the shop has orders: see bench/large. */
const largeTables = [
  'invoices',
  'notices',
  'order_events',
  'order_lines',
  'orders',
  'parcel_lines',
  'parcels',
  'price_changes',
  'recharges',
  'reviews',
  'skus',
  'stock_movements',
  'transfers',
  'uploads',
]

const named = `(?:public\\.)?(?:${largeTables.join('|')})\\b`

const heavy: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: new RegExp(`^create (?:unique )?index (?!if not exists).* on ${named}`),
    why: 'builds an index',
  },
  {
    pattern: new RegExp(`^(?:update|delete|insert|with|do)\\b.*\\b${named}`),
    why: 'goes through rows',
  },
  {
    pattern: new RegExp(
      `^alter table (?:only )?${named}.* add (?:constraint|check|foreign|unique|primary)(?!.*not valid)`,
    ),
    why: 'checks every row',
  },
  {
    pattern: new RegExp(`^alter table (?:only )?${named}.* validate constraint`),
    why: 'checks every row',
  },
  {
    pattern: new RegExp(`^alter table (?:only )?${named}.* set not null`),
    why: 'checks every row',
  },
  {
    pattern: new RegExp(`^alter table (?:only )?${named}.* alter column \\w+ (?:set data )?type`),
    why: 'rewrites the table',
  },
  {
    pattern: new RegExp(
      `^alter table (?:only )?${named}.* add column .*(?:default [^,]*\\(|generated|serial)`,
    ),
    why: 'rewrites the table',
  },
]

/** A statement that was measured on the large shop says so right before it. */
const measured = /^-- Large shop: (\d+(?:\.\d+)?) s$/m
const mostSeconds = 1

/** What takes long on a large table in a migration's text, and wasn't measured to end in time. */
export function heavyStatements(migration: string): string[] {
  return migration
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .flatMap((statement) => {
      const took = Number(measured.exec(statement)?.[1] ?? Infinity)
      const text = plain(statement)
      const found = heavy.find(({ pattern }) => pattern.test(text))
      return found && took > mostSeconds ? [`${found.why}: ${text.slice(0, 60)}`] : []
    })
}

function plain(statement: string): string {
  return statement
    .replaceAll(/^\s*--.*$/gm, '')
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
